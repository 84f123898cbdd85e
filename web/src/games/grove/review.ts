/** What the review shows of Grove. */
import { readCell } from '../../gridCards/grid'
import { actionText as ofTrees } from '../../gridCards/review'
import { t } from '../../i18n/fluent'
import { placeText } from '../../table/places'

export { default as Board } from './ReviewBoard.svelte'

export function actionText(action: string): string {
  const recipe = /^recipe (\d+)$/.exec(action)
  if (recipe) return t('review-grove-recipe', { card: Number(recipe[1]) })
  const cell = readCell('wheelbarrow', action)
  return cell ? t('grove-table-move-wheelbarrow', { place: placeText(cell) }) : ofTrees(action)
}
