/** Coordinates of a histogram of scores, drawn by Histogram.svelte: better scores further right. */
import type { Bar } from '../../net/protocol'
import { stepOf } from '../../ui/chart'

/** Scores from `from` to `to` in one bar; `at` and `width` in hundredths of the field, `size` in hundredths of the highest. */
export interface Column {
  from: number
  to: number
  count: number
  size: number
  at: number
  width: number
}

/** A vertical line at a score; `row`: in which row its label stands, so that labels do not overlap. */
export interface Line {
  score: number
  text: string
  at: number
  row: number
}

export interface Label {
  score: number
  text: string
}

interface Histogram {
  columns: Column[]
  lines: Line[]
  ticks: { score: number; at: number }[]
}

/** The width of a letter of a label, in pixels. */
const LETTER = 7.4
const GAP = 10

/** `labels`: scores that get a line; `own`: one's score; `width`: of the field in pixels; `textOf`: a score as a text. */
export function histogramOf(
  bars: readonly Bar[],
  labels: readonly Label[],
  own: number | null,
  fewest: boolean,
  width: number,
  textOf: (score: number) => string = String,
): Histogram {
  const scores = [
    ...bars.map(({ score }) => score),
    ...labels.map(({ score }) => score),
    ...(own === null ? [] : [own]),
  ]
  const low = Math.min(...scores)
  const high = Math.max(...scores)
  const step = coarse(high - low + 1, Math.max(4, Math.floor(width / 16)))
  const first = Math.floor(low / step)
  const count = Math.floor(high / step) - first + 1
  const share = 100 / count
  /** The left edge of a column. */
  const edge = (column: number): number => (fewest ? count - 1 - column : column) * share
  const columnOf = (score: number): number => Math.floor(score / step) - first
  const middle = (score: number): number => edge(columnOf(score)) + share / 2
  const counts = Array.from({ length: count }, () => 0)
  for (const bar of bars) counts[columnOf(bar.score)]! += bar.count
  const most = Math.max(1, ...counts)
  const columns = counts.map((each, k) => ({
    from: (first + k) * step,
    to: (first + k + 1) * step - 1,
    count: each,
    size: (each / most) * 100,
    at: edge(k),
    width: share,
  }))
  const longest = Math.max(...[low, high].map((score) => textOf(score).length))
  // The first text may be moved by half its width to stay in the field.
  const every = Math.max(1, Math.ceil(Math.max(52, 1.5 * longest * LETTER + GAP) / (width / count)))
  const ticks = columns.flatMap(({ from, at }, k) => (k % every === 0 ? [{ score: from, at: at + share / 2 }] : []))
  return { columns, lines: apart(labels, middle, width), ticks }
}

/** The number of scores in a column, so that at most `most` columns cover the range. */
function coarse(range: number, most: number): number {
  if (range <= most) return 1
  let unit = 1
  while (range / (200 * unit) > most) unit *= 100
  return stepOf(range / unit, most) * unit
}

/** The lines with their labels in as few rows as they need. */
function apart(labels: readonly Label[], middle: (score: number) => number, width: number): Line[] {
  const ends: number[] = []
  return labels
    .map((label) => ({ ...label, at: middle(label.score) }))
    .sort((a, b) => a.at - b.at)
    .map((label) => {
      const long = label.text.length * LETTER
      const from = Math.min(Math.max(0, (label.at / 100) * width - long / 2), width - long)
      let row = ends.findIndex((end) => end + GAP <= from)
      if (row < 0) row = ends.length
      ends[row] = from + long
      return { ...label, row }
    })
}
