/** The games whose printed deck an owner may enter, the words of their cells and the drawings of these. */
import type { Component } from 'svelte'
import { texts } from '../../i18n/fluent'
import { CELL_WORDS as GROVE } from '../../net/protocol/grove'
import { FRUITS as ORCHARD } from '../../net/protocol/orchard'

export const CARDS = 18
export const CELLS = 6

/** The words of a cell; an empty one is a cell that is not filled yet. */
export const WORDS = { orchard: ORCHARD, grove: GROVE } as const satisfies Record<string, readonly string[]>

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

const DRAWINGS: Record<DeckGame, () => Promise<{ drawings: Drawings }>> = {
  orchard: () => import('../../games/orchard/deckDrawings'),
  grove: () => import('../../games/grove/deckDrawings'),
}

export async function drawingsOf(game: DeckGame): Promise<Drawings> {
  const [{ drawings }] = await Promise.all([DRAWINGS[game](), texts(game)])
  return drawings
}
