/** What the review shows of Grass. */
import { t } from '../../i18n/fluent'
import type { Naming } from '../../i18n/words'
import { nameOf, read } from './cards'

export { default as Board } from './ReviewBoard.svelte'

export function actionText(action: string, naming: Naming): string {
  const move = read(action)
  switch (move?.kind) {
    case 'play':
      return move.target === null
        ? t('review-grass-play', { card: nameOf(move.card) })
        : t('review-grass-play-on', { card: nameOf(move.card), name: naming(move.target) ?? t('grass-you') })
    case 'discard':
    case 'cover':
      return t(`review-grass-${move.kind}`, { card: nameOf(move.card) })
    case 'pass':
      return t('review-grass-pass', { card: nameOf(move.card ?? 0) })
    case 'pick':
      return t('grass-move-pick', { card: nameOf(move.card) })
    case 'propose':
    case 'draft':
      return t(`review-grass-${move.kind}`)
    case 'accept':
    case 'decline':
    case 'withdraw':
    case 'done':
      return t(`grass-move-${move.kind}`)
    case 'card':
      return t('review-grass-card', { card: move.card === null ? '' : nameOf(move.card) })
    default:
      return action
  }
}
