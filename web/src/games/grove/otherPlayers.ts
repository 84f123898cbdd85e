/** What a match of several players shows of Grove: all boards, small and large, and the moves of the last round. */
import { moveSummaryText as moveOf } from '../../gridCards/laying'
import { t } from '../../i18n/fluent'
import type { Naming } from '../../i18n/words'
import type { Step } from '../../net/protocol'
import type { Place } from '../../net/protocol/grove'
import { tieText as tied } from '../../table/ranking'
import EndBoard from './EndBoard.svelte'
import Look from './ZoomView.svelte'

export { begins, isClosed, placeOf, pointsOf } from '../../gridCards/laying'
export { default as MoveSummary } from './MoveSummary.svelte'

/** The move of one seat, for screen readers. */
export const moveSummaryText = (steps: Step[], naming: Naming): string => moveOf('grove', steps, naming)

/** Each player has a grove of their own. */
export const boards = { Picture: EndBoard, Look }

/**
 * The tie-break between a place and its neighbours with equal points: more dice, or none, and then they share the
 * place.
 */
export function tieText(ranking: Place[], k: number): string {
  return tied(ranking, k, (here, below) =>
    t('grove-room-tie-dice', { own: here.score.dice_count, other: below.score.dice_count }),
  )
}
