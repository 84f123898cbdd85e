/** The invisible character at the end of a sentence that is said again. */
export const REPEATED = '\u200b'

/**
 * The text of a live region after `text` is to be said. Screen readers say a region only when its text changes, so a
 * sentence that is said twice in a row ends with an invisible character every second time.
 */
export function asNewText(text: string, previous: string): string {
  return text !== '' && text === previous ? text + REPEATED : text
}
