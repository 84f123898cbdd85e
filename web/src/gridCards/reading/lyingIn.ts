/** What a reading becomes in the grid of the entry. */
import { keyOf } from '../grid'
import type { LyingCell } from '../scorer/lying'
import type { TableReading } from './reader'

/** Rows or columns that the sheet takes from its first cell on; of a longer table, it takes the rest before it. */
const FROM_FIRST = 16

/** What is to be looked at: which word it is, or what lies on the cell. */
export type Mark = 'doubtful' | 'covered'

/** The cells without dice and tokens, which are entered by hand, and what is to be looked at, by `row,col`. */
export function lyingIn({ rows, cols, cells }: TableReading): { cells: LyingCell[]; marks: Map<string, Mark> } {
  const marks = new Map<string, Mark>()
  const lying: LyingCell[] = []
  const [top, left] = [rows, cols].map((count) => Math.min(0, FROM_FIRST - count)) as [number, number]
  for (const [at, cell] of cells.entries()) {
    if (!cell) continue
    const place = { row: top + Math.floor(at / cols), col: left + (at % cols) }
    lying.push({ ...place, word: cell.word, die: 0, token: false, dieFruit: null })
    if (cell.isDoubtful) marks.set(keyOf(place), 'doubtful')
    else if (cell.isCovered) marks.set(keyOf(place), 'covered')
  }
  return { cells: lying, marks }
}
