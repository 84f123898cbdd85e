import { expect, test } from 'vitest'
import { read } from './notation'

test('every form of a journal line is read, and no other', () => {
  expect(read('14 r90 @ -1,2')).toEqual({ kind: 'card', laid: { card: 14, turn: 1, row: -1, col: 2 } })
  expect(read('die 3,-1')).toEqual({ kind: 'die', cell: { row: 3, col: -1 } })
  expect(read('wheelbarrow 0,3')).toEqual({ kind: 'wheelbarrow', cell: { row: 0, col: 3 } })
  expect(read('recipe 7')).toEqual({ kind: 'recipe', card: 7 })
  expect(read('14')).toEqual({ kind: 'draw', card: 14 })
  expect(read('undo')).toEqual({ kind: 'undo' })
  expect(read('wheelbarrow')).toBeNull()
})
