/**
 * What a match of several players shows of a game with plain screens: everybody sees the same state, which lists the
 * moves of each.
 */
import type { Naming } from '../../i18n/words'
import type { Snapshot, Step } from '../../net/protocol'

export { default as MoveSummary } from './MoveSummary.svelte'

export const boards = null
export const showsOthers = true

export function moveSummaryText(steps: Step[], naming: Naming): string {
  const own = steps.filter(({ seat }) => seat !== null)
  return [naming(own[0]?.seat ?? 0), own.map(({ text }) => text).join(', ')].filter(Boolean).join(': ')
}

/** The points of a seat: unknown before the end. */
export function pointsOf({ outcome }: Snapshot, seat: number): number | null {
  return outcome?.ranking.find((place) => place.seat === seat)?.score.total ?? null
}

export function isClosed(): boolean {
  return false
}

export function tieText(): string {
  return ''
}
