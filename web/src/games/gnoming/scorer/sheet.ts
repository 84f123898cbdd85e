/** Changes of a sheet of Gnoming A Round. A sheet is a value: each change makes another one. */
import { CELLS, type EnteredRound, type TableSheet } from '../../../net/protocol/gnoming'

export type EnteredGrid = EnteredRound['grids'][number]

export function empty(seats: number, options: readonly string[]): TableSheet {
  return { seats, rounds: [], options: [...options] }
}

export function roundAt(sheet: TableSheet, round: number): EnteredRound {
  const grid = Array<null>(CELLS).fill(null)
  return sheet.rounds?.[round] ?? { grids: Array.from({ length: sheet.seats }, () => grid), out: null }
}

export function gridAt(sheet: TableSheet, round: number, seat: number): EnteredGrid {
  return roundAt(sheet, round).grids[seat]!
}

export function isFull(grid: EnteredGrid): boolean {
  return !grid.includes(null)
}

export function isRoundFull(sheet: TableSheet, round: number): boolean {
  return roundAt(sheet, round).grids.every(isFull)
}

/** The next cell without a card after a cell, from the first again after the last; null in a full grid. */
export function nextOpen(grid: EnteredGrid, after: number): number | null {
  const cells = grid.map((_, k) => (after + 1 + k) % grid.length)
  return cells.find((cell) => grid[cell] === null) ?? null
}

/** The sheet with a card in a cell; null takes it away. */
export function withCard(
  sheet: TableSheet,
  round: number,
  seat: number,
  cell: number,
  card: number | null,
): TableSheet {
  const grids = roundAt(sheet, round).grids.map((grid, k) => (k === seat ? grid.with(cell, card) : grid))
  return withRound(sheet, round, { ...roundAt(sheet, round), grids })
}

/** The sheet in which a seat went out first in a round; null if nobody did. */
export function withOut(sheet: TableSheet, round: number, out: number | null): TableSheet {
  return withRound(sheet, round, { ...roundAt(sheet, round), out })
}

function withRound(sheet: TableSheet, round: number, entered: EnteredRound): TableSheet {
  const length = Math.max(round + 1, sheet.rounds?.length ?? 0)
  const rounds = Array.from({ length }, (_, k) => (k === round ? entered : roundAt(sheet, k)))
  return { ...sheet, rounds }
}
