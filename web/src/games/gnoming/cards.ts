/** The cards of Gnoming A Round by their numbers, the cells of a grid, and the text form of what is done. No rules. */
import { t } from '../../i18n/fluent'
import { HAZARD, MULLIGAN, NAMES, SIDES, VALUES } from '../../net/protocol/gnoming'
import { minus } from '../../ui/numbers'

/** What is printed on a card with a number; 0 on the special ones. */
export function valueOf(card: number): number {
  return VALUES[card] ?? 0
}

/** A card as journals write it: `5`, `-2`, `hazard`. */
export function codeOf(card: number): string {
  return NAMES[card] ?? ''
}

/** The card that a text names; null when it names none, as when another player drew it. */
export function cardOf(text: string): number | null {
  const card = NAMES.indexOf(text as (typeof NAMES)[number])
  return card < 0 ? null : card
}

/** What stands on a card, for where there is room for no more: `5`, `−2`, or the name of a special one. */
export function figureOf(card: number): string {
  return card === HAZARD || card === MULLIGAN ? t(`gnoming-card-${codeOf(card)}`) : minus(valueOf(card))
}

/** A card in the reader's words: a five, a hazard. */
export function nameOf(card: number): string {
  const kind = card === HAZARD || card === MULLIGAN ? codeOf(card) : 'number'
  return t('gnoming-card', { card: codeOf(card), kind, value: valueOf(card), figure: minus(valueOf(card)) })
}

/** A cell in the reader's words; cells are numbered from 1 in reading order. */
export function cellName(cell: number): string {
  return t('gnoming-cell', { cell: cell + 1 })
}

export type ParsedMove =
  | { kind: 'turn'; cell: number }
  | { kind: 'pass' }
  | { kind: 'draw' }
  | { kind: 'take'; card: number | null; pile: number }
  /** `card`: null where it was not named; `out`: the face-up card it replaces, null where a face-down one lay. */
  | { kind: 'put'; card: number | null; cell: number; out: number | null }
  /** `pile`: null where a hazard leaves the game. */
  | { kind: 'discard'; card: number | null; pile: number | null }
  /** Chance: a card came to light, or was drawn unseen (null). */
  | { kind: 'card'; card: number | null }
  | { kind: 'undo' }

/** What a step of the table says; null when it is none of the forms. */
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
