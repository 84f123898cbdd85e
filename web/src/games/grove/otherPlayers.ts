/** What a table of several shows of Grove: everybody's board small and close, and what a seat did in the round that closed. */
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

/** What one seat did, for whoever listens. */
export const moveSummaryText = (steps: Step[], naming: Naming): string => moveOf('grove', steps, naming)

/** Everybody has a grove of their own. */
export const boards = { Picture: EndBoard, Look }

/** What decided between a place and its neighbours with as many points: more dice, or nothing, and then they share it. */
export function tieText(ranking: Place[], k: number): string {
  return tied(ranking, k, (here, below) =>
    t('grove-room-tie-dice', { own: here.score.dice_count, other: below.score.dice_count }),
  )
}
