/** The cards of Grass by number, and the notation of moves. No rules. */
import { t } from '../../i18n/fluent'
import type { Facts } from '../../net/protocol'
import { LIFTS, LOST, MORE_WORDS, NAMES, SUIT, SUITS, VALUES } from '../../net/protocol/grass'

export type Suit = (typeof SUITS)[number]

export const KINDS: readonly number[] = NAMES.map((_, kind) => kind)

/** The descriptions of a card by number: the names of the cards, then descriptions without a name. */
export const WORDS: readonly string[] = [...NAMES, ...MORE_WORDS]

export function suitOf(card: number): Suit {
  return SUITS[SUIT[card] ?? 0]!
}

/** The thousands printed on each card; 0 for none. */
export function valueOf(card: number): number {
  return VALUES[card] ?? 0
}

/** The number of turns that a card costs the player who plays it. */
export function lostBy(card: number): number {
  return LOST[card] ?? 0
}

export function isPeddle(card: number): boolean {
  return suitOf(card) === 'peddle'
}

/** The heat that a heat-off card lifts; null for the one that lifts any, and for every other card. */
export function liftedBy(card: number): number | null {
  const heat = LIFTS[card] ?? -1
  return heat < 0 ? null : heat
}

/** A card as journals write it: `dr-feelgood`. */
export function codeOf(card: number): string {
  return NAMES[card] ?? ''
}

/** The card named by a text; null if it names none, as when another player drew it. */
export function cardOf(text: string): number | null {
  const card = NAMES.indexOf(text as (typeof NAMES)[number])
  return card < 0 ? null : card
}

/** The name printed on a card. */
export function nameOf(card: number): string {
  return t(`grass-card-${codeOf(card)}`)
}

/** The variables of a sentence with the printed names of cards in place of their notation. */
export function namedFacts(facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => {
      const card = typeof fact === 'string' ? cardOf(fact) : null
      return [key, card === null ? fact : nameOf(card)]
    }),
  )
}

/** The use of a card in one sentence. */
export function doesOf(card: number): string {
  return t(`grass-card-${codeOf(card)}-does`)
}

/** The explanation of a card. */
export function aboutOf(card: number): string {
  return `${nameOf(card)}: ${doesOf(card)}`
}

/** The text of a description in a proposal: the card's name, or less. */
export function wordOf(description: number): string {
  const word = WORDS[description] ?? 'card'
  return description < NAMES.length ? t(`grass-card-${word}`) : t(`grass-word-${word}`)
}

export type ParsedMove =
  /** `target`: the seat on which it is played; null without a target. */
  | { kind: 'play'; card: number; target: number | null }
  | { kind: 'discard' | 'cover' | 'pick'; card: number }
  /** `card`: null if it is hidden from the viewer. */
  | { kind: 'pass'; card: number | null }
  | { kind: 'done' | 'propose' | 'accept' | 'decline' | 'withdraw' | 'undo' }
  /** A step of a draft, hidden from other players. */
  | { kind: 'draft' }
  /** An outcome of chance: the card that was dealt or drawn; null if the viewer did not see it. */
  | { kind: 'card'; card: number | null }

const PLAIN = ['done', 'propose', 'accept', 'decline', 'withdraw', 'undo'] as const
const DRAFTED = ['to', 'give', 'want', 'drop']

/** Parses the text of a step; null if it has none of the forms. */
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
