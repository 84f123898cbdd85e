/** A recipe in words. The house recipes' names stand in the game's own words, an owner's in the deck. */
import { t } from '../../i18n/fluent'
import type { Hello } from '../../net/protocol'

export { sentence as recipeSentence } from '../../app/decks/sentence'

/** What the recipe on the back of a card is called. */
export function recipeName(card: number, deck: Pick<Hello['deck'], 'recipes'>): string {
  return deck.recipes[card - 1]?.name || t(`grove-recipe-${card}`)
}
