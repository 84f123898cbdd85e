/** What a reading becomes in the grid of the entry. */
import { keyOf } from '../grid'
import type { LyingCell } from '../scorer/lying'
import type { TableReading } from './reader'

/** What is to be looked at: which word it is, or what lies on the cell. */
export type Mark = 'doubtful' | 'covered'

/** The cells without dice and tokens, which are entered by hand, and what is to be looked at, by `row,col`. */
export function lyingIn({ rows, cols, cells }: TableReading): { cells: LyingCell[]; marks: Map<string, Mark> } {
  const marks = new Map<string, Mark>()
  const lying: LyingCell[] = []
  for (let row = 0; row < rows; row += 1)
    for (let col = 0; col < cols; col += 1) {
      const cell = cells[row * cols + col]
      if (!cell) continue
      lying.push({ row, col, word: cell.word, die: 0, token: false, dieFruit: null })
      if (cell.isDoubtful) marks.set(keyOf({ row, col }), 'doubtful')
      else if (cell.isCovered) marks.set(keyOf({ row, col }), 'covered')
    }
  return { cells: lying, marks }
}
