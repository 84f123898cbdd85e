/** Positions for the numbers of a player's lines and rectangle, so that none covers another. */
import type { Score, Span } from '../../net/protocol/clustered'
import { coinSize } from '../../table/Coin.svelte'
import { isAcross, sizeOf } from './grid'

export interface Badge {
  points: number
  x: number
  y: number
  /** The height of its digits, before it is enlarged. */
  size: number
}

const OF_LINE = 15
const OF_AREA = 18
/** The minimum distance between two badges, for their outlines. */
const GAP = 3

/** The corners of a rectangle, the first one at its top left. */
function areaPlaces([row, col, rows, cols]: Span): [x: number, y: number][] {
  const left = 100 * col + 2
  const right = 100 * (col + cols) - 2
  const top = 100 * row + 2
  const bottom = 100 * (row + rows) - 2
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

/** The candidate positions along a line, from its end back to its start: first between its cards, then beside them. */
function linePlaces(span: Span): [x: number, y: number][] {
  const [row, col, rows, cols] = span
  const count = sizeOf(span)
  const steps = [...Array.from({ length: count + 1 }, (_, k) => k), ...Array.from({ length: count }, (_, k) => k + 0.5)]
  return steps.map((step) =>
    isAcross(span)
      ? [100 * (col + cols - step) + (step < count ? -6 : 6), 100 * row + 99]
      : [100 * col + 99, 100 * (row + rows - step) + (step < count ? -6 : 6)],
  )
}

/** The badges of a score, the rectangle's first; `grow`: how much larger they are drawn. */
export function badgesOf({ area, runs }: Score, grow: number): Badge[] {
  const badges: Badge[] = []
  function place(points: number, size: number, places: [x: number, y: number][]): void {
    const own = coinSize(points, size)
    const [x, y] =
      places.find(([x, y]) =>
        badges.every((other) => {
          const theirs = coinSize(other.points, other.size)
          return (
            Math.abs(x - other.x) >= (own.wide + theirs.wide) * grow + GAP ||
            Math.abs(y - other.y) >= (own.tall + theirs.tall) * grow + GAP
          )
        }),
      ) ?? places[0]!
    badges.push({ points, x, y, size })
  }
  if (area) place(sizeOf(area), OF_AREA, areaPlaces(area))
  for (const run of runs) place(sizeOf(run), OF_LINE, linePlaces(run))
  return badges
}
