/** A recipe in words. The names of the house recipes are in the game's texts, those of an owner's in the deck. */
import { t } from '../../i18n/fluent'
import type { Hello, Recipe } from '../../net/protocol'
import { signed } from '../../ui/numbers'

/** A recipe, possibly with missing numbers. */
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

/** The name of the recipe on the back of a card. */
export function recipeName(card: number, deck: Pick<Hello['deck'], 'recipes'>): string {
  return deck.recipes[card - 1]?.name || t(`grove-recipe-${card}`)
}
