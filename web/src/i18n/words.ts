/** Small functions for the sentences of several games and pages. */
import { language, locale, t } from './fluent'

/** The name of a seat; null for the viewer's own. */
export type Naming = (seat: number) => string | null

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Joins texts as sentences with one full stop each; empty texts are left out. */
export function joinSentences(...texts: string[]): string {
  const sentences = texts.filter(Boolean).map((text) => (/[.!?…:]$/.test(text) ? text : `${text}.`))
  return sentences.join(' ')
}

/** Formats the message for the viewer, or the one that names another player. */
export function sentenceAbout(id: string, name: string | null, args: Record<string, string | number> = {}): string {
  return capital(name === null ? t(`${id}-you`, args) : t(id, { name, ...args }))
}

/** "Anna, Bruno and Carla". */
export function listOf(words: readonly string[]): string {
  const list = new Intl.ListFormat(locale(), { type: 'conjunction' }).format(words)
  return language() === 'it' ? list.replace(/ e (?=[eèé])/i, ' ed ') : list
}
