/** The back of a card of Grove as a form: which fields are asked, and what is sent of them. */
import type { Count, FruitFilter, PlaceFilter, Recipe, Reward, ValueFilter, When } from '../../net/protocol'

export const WHENS: readonly When[] = ['each', 'at-least', 'at-most', 'exactly']
export const FRUITS: readonly FruitFilter[] = ['any', 'orange', 'lemon', 'lime']
export const PLACES: readonly PlaceFilter[] = ['any', 'tree', 'glade']
export const VALUES: readonly ValueFilter[] = ['any', '2', '3', '4', '5', '6', '10', '15']
const REWARDS: readonly Reward[] = ['points', 'percent']

type Filter = 'fruit' | 'place' | 'value'

/** A recipe that is being entered: numbers may still be missing. */
export interface RecipeDraft extends Omit<Recipe, 'number' | 'than' | 'amount'> {
  number: number | null
  than: number | null
  amount: number | null
}

/** Which filters go with what is counted. */
const FILTERS: Record<Count, readonly Filter[]> = {
  dice: ['fruit', 'place', 'value'],
  fruit: ['fruit', 'place'],
  sets: ['place'],
  pairs: ['fruit', 'place'],
  values: ['fruit', 'place'],
  glades: [],
  bare: ['fruit'],
  squirrel: [],
  length: [],
}
export const COUNTS = Object.keys(FILTERS) as Count[]

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
  return FILTERS[recipe.count].includes(filter)
}

/** What is earned again and again is points: a percentage is earned once. */
export function rewardsOf(recipe: RecipeDraft): readonly Reward[] {
  return recipe.when === 'each' ? ['points'] : REWARDS
}

export function isFilled(recipe: RecipeDraft): boolean {
  return recipe.number !== null && recipe.than !== null && recipe.amount !== null && recipe.name.trim() !== ''
}

/** The recipe with what is not asked put back to what it is when nobody asks. */
export function tidy(recipe: RecipeDraft): RecipeDraft {
  return {
    ...recipe,
    fruit: asks(recipe, 'fruit') ? recipe.fruit : 'any',
    place: asks(recipe, 'place') ? recipe.place : 'any',
    value: asks(recipe, 'value') ? recipe.value : 'any',
    reward: rewardsOf(recipe).includes(recipe.reward) ? recipe.reward : 'points',
  }
}
