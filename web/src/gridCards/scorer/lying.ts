/** What lies visibly on the table, in a form that both games share, and the grid on which it is entered. */
import { keyOf, type Box, type Cell } from '../grid'

/** A visible cell. `word`: what the card shows, as in a deck; `token`: whether the game's token lies there. */
export interface LyingCell extends Cell {
  word: string
  die: number
  token: boolean
  /** The fruit of a die where the card shows none. */
  dieFruit: string | null
}

/** How far from the first cell the grid reaches; the server takes no cell beyond. */
const REACH = 15
/** Rows and columns that are always shown. */
const LEAST = 6

/** The cells that can be entered: one more on each side than are filled. */
export function boxOf(cells: readonly Cell[]): Box {
  const rows = cells.map(({ row }) => row)
  const cols = cells.map(({ col }) => col)
  const top = Math.max(-REACH, Math.min(1, ...rows) - 1)
  const left = Math.max(-REACH, Math.min(1, ...cols) - 1)
  const bottom = Math.min(REACH + 1, Math.max(top + LEAST, ...rows.map((row) => row + 2)))
  const right = Math.min(REACH + 1, Math.max(left + LEAST, ...cols.map((col) => col + 2)))
  return { top, left, bottom, right }
}

export function cellAt(cells: readonly LyingCell[], spot: Cell): LyingCell | null {
  return cells.find((cell) => keyOf(cell) === keyOf(spot)) ?? null
}

/** The cells with one changed, added, or removed (null). */
export function withCell(cells: readonly LyingCell[], spot: Cell, change: Partial<LyingCell> | null): LyingCell[] {
  const old = cellAt(cells, spot)
  if (change === null) return cells.filter((cell) => cell !== old)
  const { row, col } = spot
  const next = { row, col, word: '', die: 0, token: false, dieFruit: null, ...old, ...change }
  return old ? cells.map((cell) => (cell === old ? next : cell)) : [...cells, next]
}
