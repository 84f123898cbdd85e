/** The cards of Grass by their numbers, and the text form of what is done with them. No rules. */
import { t } from '../../i18n/fluent'
import { LIFTS, LOST, MORE_WORDS, NAMES, SUIT, SUITS, VALUES } from '../../net/protocol/grass'

export type Suit = (typeof SUITS)[number]

export const KINDS: readonly number[] = NAMES.map((_, kind) => kind)

/** Descriptions of a card by their numbers: the names of the cards, then those that need not name it. */
export const WORDS: readonly string[] = [...NAMES, ...MORE_WORDS]

export function suitOf(card: number): Suit {
  return SUITS[SUIT[card] ?? 0]!
}

/** Thousands that are printed on a card; 0 where none are. */
export function valueOf(card: number): number {
  return VALUES[card] ?? 0
}

/** Turns that a card costs the player who plays it. */
export function lostBy(card: number): number {
  return LOST[card] ?? 0
}

export function isPeddle(card: number): boolean {
  return suitOf(card) === 'peddle'
}

/** The heat that a heat off is made for; null for the one that lifts any, and for every other card. */
export function liftedBy(card: number): number | null {
  const heat = LIFTS[card] ?? -1
  return heat < 0 ? null : heat
}

/** A card as journals write it: `dr-feelgood`. */
export function codeOf(card: number): string {
  return NAMES[card] ?? ''
}

/** The card that a text names; null when it names none, as when another player drew it. */
export function cardOf(text: string): number | null {
  const card = NAMES.indexOf(text as (typeof NAMES)[number])
  return card < 0 ? null : card
}

/** The name printed on a card. */
export function nameOf(card: number): string {
  return t(`grass-card-${codeOf(card)}`)
}

/** What a card is for, in one sentence. */
export function doesOf(card: number): string {
  return t(`grass-card-${codeOf(card)}-does`)
}

/** The explanation of a card. */
export function aboutOf(card: number): string {
  return `${nameOf(card)}: ${doesOf(card)}`
}

/** What a proposal calls a card: its name, or less than that. */
export function wordOf(description: number): string {
  const word = WORDS[description] ?? 'card'
  return description < NAMES.length ? t(`grass-card-${word}`) : t(`grass-word-${word}`)
}

export type ParsedMove =
  /** `target`: the seat it is played on, null where it has no target. */
  | { kind: 'play'; card: number; target: number | null }
  | { kind: 'discard' | 'cover' | 'pick'; card: number }
  /** `card`: null where it is hidden from the viewer. */
  | { kind: 'pass'; card: number | null }
  | { kind: 'done' | 'propose' | 'accept' | 'decline' | 'withdraw' | 'undo' }
  /** A step of a draft, hidden from the others. */
  | { kind: 'draft' }
  /** Chance: a card was dealt or drawn, unseen where null. */
  | { kind: 'card'; card: number | null }

const PLAIN = ['done', 'propose', 'accept', 'decline', 'withdraw', 'undo'] as const
const DRAFTED = ['to', 'give', 'want', 'drop']

/** What a step of the table says; null when it is none of the forms. */
export function read(text: string): ParsedMove | null {
  const [word = '', ...rest] = text.replace(/^\* /, '').split(' ')
  const plain = PLAIN.find((each) => each === word)
  if (plain && rest.length === 0) return { kind: plain }
  if (DRAFTED.includes(word)) return { kind: 'draft' }
  if (word === 'card' && rest.length === 0) return { kind: 'card', card: null }
  const card = cardOf(rest[0] ?? '')
  if (word === 'pass') return card !== null || rest[0] === 'card' ? { kind: 'pass', card } : null
  if (word === 'discard' || word === 'cover' || word === 'pick') return card === null ? null : { kind: word, card }
  if (word === 'play') {
    if (card === null) return null
    if (rest.length === 1) return { kind: 'play', card, target: null }
    return rest.length === 3 && rest[1] === 'on' && /^\d$/.test(rest[2]!)
      ? { kind: 'play', card, target: Number(rest[2]) }
      : null
  }
  const drawnCard = rest.length === 0 ? cardOf(word) : null
  return drawnCard === null ? null : { kind: 'card', card: drawnCard }
}
