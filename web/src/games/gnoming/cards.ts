/** The cards of Gnoming A Round by number, the cells of a grid, and the notation of moves. No rules. */
import { t } from '../../i18n/fluent'
import { HAZARD, NAMES, SIDES, VALUES } from '../../net/protocol/gnoming'
import { minus } from '../../ui/numbers'

/** The points printed on each card; 0 for special cards. */
export function valueOf(card: number): number {
  return VALUES[card] ?? 0
}

/** A card as journals write it: `5`, `-2`, `hazard`. */
export function codeOf(card: number): string {
  return NAMES[card] ?? ''
}

/** The card named by a text; null if it names none, as when another player drew it. */
export function cardOf(text: string): number | null {
  const card = NAMES.indexOf(text as (typeof NAMES)[number])
  return card < 0 ? null : card
}

/** The short text of a card: `5`, `−2`, or the name of a special one. */
export function figureOf(card: number): string {
  return card < HAZARD ? minus(valueOf(card)) : t(`gnoming-card-${codeOf(card)}`)
}

/** The name of a card in the reader's language: "a five", "a hazard". */
export function nameOf(card: number): string {
  const kind = card < HAZARD ? 'number' : codeOf(card)
  return t('gnoming-card', { card: codeOf(card), kind, value: valueOf(card), figure: minus(valueOf(card)) })
}

/** The name of a cell in the reader's language; cells are numbered from 1 in reading order. */
export function cellName(cell: number): string {
  return t('gnoming-cell', { cell: cell + 1 })
}

export type ParsedMove =
  | { kind: 'turn'; cell: number }
  | { kind: 'pass' }
  | { kind: 'draw' }
  | { kind: 'take'; card: number | null; pile: number }
  /** `card`: null if it was not named; `out`: the face-up card it replaces, null for a face-down one. */
  | { kind: 'put'; card: number | null; cell: number; out: number | null }
  /** `pile`: null if a hazard leaves the game. */
  | { kind: 'discard'; card: number | null; pile: number | null }
  /** An outcome of chance: the card that was turned up or drawn; null if the viewer did not see it. */
  | { kind: 'card'; card: number | null }
  | { kind: 'undo' }

/** Parses the text of a step; null if it has none of the forms. */
export function read(text: string): ParsedMove | null {
  if (text === 'undo') return { kind: 'undo' }
  const [word = '', ...rest] = text.replace(/^\* /, '').split(' ')
  if (word === 'pass') return { kind: 'pass' }
  if (word === 'draw') return { kind: 'draw' }
  if (word === 'card') return { kind: 'card', card: null }
  if (word === 'turn') return { kind: 'turn', cell: Number(rest[0]) - 1 }
  const pile = SIDES.indexOf(rest.at(-1) as 'left')
  const firstCard = cardOf(rest[0] ?? '')
  if (word === 'take') return pile < 0 ? null : { kind: 'take', card: firstCard, pile }
  if (word === 'discard') return { kind: 'discard', card: firstCard, pile: pile < 0 ? null : pile }
  if (word === 'put') {
    const put = /^put (?:(\S+) )?@ ([1-9])(?: for (\S+))?$/.exec(text)
    return put && { kind: 'put', card: cardOf(put[1] ?? ''), cell: Number(put[2]) - 1, out: cardOf(put[3] ?? '') }
  }
  const card = cardOf(word)
  return card === null ? null : { kind: 'card', card }
}
