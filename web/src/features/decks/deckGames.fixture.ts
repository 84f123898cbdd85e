/** Games with decks for the tests, as the server states them; the last one differs from every existing game. */
import type { DeckGame } from './deckGames'

export const ORCHARD: DeckGame = {
  name: 'orchard',
  cards: 18,
  cells: 6,
  words: ['apple', 'pear', 'plum'],
  recipes: false,
}
export const GROVE: DeckGame = {
  name: 'grove',
  cards: 18,
  cells: 6,
  words: ['orange-1', 'orange-2', 'glade'],
  recipes: true,
}
export const SMALL: DeckGame = { name: 'small', cards: 2, cells: 4, words: ['oak'], recipes: false }
