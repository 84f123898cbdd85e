/** What the checks of all games use: the cards that are left, and how a match is followed. */
import type { Entry } from './journal'

/** A random stream, and the cards from which its next draw chooses, in their order. */
export interface Source {
  stream: string
  cards: readonly string[]
}

/** Follows a match from its deal on, entry by entry; the entries are in order and none of them is taken back. */
export interface Follower {
  source: () => Source
  add: (entry: Entry) => void
}

/** The card of an outcome; in Grove it may be drawn for its recipe. */
export function cardIn({ text }: Entry): string {
  return text.replace('recipe ', '')
}

/** The cards without the first that is this one. */
export function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card)
  return cards.filter((_, k) => k !== at)
}

/** A deck with so many cards of each name, in this order. */
export function deckOf(counts: readonly (readonly [card: string, count: number])[]): string[] {
  return counts.flatMap(([card, count]) => Array<string>(count).fill(card))
}
