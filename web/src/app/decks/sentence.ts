/** A recipe as a sentence, in the game's own words for it. */
import { t } from '../../i18n/fluent'
import type { Recipe } from '../../net/protocol'
import type { RecipeDraft } from './recipe'

export function sentence(recipe: Recipe | RecipeDraft): string {
  const { when, count, fruit, place, reward } = recipe
  const amount = recipe.amount ?? 0
  return t('recipe-sentence', {
    when,
    count,
    fruit,
    place,
    reward,
    amount,
    than: recipe.than ?? 0,
    value: recipe.value === 'any' ? 0 : Number(recipe.value),
    signed: amount < 0 ? `−${-amount}` : `+${amount}`,
    wheelbarrow: recipe.wheelbarrow ? 'yes' : 'no',
  })
}
