/** The games whose printed deck an owner may enter, in the form that the server states, and the drawings of their cells. */
import type { Component } from 'svelte'
import { texts } from '../../i18n/fluent'
import { api } from '../../net/api'
import type { DeckForm } from '../../net/protocol'
import { Refusal } from '../../net/Refusal'

/** The drawings of a game's cells, the same as at its table. */
export interface Drawings {
  /** The drawing of one cell, upright, in 100 by 100 units. */
  Cell: Component<{ word: string }>
  /** The same cell as a small sign, centred at 0,0 and about 30 units wide. */
  Sign: Component<{ word: string }>
}

/**
 * A game whose deck can be entered: its numbers of cards and cells, and the words that a cell may have. An empty word
 * is a cell that is not filled yet.
 */
export interface DeckGame extends DeckForm {
  name: string
}

const DRAWINGS = import.meta.glob<{ drawings: Drawings }>('../../games/*/deckDrawings.ts')

function loaderOf(game: string): (() => Promise<{ drawings: Drawings }>) | undefined {
  return DRAWINGS[`../../games/${game}/deckDrawings.ts`]
}

/** The games whose cards can be entered here, in the order of the first page. */
export async function deckGames(): Promise<DeckGame[]> {
  const cards = await api.games()
  return cards.flatMap(({ name, own_decks }) => (own_decks && loaderOf(name) ? [{ name, ...own_decks }] : []))
}

/** The game `name` of `deckGames`. Throws a Refusal for any other game. */
export async function deckGame(name: string): Promise<DeckGame> {
  const game = (await deckGames()).find((each) => each.name === name)
  if (!game) throw new Refusal(404, 'not-found')
  return game
}

export async function drawingsOf({ name }: DeckGame): Promise<Drawings> {
  const [{ drawings }] = await Promise.all([loaderOf(name)!(), texts(name)])
  return drawings
}
