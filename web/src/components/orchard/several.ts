/** What a table of several shows of Orchard: everybody's board small and close, and what a seat did in the round that closed. */
import { t } from '../../lib/fluent'
import type { Step } from '../../lib/protocol'
import { ROTTEN_COST, type Place, type Snapshot } from '../../lib/protocol/orchard'
import { signed } from '../../lib/signs'
import EndBoard from './EndBoard.svelte'
import Look from './Look.svelte'
import { read } from './grid'

export { default as Deed } from './Deed.svelte'

/** Everybody has an orchard of their own. */
export const boards = { Picture: EndBoard, Look }

export interface Laying {
  card: number
  turn: number
  gain: number
}

/** The card that one seat's steps laid, and what they brought with the dice that were chosen for it; null if none was. */
export function layingOf(steps: Step[]): Laying | null {
  const move = steps.map((step) => read(step.text)).find((each) => each?.kind === 'card')
  if (move?.kind !== 'card') return null
  return { card: move.laid.card, turn: move.laid.turn, gain: steps.reduce((sum, step) => sum + (step.gain ?? 0), 0) }
}

/** What one seat did, for whoever listens. */
export function deedText(name: string, steps: Step[]): string {
  const laying = layingOf(steps)
  return laying ? t('room-deed', { name, card: laying.card, gain: signed(laying.gain) }) : t('room-deed-none', { name })
}

export function pointsOf(snapshot: Snapshot, seat: number): number {
  return snapshot.view.boards.find((board) => board.seat === seat)?.score.total ?? 0
}

/** A seat where no card fits any more, while others may play on. */
export function isClosed(snapshot: Snapshot, seat: number): boolean {
  return snapshot.view.boards.find((board) => board.seat === seat)?.state === 'stopped'
}

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
