/** Cells and lines of a grid of three by three. No rules. */
import type { Line } from '../../net/protocol/gnoming'

/** The distance between the centres of two cells in the drawing. */
const STEP = { x: 110.7, y: 133.7 } as const

export function spotOf(cell: number): { row: number; col: number } {
  return { row: Math.floor(cell / 3), col: cell % 3 }
}

/** The centre of a cell; that of the middle cell is 0, 0. */
export function middleOf(cell: number): { x: number; y: number } {
  const { row, col } = spotOf(cell)
  return { x: STEP.x * (col - 1), y: STEP.y * (row - 1) }
}

/** The three cells of a matched row or column. */
export function cellsOf([isRow, at]: Line): number[] {
  return [0, 1, 2].map((k) => (isRow ? 3 * at + k : 3 * k + at))
}

export function keyOf([isRow, at, value]: Line): string {
  return `${isRow ? 'row' : 'column'}-${at}-${value}`
}

/**
 * The frame around a line: its top-left corner and size, in the units of the drawing. Frames of columns are narrower,
 * so that they do not cover those of rows.
 */
export function boxOf([isRow, at]: Line): { x: number; y: number; width: number; height: number } {
  return isRow
    ? { x: -STEP.x - 55, y: STEP.y * (at - 1) - 59, width: 2 * STEP.x + 110, height: 118 }
    : { x: STEP.x * (at - 1) - 47, y: -STEP.y - 65, width: 94, height: 2 * STEP.y + 131 }
}

/** The position of a line's points: at the right end of a row, at the lower end of a column. */
export function tagOf([isRow, at]: Line): { x: number; y: number } {
  return isRow ? { x: STEP.x + 55, y: STEP.y * (at - 1) } : { x: STEP.x * (at - 1), y: STEP.y + 66 }
}
