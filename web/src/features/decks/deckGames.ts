/** The games whose printed deck an owner may enter, and the words of their cells in the order of the keys. */
import type { Component } from 'svelte'
import { texts } from '../../i18n/fluent'

export const CARDS = 18
export const CELLS = 6

/** `games/<game>/deck.py` says what these words are; an empty one is a cell that is not filled yet. */
export const WORDS = {
  orchard: ['apple', 'pear', 'plum'],
  grove: ['orange-1', 'orange-2', 'lemon-1', 'lemon-2', 'lime-1', 'lime-2', 'glade'],
} as const satisfies Record<string, readonly string[]>

export type DeckGame = keyof typeof WORDS

export function hasDecks(game: string): game is DeckGame {
  return game in WORDS
}

/** How a game draws what stands on its cards; the drawings are those of its table. */
export interface Drawings {
  /** What stands on one cell, upright, in 100 by 100 units. */
  Cell: Component<{ word: string }>
  /** The same as a sign around 0,0, about 30 units wide. */
  Sign: Component<{ word: string }>
}

const DRAWN: Record<DeckGame, () => Promise<{ drawings: Drawings }>> = {
  orchard: () => import('../../games/orchard/deckDrawings'),
  grove: () => import('../../games/grove/deckDrawings'),
}

export async function drawingsOf(game: DeckGame): Promise<Drawings> {
  const [{ drawings }] = await Promise.all([DRAWN[game](), texts(game)])
  return drawings
}
