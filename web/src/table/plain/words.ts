/** Reads the messages of a game that has no screens of its own. */
import { has, t } from '../../i18n/fluent'
import type { Step } from '../../net/protocol'

interface LegalMove {
  action: number
  text: string
}

/** The text of a field: `<game>-<field>` if the game has one, else its name in the protocol. */
export function fieldName(game: string, field: string): string {
  const id = `${game}-${field.replaceAll('_', '-')}`
  return has(id) ? t(id) : field.replaceAll('_', ' ')
}

/**
 * The legal moves. A field of the offers is one move or a list of them; a move is its action, or a list that begins with
 * its action and goes on with what distinguishes it.
 */
export function movesOf(game: string, offers: unknown): LegalMove[] {
  return Object.entries(offers ?? {}).flatMap(([field, value]: [string, unknown]) => {
    const moves = Array.isArray(value) && typeof value[0] !== 'number' ? (value as unknown[]) : [value]
    return moves.flatMap((move) => {
      const [action, ...more] = Array.isArray(move) ? (move as unknown[]) : [move]
      if (typeof action !== 'number') return []
      return [{ action, text: [fieldName(game, field), ...more.map(plain)].join(' ') }]
    })
  })
}

/** A step, with the seat that made it; a chance event has none. */
export function stepText({ seat, text }: Step, name: (seat: number) => string): string {
  return seat === null ? text : `${name(seat)}: ${text}`
}

/** A value as one line of text. */
export function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) return value.length > 0 ? value.map(plain).join(', ') : '–'
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([field, each]) => `${field} ${plain(each)}`)
      .join(', ')
  return String(value)
}
