/** Where a card of the hand may go, and which peddles a protection may cover: read off the offers. No rules. */
import { type Covering, MOST_SEATS, type Move, NAMES, type Offers, type Play } from '../../net/protocol/grass'
import { isPeddle, valueOf } from './cards'
import { beyond } from './changes'

/** `own` (one's own market), `waste`, `seat-2` (another player's market). */
export type Place = string

export const OWN: Place = 'own'
export const WASTE: Place = 'waste'

export interface Target {
  place: Place
  action: number
  /** What it would do; null for a card that is discarded or passed on. */
  play: Play | null
}

/** The place that stands for a seat; `own` is the viewer's. */
export function placeOf(seat: number | null, own: number | null): Place {
  return seat === null || seat === own ? OWN : `seat-${seat}`
}

/** The seat whose market a place is; null for one's own and for the waste. */
export function seatOf(place: Place): number | null {
  return place.startsWith('seat-') ? Number(place.slice(5)) : null
}

/** Where a card of a kind may go: onto markets, to the left, onto the waste. `only`: the one move that a lesson asks for. */
export function targetsOf(offers: Offers, kind: number, left: number | null, only: string | null): Target[] {
  const name = NAMES[kind]!
  const fits = (text: string): boolean => only === null || only === text
  const targets: Target[] = []
  for (const play of offers.plays) {
    const text = play.target === null ? `play ${name}` : `play ${name} on ${play.target}`
    if (play.card === kind && fits(text)) targets.push({ place: placeOf(play.target, null), action: play.action, play })
  }
  for (const [action, card] of offers.passes) {
    if (card === kind && left !== null && fits(`pass ${name}`))
      targets.push({ place: placeOf(left, null), action, play: null })
  }
  for (const [action, card] of offers.discards) {
    if (card === kind && fits(`discard ${name}`)) targets.push({ place: WASTE, action, play: null })
  }
  return targets
}

/** Whether these cards are there, each as often. */
function within(some: readonly number[], all: readonly number[]): boolean {
  return beyond(some, all).length === 0
}

/** The offered set that is just these peddles, in any order. */
export function coveringOf(coverings: readonly Covering[], kinds: readonly number[]): Covering | null {
  return coverings.find(([, peddles]) => peddles.length === kinds.length && within(kinds, peddles)) ?? null
}

/** Whether a peddle may join those picked: some offered set holds them all. */
export function mayAdd(coverings: readonly Covering[], kinds: readonly number[], kind: number): boolean {
  return coverings.some(([, peddles]) => within([...kinds, kind], peddles))
}

/** Whether peddles are those that the moves of a lesson cover, in text form. */
export function coversAs(kinds: readonly number[], script: readonly string[]): boolean {
  return (
    kinds.map((kind) => `cover ${NAMES[kind]}`).join() === script.filter((text) => text.startsWith('cover ')).join()
  )
}

/** What moved peddles, and a card that is laid, would bring a seat's market, in thousands. */
export function broughtTo(seat: number | null, moves: readonly Move[], ownCard: number | null): number {
  return moves.reduce(
    (sum, [loser, kind, to]) => sum + (to === seat ? valueOf(kind) : 0) - (loser === seat ? valueOf(kind) : 0),
    ownCard !== null && isPeddle(ownCard) ? valueOf(ownCard) : 0,
  )
}

const FIRST = 'A'.charCodeAt(0)

/** The letter by which keys name a player: A is the first seat. */
export function letterOf(seat: number): string {
  return String.fromCharCode(FIRST + seat)
}

/** The seat that a key names; null if it names none. */
export function seatCalled(key: string): number | null {
  const seat = key.length === 1 ? key.toUpperCase().charCodeAt(0) - FIRST : -1
  return seat >= 0 && seat < MOST_SEATS ? seat : null
}

/** Whether the focus came by key: what a finger touches is not yet aimed at. */
export function byKey(event: FocusEvent): boolean {
  return event.target instanceof Element && event.target.matches(':focus-visible')
}
