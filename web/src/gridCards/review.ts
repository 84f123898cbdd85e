/** The texts of actions in the review of games with cards of trees. */
import { t } from '../i18n/fluent'
import { placeText } from '../table/places'
import { read } from './grid'
import { placeName } from './sentences'

export function actionText(action: string): string {
  const move = read(action)
  if (move?.kind === 'card')
    return t('review-trees-lay', { card: move.laid.card, place: placeName(move.laid.turn, move.laid) })
  if (move?.kind === 'draw') return t('review-trees-draw', { card: move.card })
  return move?.kind === 'die' ? t('table-move-die', { place: placeText(move.cell) }) : action
}
