/** A grove as it lies, in the form of the entry and in that of the sheet. */
import type { LyingCell } from '../../../gridCards/scorer/lying'
import type { EnteredCell, Fruit } from '../../../net/protocol/grove'
import { plantOf } from '../words'

export function lyingOf(cells: readonly EnteredCell[]): LyingCell[] {
  return cells.map(({ row, col, fruit, fruits = 1, die = 0, die_fruit: dieFruit = null, squirrel = false }) => {
    const word = fruit ? `${fruit}-${fruits}` : 'glade'
    return { row, col, word, die, token: squirrel, dieFruit: fruit ? null : dieFruit }
  })
}

export function cellsOf(cells: readonly LyingCell[]): EnteredCell[] {
  return cells.map(({ row, col, word, die, token, dieFruit }) => {
    const { fruit, fruits } = plantOf(word)
    return {
      row,
      col,
      fruit,
      fruits: Math.max(1, fruits),
      die,
      die_fruit: die > 0 ? (fruit ?? (dieFruit as Fruit | null)) : null,
      squirrel: token,
    }
  })
}

/** The dice on trees of each fruit, by what they show. */
export function diceOf(cells: readonly EnteredCell[]): Record<Fruit, number[]> {
  const of = (fruit: Fruit): number[] => cells.flatMap((cell) => (cell.fruit === fruit && cell.die ? [cell.die] : []))
  return { orange: of('orange'), lemon: of('lemon'), lime: of('lime') }
}
