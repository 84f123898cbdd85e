/** A recipe in words. The house recipes' names stand in the game's own words, an owner's in the deck. */
import { t } from '../../i18n/fluent'
import type { Hello, Recipe } from '../../net/protocol'
import { signed } from '../../ui/numbers'

/** A recipe, or one of which numbers may still be missing. */
type Entered = Omit<Recipe, 'number' | 'than' | 'amount'> & { than: number | null; amount: number | null }

export function recipeSentence({ name: _, than, amount, value, wheelbarrow, ...recipe }: Entered): string {
  return t('recipe-sentence', {
    ...recipe,
    amount: amount ?? 0,
    than: than ?? 0,
    value: value === 'any' ? 0 : Number(value),
    signed: amount ? signed(amount) : '+0',
    wheelbarrow: wheelbarrow ? 'yes' : 'no',
  })
}

/** What the recipe on the back of a card is called. */
export function recipeName(card: number, deck: Pick<Hello['deck'], 'recipes'>): string {
  return deck.recipes[card - 1]?.name || t(`grove-recipe-${card}`)
}
