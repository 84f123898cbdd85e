/** Coordinates of the chart of totals, hand by hand. */
import type { Sheet } from '../../net/protocol/grass'
import { totalsAfter } from './hands'

interface Chart {
  /** 0, then the total of a seat after each hand. */
  lines: { seat: number; totals: number[]; marks: { x: number; y: number }[]; path: string }[]
  steps: { y: number; value: number }[]
  /** The vertical position of the goal. */
  goal: number
}

const SIZES = [25, 50, 100, 250, 500, 1000]
const MOST_STEPS = 5

/** The totals of all seats spread over a field; `goal` is always within it. */
export function chartOf(sheets: readonly (readonly Sheet[])[], goal: number, width: number, height: number): Chart {
  const seats = sheets[0]?.length ?? 0
  const after = Array.from({ length: sheets.length + 1 }, (_, hands) => totalsAfter(sheets, hands))
  const all = [0, goal, ...after.flat()]
  const low = Math.min(...all)
  const high = Math.max(...all)
  const step = SIZES.find((size) => (high - low) / size <= MOST_STEPS) ?? 2500
  const from = Math.floor(low / step) * step
  const to = Math.ceil(high / step) * step
  const y = (value: number): number => ((to - value) / (to - from)) * height
  const lines = Array.from({ length: seats }, (_, seat) => {
    const totals = after.map((each) => each[seat] ?? 0)
    const marks = totals.map((value, k) => ({ x: (k * width) / Math.max(1, sheets.length), y: y(value) }))
    return {
      seat,
      totals,
      marks,
      path: marks.map((mark, k) => `${k === 0 ? 'M' : 'L'}${mark.x.toFixed(1)} ${mark.y.toFixed(1)}`).join(''),
    }
  })
  const steps = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, k) => from + k * step)
  return { lines, steps: steps.map((value) => ({ y: y(value), value })), goal: y(goal) }
}
