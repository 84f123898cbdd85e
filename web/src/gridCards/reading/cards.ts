/**
 * Which cards lie where. A die hides most of a cell, but a card shows several cells, and what is on it is known: nine different
 * cards are looked for that explain all cells together.
 */
import type { Template } from './match'

/** Cards of a finished table. */
const CARDS = 9
/** A cell tells nothing for a card that is less alike than its most alike one by this much. */
const APART = 0.3
/** A card that lies on a cell where none is seen is no card. */
const EMPTY = -1
const WIDE = 2
const HIGH = 3
/** How often all cards are looked for again, without one of them. */
const ROUNDS = 4

/** A card at a place of the grid: for each of its cells, which cell of the grid it covers and by which template. */
interface Place {
  card: number
  cells: { at: number; template: number; worth: number }[]
}

/** Row and column of a cell of an upright card after quarter turns clockwise. */
function turnedCell(cell: number, turn: number): [row: number, col: number] {
  const [row, col] = [Math.floor(cell / WIDE), cell % WIDE]
  if (turn === 0) return [row, col]
  if (turn === 1) return [col, HIGH - 1 - row]
  if (turn === 2) return [HIGH - 1 - row, WIDE - 1 - col]
  return [WIDE - 1 - col, row]
}

/**
 * The template of each cell, row by row; null where no card was found. `likeness`: of a cell with each template; null where no
 * card lies.
 */
export function cardsOn(
  rows: number,
  cols: number,
  likeness: readonly (Float32Array | null)[],
  templates: readonly Template[],
): (number | null)[] {
  const places = placesOf(rows, cols, likeness, templates)
  let chosen: Place[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    for (let k = 0; k < CARDS; k += 1) {
      const others = chosen.filter((_, at) => at !== k || round === 0)
      const next = bestOf(places, others)
      if (next) chosen = round === 0 ? [...others, next] : [...others.slice(0, k), next, ...others.slice(k)]
      else chosen = others
    }
  const result: (number | null)[] = likeness.map(() => null)
  const worths = likeness.map(() => -1)
  const worthOf = ({ cells }: Place): number => cells.reduce((sum, { worth }) => sum + worth, 0)
  for (const { cells } of [...chosen].sort((a, b) => worthOf(b) - worthOf(a)))
    for (const { at, template, worth } of cells) if (worth > worths[at]!) [result[at], worths[at]] = [template, worth]
  return result
}

/** All cards in all turns at all places. */
function placesOf(
  rows: number,
  cols: number,
  likeness: readonly (Float32Array | null)[],
  templates: readonly Template[],
): Place[] {
  const most = likeness.map((likes) => likes && likes.reduce((best, like) => Math.max(best, like), 0))
  const byCard = new Map<
    number,
    { card: number; turn: number; all: { template: number; row: number; col: number }[] }
  >()
  for (const [template, { card, cell, turn }] of templates.entries()) {
    const [row, col] = turnedCell(cell, turn)
    const one = byCard.get(4 * card + turn) ?? { card, turn, all: [] }
    one.all.push({ template, row, col })
    byCard.set(4 * card + turn, one)
  }
  const places: Place[] = []
  for (const { card, turn, all } of byCard.values()) {
    const [high, wide] = turn % 2 === 0 ? [HIGH, WIDE] : [WIDE, HIGH]
    for (let top = 0; top + high <= rows; top += 1)
      for (let left = 0; left + wide <= cols; left += 1)
        places.push({
          card,
          cells: all.map(({ template, row, col }) => {
            const at = (top + row) * cols + left + col
            const likes = likeness[at]
            const worth = likes ? Math.max(0, APART - most[at]! + likes[template]!) : EMPTY
            return { at, template, worth }
          }),
        })
  }
  return places
}

/** The place that explains most of what the others do not; null if none explains anything. */
function bestOf(places: readonly Place[], others: readonly Place[]): Place | null {
  const used = new Set(others.map(({ card }) => card))
  const worths = new Map<number, number>()
  for (const { cells } of others)
    for (const { at, worth } of cells) worths.set(at, Math.max(worth, worths.get(at) ?? 0))
  let best: Place | null = null
  let most = 0
  for (const place of places) {
    if (used.has(place.card)) continue
    let gain = 0
    for (const { at, worth } of place.cells) gain += worth < 0 ? worth : Math.max(0, worth - (worths.get(at) ?? 0))
    if (gain > most) [best, most] = [place, gain]
  }
  return best
}
