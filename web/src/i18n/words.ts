/** Small things that sentences of several games and pages need. */
import { language, t } from './fluent'

/** What the others are called; null for the viewer's own seat. */
export type Naming = (seat: number) => string | null

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Texts one after the other, each of them a sentence with one full stop; empty ones are left out. */
export function joinSentences(...texts: string[]): string {
  const sentences = texts.filter(Boolean).map((text) => (/[.!?…:]$/.test(text) ? text : `${text}.`))
  return sentences.join(' ')
}

/** Of two messages the one that speaks to the viewer, or the one that names another player. */
export function sentenceAbout(id: string, name: string | null, args: Record<string, string | number> = {}): string {
  return capital(name === null ? t(`${id}-you`, args) : t(id, { name, ...args }))
}

/** "Anna, Bruno and Carla". */
export function listOf(words: readonly string[]): string {
  const list = new Intl.ListFormat(language() === 'en' ? 'en-GB' : 'it', { type: 'conjunction' }).format(words)
  return language() === 'en' ? list : list.replace(/ e (?=[eèé])/i, ' ed ')
}
