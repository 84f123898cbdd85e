/** What a journal line of Grove says: the forms that all tables of tree cards have, and three of its own. */
import { read as readCommon, readCell, type Cell, type Move as Common } from '../../gridCards/grid'

export type Move = Common | { kind: 'wheelbarrow'; cell: Cell } | { kind: 'recipe'; card: number }

/** Null when it is none of the forms. `die` may name several cells: the first is told. */
export function read(text: string): Move | null {
  const barrow = readCell('wheelbarrow', text)
  if (barrow) return { kind: 'wheelbarrow', cell: barrow }
  const [, recipe] = /^recipe (\d+)$/.exec(text) ?? []
  return recipe ? { kind: 'recipe', card: Number(recipe) } : readCommon(text)
}
