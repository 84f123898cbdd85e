/** Cells and spans of the shared table of Clustered. No rules. */
import {
  NO_FIT,
  type ClusteredView,
  type Laid,
  type Placement,
  type Player,
  type Span,
} from '../../net/protocol/clustered'
import type { Frame } from '../../table/camera'

/** Neighbours above, right, below and left: the attributes shared with each, and NO_FIT; -1 for an empty cell. */
export type Meets = Placement[5]

export interface Cell {
  row: number
  col: number
}

/** A card of the hand over a cell of the table. */
export interface Ghost extends Cell {
  card: number
  /** The attributes it would share with each neighbour; null if nothing is known of the cell. */
  meets: Meets | null
  /** Whether it is legal. */
  legal: boolean
  gain: number
}

/** A neighbour of a card in a cell: the side, the cell, the shared attributes, and whether the card does not fit. */
export interface Neighbour extends Cell {
  side: number
  shared: number
  clashes: boolean
}

export const SHAPE = 1
export const FILL = 2
export const NUMBER = 4

/** Above, right, below, left: the order of the neighbours in the offers. */
export const SIDES: readonly [number, number][] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
]

/** The distance in cells within which the edge of the table is shown. */
const AROUND = 3

/** The neighbours of a cell, with the attributes shared with each. */
export function neighboursOf({ row, col }: Cell, meets: Meets): Neighbour[] {
  return SIDES.flatMap(([down, right], side) => {
    const met = meets[side]!
    const cell = { side, row: row + down, col: col + right }
    return met < 0 ? [] : [{ ...cell, shared: met & ~NO_FIT, clashes: (met & NO_FIT) !== 0 }]
  })
}

/** The smallest box around cells; a lone cell if there are none. */
export function boxAround(cells: readonly Cell[]): Frame {
  if (cells.length === 0) return { top: 0, left: 0, bottom: 1, right: 1 }
  const rows = cells.map(({ row }) => row)
  const cols = cells.map(({ col }) => col)
  return {
    top: Math.min(...rows),
    left: Math.min(...cols),
    bottom: Math.max(...rows) + 1,
    right: Math.max(...cols) + 1,
  }
}

/** The frame shown around some cells. On a table with an edge it ends at the edge, but not far from the cells. */
export function frameAround(box: Frame, table: Span | null): Frame {
  if (table === null) return box
  const [row, col, rows, cols] = table
  return {
    top: Math.max(row, box.top - AROUND),
    left: Math.max(col, box.left - AROUND),
    bottom: Math.min(row + rows, box.bottom + AROUND),
    right: Math.min(col + cols, box.right + AROUND),
  }
}

export function cellsOf(cards: readonly Laid[]): Cell[] {
  return cards.map(([, , row, col]) => ({ row, col }))
}

/** The player whose score a viewer sees: themselves, or the first player for a spectator. */
export function playerOf(view: ClusteredView, seat: number | null): Player | null {
  return view.players.find((player) => player.seat === seat) ?? view.players[0] ?? null
}

export function isAcross([, , rows]: Span): boolean {
  return rows === 1
}

/** The number of cards of a line or rectangle, which is its score. */
export function sizeOf([, , rows, cols]: Span): number {
  return rows * cols
}

/** The card that lies on a cell. */
export function laidAt(cards: readonly Laid[], cell: Cell): Laid | null {
  return cards.find(([, , row, col]) => row === cell.row && col === cell.col) ?? null
}
