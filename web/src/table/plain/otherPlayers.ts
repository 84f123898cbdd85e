/** What a table of several shows of a game with plain screens: all see the same state, and what each played is listed there. */
import type { Snapshot, Step } from '../../net/protocol'

export { default as MoveSummary } from './MoveSummary.svelte'

export const boards = null
export const quiet = true

export function moveSummaryText(name: string, steps: Step[]): string {
  return `${name}: ${steps.map(({ text }) => text).join(', ')}`
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
