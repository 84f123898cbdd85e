/** Reads the text of a journal, as far as checking a shuffle needs it: docs/journal.md has the grammar. */
import { isNumber } from './hashes'

export interface Entry {
  /** "*" for chance, otherwise the number of a seat. */
  author: string
  text: string
}

export interface Journal {
  game: string
  seats: number
  options: string[]
  isFree: boolean
  /** "" if the journal has none. */
  seed: string
  shuffle: { match: string; key: string; numbers: string[] } | null
  entries: Entry[]
  /** The number of outcomes of chance. */
  draws: number
}

const KEYS = ['game', 'ruleset', 'deck', 'seats', 'options', 'undo', 'seed']

/** Null if the text is not a journal. */
export function readJournal(text: string): Journal | null {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line && !line.startsWith('#'))
  const format = /^mazzo ([12])$/.exec(lines[0] ?? '')
  if (!format) return null
  const values = KEYS.map((key, k) => valueOf(lines[1 + k], key))
  if (values.includes(null)) return null
  const [game, , , seatsText, options, undo, seed] = values as string[]
  const seats = Number(seatsText)
  let at = 1 + KEYS.length
  let shuffle: Journal['shuffle'] = null
  if (format[1] === '2') {
    const [match, key] = [valueOf(lines[at], 'match'), valueOf(lines[at + 1], 'key')]
    const numbers = Array.from({ length: seats }, (_, k) => valueOf(lines[at + 2 + k], 'number'))
    if (!match || !key || !isNumber(key) || !numbers.every((each) => each === '-' || isNumber(each ?? ''))) return null
    shuffle = { match, key, numbers: numbers as string[] }
    at += 2 + seats
  }
  const entries = lines
    .slice(at)
    .filter((line) => /^(\*|\d{1,2}) /.test(line))
    .map((line) => ({ author: line.slice(0, line.indexOf(' ')), text: line.slice(line.indexOf(' ') + 1) }))
  if (entries.some(({ author }) => author !== '*' && Number(author) >= seats)) return null
  return {
    game: game!,
    seats,
    options: options === '-' ? [] : options!.split(' '),
    isFree: undo === 'free' && seats === 1,
    seed: isNumber(seed!) ? seed! : '',
    shuffle,
    entries,
    draws: entries.filter(({ author }) => author === '*').length,
  }
}

function valueOf(line: string | undefined, key: string): string | null {
  const [name, ...rest] = (line ?? '').split(':')
  return name?.trim() === key && rest.length > 0 ? rest.join(':').trim() : null
}
