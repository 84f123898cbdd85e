/** The games whose printed deck an owner may enter, in the form that the server states, and the drawings of their cells. */
import type { Component } from 'svelte'
import { texts } from '../../i18n/fluent'
import { api, Refusal } from '../../net/api'
import type { DeckForm } from '../../net/protocol'

/** How a game draws what stands on its cards; the drawings are those of its table. */
export interface Drawings {
  /** What stands on one cell, upright, in 100 by 100 units. */
  Cell: Component<{ word: string }>
  /** The same as a sign around 0,0, about 30 units wide. */
  Sign: Component<{ word: string }>
}

/** What is entered of a game: how many cards and cells, and the words of a cell; an empty one is a cell that is not filled yet. */
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

/** One of them. Fails for a game that has none, or is not offered. */
export async function deckGame(name: string): Promise<DeckGame> {
  const game = (await deckGames()).find((each) => each.name === name)
  if (!game) throw new Refusal(404, 'not-found')
  return game
}

export async function drawingsOf({ name }: DeckGame): Promise<Drawings> {
  const [{ drawings }] = await Promise.all([loaderOf(name)!(), texts(name)])
  return drawings
}
