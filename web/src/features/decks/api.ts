/** The calls about decks that owners enter (docs/wire.md). */
import { callAsPerson } from '../../net/api'
import type { DeckCheck, DeckInfo, NewDeck, Recipe } from '../../net/protocol'
import { playableDecks } from '../newGame/api'
import type { Draft } from './draft'
import { tidy, type RecipeDraft } from './recipe'

const at = (version: string): string => `/api/decks/${encodeURIComponent(version)}`

export const decks = {
  ...playableDecks,
  keep: (deck: NewDeck) => callAsPerson<DeckInfo>('POST', '/api/decks', deck),
  check: (deck: NewDeck) => callAsPerson<DeckCheck>('POST', '/api/decks/check', deck),
  /** Saves the deck in a file. */
  bring: (file: Blob) => callAsPerson<DeckInfo>('POST', '/api/decks/file', file),
  drop: (version: string) => callAsPerson<undefined>('DELETE', at(version)),
  fileAddress: (version: string) => `${at(version)}/file`,
}

/**
 * The draft as the server expects it. Missing numbers are sent as 0, so that the server still checks the other fields.
 */
export function wireOf(draft: Draft): NewDeck {
  const recipes = draft.withRecipes ? draft.recipes.map((recipe) => recipeOf(tidy(recipe))) : []
  return { game: draft.game, name: draft.name.trim(), faces: draft.faces, recipes }
}

function recipeOf({ number, than, amount, ...words }: RecipeDraft): Recipe {
  return { ...words, number: number ?? 0, than: than ?? 0, amount: amount ?? 0 }
}
