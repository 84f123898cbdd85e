/** What the server has written into the head of the page: the content of `<meta name="mazzo-without" content="grass" />`. */
export function headContent(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
}
