/** What a match of several players shows of Orchard: all boards, small and large, and the moves of the last round. */
import { moveSummaryText as moveOf } from '../../gridCards/laying'
import { t } from '../../i18n/fluent'
import type { Naming } from '../../i18n/words'
import type { Step } from '../../net/protocol'
import { ROTTEN_COST, type Place } from '../../net/protocol/orchard'
import { tieText as tied } from '../../table/ranking'
import EndBoard from './EndBoard.svelte'
import Look from './ZoomView.svelte'

export { default as MoveSummary } from './MoveSummary.svelte'
export { begins, isClosed, placeOf, pointsOf } from '../../gridCards/laying'

/** The steps of a seat as sentences, for screen readers. */
export const moveSummaryText = (steps: Step[], naming: Naming): string => moveOf('orchard', steps, naming)

/** Each player has an orchard of their own. */
export const boards = { Picture: EndBoard, Look }

/**
 * The tie-break between a place and its neighbours with equal points: fewer rotten fruit, more dice, or none, and then
 * they share the place. Empty if the points decide.
 */
export function tieText(ranking: Place[], k: number): string {
  const rotten = (place: Place): number => -place.score.rotten / ROTTEN_COST
  return tied(ranking, k, (here, below) =>
    rotten(here) === rotten(below)
      ? t('room-tie-dice', { own: here.score.dice_count, other: below.score.dice_count })
      : t('room-tie-rotten', { own: rotten(here), other: rotten(below) }),
  )
}
