/**
 * The review of a match prepared for the page: the steps to stop at, the frame that shows each of them, and the
 * coordinates of curves.
 */
import type { Review, ReviewStep, SeatChange, Step } from '../../net/protocol'
import { stepOf } from '../../ui/chart'

export type Measure = 'points' | 'win'
export type Listed = 'own' | 'mistakes' | 'all'

/** A smaller change of a chance of winning is written as 0 %. */
export const SEEN_WIN = 0.005

/** The parts of a replay that are needed here. */
export interface Told {
  frames: readonly unknown[]
  steps: readonly Step[]
}

function bareStep({ seat, text }: Step, step: number): ReviewStep {
  const kind = seat === null ? 'chance' : 'action'
  return { step, seat, kind, action: text, values: [], best: [], played: null, rank: null, mistake: false, why: [] }
}

/** Every step of the match; those that are not valued yet come from the replay. */
export function stepsOf(replay: Told, review: Pick<Review, 'steps'> | null): ReviewStep[] {
  const valued = review?.steps ?? []
  const count = valued.length > 0 ? framesOf(valued, replay).at(-1)! + 1 : 0
  return [...valued, ...replay.steps.slice(count).map((step, k) => bareStep(step, valued.length + k))]
}

/** Index of the frame that shows the table after each step. A step that only its own seat received has none: the previous frame shows it. */
export function framesOf(steps: readonly ReviewStep[], replay: Told): number[] {
  const moves = new Set(replay.steps.map(({ seat, text }) => `${seat} ${text}`))
  let frame = -1
  return steps.map(({ seat, action }) => {
    if (moves.has(`${seat} ${action}`)) frame = Math.min(frame + 1, replay.frames.length - 1)
    return Math.max(0, frame)
  })
}

export function changeOf(step: ReviewStep, seat: number): SeatChange | null {
  return step.values.find((change) => change.seat === seat) ?? null
}

/** The expected result of a seat at the start and after each step; chances of winning in hundredths. */
export function curveOf(review: Review, seat: number, measure: Measure): number[] {
  const account = review.seats[seat]!
  let now = measure === 'win' ? 100 * (account.win?.start ?? 0) : account.start
  return [
    now,
    ...review.steps.map((step) => {
      const change = changeOf(step, seat)
      if (measure === 'points') now = change?.after ?? now
      else if (change?.win) now = 100 * change.win.after
      return now
    }),
  ]
}

/** Whether a part changed the points visibly; otherwise it may have changed the chance of winning. */
export function isSeen(amount: number, least: number): boolean {
  return Math.abs(amount) >= least
}

/** Whether the luck of a step is visible, in points or as a chance. */
function hasLuck(change: SeatChange | null, least: number): boolean {
  if (!change) return false
  return isSeen(change.luck, least) || Math.abs(change.win?.luck ?? 0) >= SEEN_WIN
}

/** A part of a change, in points or as a chance. */
export function partOf(change: SeatChange | null, part: 'cost' | 'luck' | 'others', measure: Measure): number {
  return (measure === 'win' ? change?.win?.[part] : change?.[part]) ?? 0
}

/** The actions of a seat that had an alternative; those that are not valued yet may have had one. */
export function decisionsOf(steps: readonly ReviewStep[], seat: number, valuedSteps: number): number[] {
  return steps.flatMap((step, k) =>
    step.seat === seat && step.kind === 'action' && (step.played !== null || k >= valuedSteps) ? [k] : [],
  )
}

/** The steps at which the page stops, for one seat: its decisions and what luck changed, its mistakes alone, or everything. */
export function stopsOf(
  steps: readonly ReviewStep[],
  seat: number,
  valuedSteps: number,
  selection: Listed,
  least: number,
): number[] {
  const own = new Set(decisionsOf(steps, seat, valuedSteps))
  return steps.flatMap((step, k) => {
    if (selection === 'all') return step.kind === 'action' || hasLuck(changeOf(step, seat), least) ? [k] : []
    if (selection === 'mistakes') return own.has(k) && step.mistake ? [k] : []
    return own.has(k) || (step.kind === 'chance' && hasLuck(changeOf(step, seat), least)) ? [k] : []
  })
}

export type Verdict = 'mistake' | 'best' | 'level' | 'likelier' | 'forced' | 'luck' | 'others' | 'open'

/** The kind of a step from the point of view of a seat. */
export function verdictOf(step: ReviewStep, seat: number, isKnown: boolean, least: number): Verdict {
  if (!isKnown) return 'open'
  if (step.kind === 'chance') return hasLuck(changeOf(step, seat), least) ? 'luck' : 'others'
  if (step.played === null) return 'forced'
  if (step.mistake) return 'mistake'
  const { cost, error } = changeOf(step, step.seat ?? 0) ?? { cost: 0, error: 0 }
  if (cost < least) return 'best'
  return cost > 2 * error ? 'likelier' : 'level'
}

/** The position in `stops` that is nearest to a step. */
export function nearest(stops: readonly number[], step: number): number {
  return stops.reduce((best, each, k) => (Math.abs(each - step) < Math.abs(stops[best]! - step) ? k : best), 0)
}

/**
 * Curves over a field of `width` by `height`, with a value at the start and after each valued step. `also`: further
 * values that the scale includes; `steps`: the number of steps of the whole match.
 */
export function graphOf(
  curves: readonly (readonly number[])[],
  width: number,
  height: number,
  measure: Measure,
  also: readonly number[] = [],
  steps = Math.max(0, ...curves.map((curve) => curve.length - 1)),
) {
  const values = [...curves.flat(), ...also]
  const low = measure === 'win' ? 0 : Math.min(...values)
  const high = measure === 'win' ? 100 : Math.max(...values)
  const size = measure === 'win' ? 25 : stepOf(Math.max(2, high - low), 5)
  const from = Math.floor(low / size) * size
  const to = Math.max(from + size, Math.ceil(high / size) * size)
  const x = (position: number): number => (position / Math.max(1, steps)) * width
  const y = (value: number): number => ((to - value) / (to - from)) * height
  const lines = curves.map((curve) =>
    curve.map((value, k) => `${k === 0 ? 'M' : 'L'}${x(k).toFixed(1)} ${y(value).toFixed(1)}`).join(''),
  )
  const ticks = Array.from({ length: Math.round((to - from) / size) + 1 }, (_, k) => from + k * size)
  return { lines, x, y, ticks: ticks.map((value) => ({ value, y: y(value) })) }
}

/**
 * The cost of a seat's mistakes, and of its other decisions together; `count`: how many of these have a visible cost.
 */
export interface Losses {
  mistakes: number
  others: number
  count: number
}

export function lossesOf(steps: readonly ReviewStep[], seat: number, measure: Measure, least: number): Losses {
  const losses = { mistakes: 0, others: 0, count: 0 }
  for (const step of steps) {
    if (step.seat !== seat || step.played === null) continue
    const cost = partOf(changeOf(step, seat), 'cost', measure)
    if (step.mistake) losses.mistakes += cost
    else losses.others += cost
    if (!step.mistake && cost >= (measure === 'win' ? SEEN_WIN : least)) losses.count += 1
  }
  return losses
}

/** The part that changed a seat's expectation most: its chance of winning, if it has one. */
export function mainPart(change: SeatChange): 'cost' | 'luck' | 'others' {
  const parts = change.win ?? change
  const names = ['cost', 'luck', 'others'] as const
  return names.reduce((most, name) => (Math.abs(parts[name]) > Math.abs(parts[most]) ? name : most))
}
