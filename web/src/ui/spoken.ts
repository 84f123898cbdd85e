/** The invisible character at the end of a repeated sentence. */
export const REPEATED = '\u200b'

/**
 * The text of a live region that makes screen readers announce `text`. They announce a region only when its text
 * changes, so a repeated sentence ends with an invisible character every second time.
 */
export function asNewText(text: string, previous: string): string {
  return text !== '' && text === previous ? text + REPEATED : text
}
