/** Parses a journal line of Grove: the forms of all games with tree cards, and three of its own. */
import { read as readCommon, readCell, type Cell, type Move as Common } from '../../gridCards/grid'

export type Move = Common | { kind: 'wheelbarrow'; cell: Cell } | { kind: 'recipe'; card: number }

/** Null if it has none of the forms. `die` may name several cells: the first is returned. */
export function read(text: string): Move | null {
  const barrow = readCell('wheelbarrow', text)
  if (barrow) return { kind: 'wheelbarrow', cell: barrow }
  const [, recipe] = /^recipe (\d+)$/.exec(text) ?? []
  return recipe ? { kind: 'recipe', card: Number(recipe) } : readCommon(text)
}
