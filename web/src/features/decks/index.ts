/** Decks that their owners enter. */
import type { Route } from '../../app/route'

const editor = () => import('./DeckEditPage.svelte')

export const routes: Route[] = [
  { name: 'decks', path: '/decks', page: () => import('./DecksPage.svelte') },
  { name: 'newDeck', path: '/decks/new/{game}', page: editor },
  { name: 'deckCopy', path: '/decks/{id}/copy', page: editor },
  { name: 'deck', path: '/decks/{id}', page: () => import('./DeckPage.svelte') },
]
