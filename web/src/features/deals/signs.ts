/** The course of a match in one line of signs, which shows no card: ▂▅▁▇. */
import type { Replay, Snapshot } from '../../net/protocol'

const SIGNS = '▁▂▃▄▅▆▇█'
/** The most signs of a line; longer matches have several moves in a sign. */
const MOST = 12

/**
 * The points that a seat gained in each of its moves, or in several moves together. Empty if its points are not known
 * before the end.
 */
export function gainsOf(
  { frames, steps }: Pick<Replay, 'frames' | 'steps'>,
  seat: number,
  pointsOf: (snapshot: Snapshot, seat: number) => number | null,
): number[] {
  const own = steps.flatMap((step, frame) => (step.seat === seat ? [frame] : []))
  // Of consecutive steps only the last one is a move's end.
  const ends = own.filter((frame, k) => own[k + 1] !== frame + 1)
  const points = [0, ...ends.slice(0, -1), frames.length - 1].map((frame) => pointsOf(frames[frame]!, seat))
  if (ends.length < 2 || points.some((each) => each === null)) return []
  const together = Math.ceil(ends.length / MOST)
  const stops = points.filter((_, k) => k % together === 0 || k === points.length - 1) as number[]
  return stops.slice(1).map((each, k) => each - stops[k]!)
}

/** A sign for each gain, the least the lowest; gains below zero are as low as none. */
export function signsOf(gains: readonly number[]): string {
  const most = Math.max(1, ...gains)
  return gains.map((gain) => SIGNS[Math.round((Math.max(0, gain) / most) * (SIGNS.length - 1))]).join('')
}
