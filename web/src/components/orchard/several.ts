/** What a table of several shows of Orchard: everybody's board small and close, and what a seat did in the round that closed. */
import { t } from '../../lib/fluent'
import type { Step } from '../../lib/protocol'
import { ROTTEN_COST, type Place } from '../../lib/protocol/orchard'
import { deedText as deedOf } from '../trees/laying'
import EndBoard from './EndBoard.svelte'
import Look from './Look.svelte'

export { default as Deed } from './Deed.svelte'
export { isClosed, pointsOf } from '../trees/laying'

/** What one seat did, for whoever listens. */
export const deedText = (name: string, steps: Step[]): string => deedOf('orchard', name, steps)

/** Everybody has an orchard of their own. */
export const boards = { Picture: EndBoard, Look }

/**
 * What decided between a place and its neighbours with as many points: fewer rotten fruit, more dice, or nothing, and
 * then they share it. Empty where the points decide.
 */
export function tieText(ranking: Place[], k: number): string {
  const here = ranking[k]!
  const level = ranking.filter((place) => place.seat !== here.seat && place.score.total === here.score.total)
  if (level.some((place) => place.place === here.place)) return t(here.place === 1 ? 'room-tie-won' : 'room-tie-shared')
  const below = level.find((place) => place.place > here.place)
  if (!below) return ''
  const rotten = (place: Place): number => -place.score.rotten / ROTTEN_COST
  if (rotten(here) !== rotten(below)) return t('room-tie-rotten', { own: rotten(here), other: rotten(below) })
  return t('room-tie-dice', { own: here.score.dice_count, other: below.score.dice_count })
}
