/** The record of a puzzle tried in this browser; it is part of the client's first file. Days are in UTC, as text. */
import { storedObject } from '../../ui/storage'

/** How a puzzle was solved: at the first try on its day or later, at another try, or not. */
export type How = 'first' | 'late' | 'again' | 'missed'

export interface Record {
  how: How
  /** The last action that was tried; null if only the answer was requested. */
  action: string | null
}

export const KEY = 'mazzo-puzzles'

/** The records of a game by day. */
export function recordsOf(game: string): { [date: string]: Record } {
  return (storedObject(KEY)[game] ?? {}) as { [date: string]: Record }
}

export function recordOf(game: string, date: string): Record | null {
  return recordsOf(game)[date] ?? null
}
