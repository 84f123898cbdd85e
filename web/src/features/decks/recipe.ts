/** The back of a card of Grove as a form: the fields that are shown, and the values that are sent. */
import type { Recipe, Reward } from '../../net/protocol'
import { RECIPE_FILTERS, RECIPE_REWARDS } from '../../net/protocol/grove'

type Filter = 'fruit' | 'place' | 'value'

/** A recipe that is being entered: numbers may still be missing. */
export interface RecipeDraft extends Omit<Recipe, 'number' | 'than' | 'amount'> {
  number: number | null
  than: number | null
  amount: number | null
}

export function firstRecipe(): RecipeDraft {
  return {
    number: null,
    when: 'each',
    than: 1,
    count: 'dice',
    fruit: 'any',
    place: 'any',
    value: 'any',
    reward: 'points',
    amount: null,
    wheelbarrow: true,
    name: '',
  }
}

export function asks(recipe: RecipeDraft, filter: Filter): boolean {
  const filters: readonly Filter[] = RECIPE_FILTERS[recipe.count]
  return filters.includes(filter)
}

export function rewardsOf(recipe: RecipeDraft): readonly Reward[] {
  return RECIPE_REWARDS[recipe.when]
}

export function isFilled(recipe: RecipeDraft): boolean {
  return recipe.number !== null && recipe.than !== null && recipe.amount !== null && recipe.name.trim() !== ''
}

/** The recipe with default values in the fields that the form does not show. */
export function tidy(recipe: RecipeDraft): RecipeDraft {
  return {
    ...recipe,
    fruit: asks(recipe, 'fruit') ? recipe.fruit : 'any',
    place: asks(recipe, 'place') ? recipe.place : 'any',
    value: asks(recipe, 'value') ? recipe.value : 'any',
    reward: rewardsOf(recipe).includes(recipe.reward) ? recipe.reward : rewardsOf(recipe)[0]!,
  }
}
