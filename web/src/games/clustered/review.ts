/** What the review shows of Clustered. */
import { t } from '../../i18n/fluent'
import { capital } from '../../i18n/words'
import { placeText } from '../../table/places'
import { nameOf, read } from './cards'

export { default as Board } from './ReviewBoard.svelte'

export function actionText(action: string): string {
  const move = read(action)
  if (move?.kind === 'lay')
    return capital(t('review-clustered-lay', { card: nameOf(move.card), place: placeText(move) }))
  if (move?.kind === 'discard') return t('clustered-move-discard', { card: nameOf(move.card) })
  return move?.kind === 'draw' && move.card !== null ? capital(nameOf(move.card)) : action
}
