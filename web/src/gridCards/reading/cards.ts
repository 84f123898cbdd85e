/**
 * Which cards lie where. A die hides most of a cell, but a card shows several cells, and what is on it is known: nine different
 * cards, one over the other, are looked for that explain all cells together.
 */
import type { Template } from './match'

/** Cards of a finished table. */
const CARDS = 9
/** A cell speaks against a card that is less alike than its most alike one by more than this. */
const APART = 0.3
/** The most that one cell can say against a card. */
const AGAINST = -0.2
/** A cell that is like nothing, below the first, is covered and tells nothing; it tells all above the second. */
const HIDDEN = 0.75
const CLEAR = 1
/** A card that lies on a cell where none is seen is no card. */
const EMPTY = -1
const WIDE = 2
const HIGH = 3
/** How often all cards are looked for again, without one of them. */
const ROUNDS = 4

/** A card at a place of the grid: for each of its cells, which cell of the grid it covers, by which template, and what that explains. */
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
  let pile: Place[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = pile
    for (let k = 0; k < CARDS; k += 1) {
      const others = pile.filter((place) => place !== before[k])
      pile = others.length < CARDS ? withNext(places, others, rows * cols) : others
    }
    if (pile.length === before.length && pile.every((place, k) => place === before[k])) break
  }
  const result: (number | null)[] = likeness.map(() => null)
  for (const { cells } of pile) for (const { at, template } of cells) result[at] = likeness[at] ? template : null
  return result
}

/** All cards in all turns at all places. */
function placesOf(
  rows: number,
  cols: number,
  likeness: readonly (Float32Array | null)[],
  templates: readonly Template[],
): Place[] {
  const worths = likeness.map((likes) => {
    if (!likes) return null
    const most = likes.reduce((best, like) => Math.max(best, like), 0)
    const clear = Math.min(1, Math.max(0, (most - HIDDEN) / (CLEAR - HIDDEN)))
    return likes.map((like) => clear * Math.max(AGAINST, APART - most + like))
  })
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
            return { at, template, worth: worths[at]?.[template] ?? EMPTY }
          }),
        })
  }
  return places
}

/** The pile with one more card, at the place and the height where it explains most; as it is if none explains more. */
function withNext(places: readonly Place[], pile: readonly Place[], size: number): Place[] {
  const free = places.filter(({ card }) => pile.every((place) => place.card !== card))
  let best: Place[] = [...pile]
  let most = 0
  for (let height = pile.length; height >= 0; height -= 1) {
    const [under, over] = [pile.slice(0, height), pile.slice(height)]
    const below = new Float32Array(size)
    for (const { cells } of under) for (const { at, worth } of cells) below[at] = worth
    const isHidden = new Uint8Array(size)
    for (const { cells } of over) for (const { at } of cells) isHidden[at] = 1
    for (const place of free) {
      let gain = 0
      for (const { at, worth } of place.cells) if (!isHidden[at]) gain += worth - below[at]!
      if (gain > most) [best, most] = [[...under, place, ...over], gain]
    }
  }
  return best
}
