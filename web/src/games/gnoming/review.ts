/** What the review shows of Gnoming A Round. */
import { t } from '../../i18n/fluent'
import { capital } from '../../i18n/words'
import { SIDES, type Snapshot } from '../../net/protocol/gnoming'
import { nameOf, read } from './cards'

export { default as Board } from './ReviewBoard.svelte'

const CELLS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

export function triesOf({ view }: Snapshot, seat: number): string[] {
  const { state } = view.players[seat]!
  if (state === 'drawing') return ['draw', 'take left', 'take right']
  if (state === 'choosing' || state === 'asked')
    return [...CELLS.map((cell) => `turn ${cell}`), ...(state === 'asked' ? ['pass'] : [])]
  if (state === 'waiting' || state === 'finished') return []
  return [...CELLS.map((cell) => `put @ ${cell}`), 'discard left', 'discard right', 'discard hazard']
}

/** A card that is not named is the one in the hand, or on the pile. */
function cardText(card: number | null): string {
  return card === null ? t('review-gnoming-it') : nameOf(card)
}

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
      return capital(t('gnoming-move-take', { card: cardText(move.card), side: SIDES[move.pile]! }))
    case 'put': {
      const args = { card: cardText(move.card), cell: move.cell + 1 }
      return capital(
        move.out === null
          ? t('review-gnoming-put', args)
          : t('review-gnoming-replace', { ...args, out: nameOf(move.out) }),
      )
    }
    case 'discard':
      return move.pile === null
        ? t('gnoming-discard-hazard')
        : capital(t('review-gnoming-discard', { card: cardText(move.card), side: SIDES[move.pile]! }))
    case 'card':
      return capital(t('review-gnoming-card', { card: move.card === null ? '' : nameOf(move.card) }))
    default:
      return action
  }
}
