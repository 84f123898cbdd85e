/** An orchard as it lies, in the form of the entry and in that of the sheet. */
import type { LyingCell } from '../../../gridCards/scorer/lying'
import type { EnteredTree, Fruit } from '../../../net/protocol/orchard'

export function lyingOf(trees: readonly EnteredTree[]): LyingCell[] {
  return trees.map(({ row, col, fruit, die = 0, rotten = false }) => {
    return { row, col, word: fruit, die, token: rotten, dieFruit: null }
  })
}

export function treesOf(cells: readonly LyingCell[]): EnteredTree[] {
  return cells.map(({ row, col, word, die, token }) => ({ row, col, fruit: word as Fruit, die, rotten: token }))
}

/** The dice of each fruit, by what they show. */
export function diceOf(trees: readonly EnteredTree[]): Record<Fruit, number[]> {
  const of = (fruit: Fruit): number[] => trees.flatMap((tree) => (tree.fruit === fruit && tree.die ? [tree.die] : []))
  return { apple: of('apple'), pear: of('pear'), plum: of('plum') }
}
