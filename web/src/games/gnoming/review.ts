/** What the review shows of Gnoming A Round. */
import { t } from '../../i18n/fluent'
import { capital } from '../../i18n/words'
import { nameOf, read, SIDES } from './cards'

export { default as Board } from './ReviewBoard.svelte'

export function actionText(action: string): string {
  const move = read(action)
  switch (move?.kind) {
    case 'draw':
      return t('gnoming-draw-from')
    case 'pass':
      return t('gnoming-no-thanks')
    case 'turn':
      return t('gnoming-move-turn', { cell: move.cell + 1 })
    case 'take':
      return capital(t('gnoming-move-take', { card: nameOf(move.card ?? 0), side: SIDES[move.pile]! }))
    case 'put': {
      const args = { card: nameOf(move.card ?? 0), cell: move.cell + 1 }
      return capital(
        move.out === null
          ? t('review-gnoming-put', args)
          : t('review-gnoming-replace', { ...args, out: nameOf(move.out) }),
      )
    }
    case 'discard':
      return move.pile === null
        ? t('gnoming-discard-hazard')
        : capital(t('review-gnoming-discard', { card: nameOf(move.card ?? 0), side: SIDES[move.pile]! }))
    case 'card':
      return capital(t('review-gnoming-card', { card: move.card === null ? '' : nameOf(move.card) }))
    default:
      return action
  }
}
