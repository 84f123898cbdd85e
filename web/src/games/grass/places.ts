/**
 * The places where a card of the hand may be played, and the peddles that a protection may cover, from the offers. No
 * rules.
 */
import { type Covering, MOST_SEATS, type Move, NAMES, type Offers, type Play } from '../../net/protocol/grass'
import { isPeddle, valueOf } from './cards'
import { beyond } from './changes'

/** `own` (the viewer's market), `waste`, `seat-2` (another player's market). */
export type Place = string

export const OWN: Place = 'own'
export const WASTE: Place = 'waste'

export interface Target {
  place: Place
  action: number
  /** The play; null for a card that is discarded or passed. */
  play: Play | null
}

/** The place of a seat's market; `own`: the viewer's seat. */
export function placeOf(seat: number | null, own: number | null): Place {
  return seat === null || seat === own ? OWN : `seat-${seat}`
}

/** The seat of a place; null for the viewer's market and the waste. */
export function seatOf(place: Place): number | null {
  return place.startsWith('seat-') ? Number(place.slice(5)) : null
}

/**
 * The places for a card of a kind: markets, the left-hand neighbour, the waste. `only`: the only move that a lesson
 * allows.
 */
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

/** Whether `all` contains `some`, as multisets. */
function within(some: readonly number[], all: readonly number[]): boolean {
  return beyond(some, all).length === 0
}

/** The offered set that equals these peddles, in any order. */
export function coveringOf(coverings: readonly Covering[], kinds: readonly number[]): Covering | null {
  return coverings.find(([, peddles]) => peddles.length === kinds.length && within(kinds, peddles)) ?? null
}

/** Whether a peddle may be picked, too: an offered set contains it with those already picked. */
export function mayAdd(coverings: readonly Covering[], kinds: readonly number[], kind: number): boolean {
  return coverings.some(([, peddles]) => within([...kinds, kind], peddles))
}

/** Whether peddles are those that the moves of a lesson cover, in text form. */
export function coversAs(kinds: readonly number[], script: readonly string[]): boolean {
  return (
    kinds.map((kind) => `cover ${NAMES[kind]}`).join() === script.filter((text) => text.startsWith('cover ')).join()
  )
}

/** The change of a seat's market by moved peddles and a placed card, in thousands. */
export function broughtTo(seat: number | null, moves: readonly Move[], ownCard: number | null): number {
  return moves.reduce(
    (sum, [loser, kind, to]) => sum + (to === seat ? valueOf(kind) : 0) - (loser === seat ? valueOf(kind) : 0),
    ownCard !== null && isPeddle(ownCard) ? valueOf(ownCard) : 0,
  )
}

const FIRST = 'A'.charCodeAt(0)

/** The letter key of a player: A for the first seat. */
export function letterOf(seat: number): string {
  return String.fromCharCode(FIRST + seat)
}

/** The seat of a letter key; null if there is none. */
export function seatCalled(key: string): number | null {
  const seat = key.length === 1 ? key.toUpperCase().charCodeAt(0) - FIRST : -1
  return seat >= 0 && seat < MOST_SEATS ? seat : null
}

/** Whether the focus came by keyboard: a touch does not aim. */
export function byKey(event: FocusEvent): boolean {
  return event.target instanceof Element && event.target.matches(':focus-visible')
}
