import { expect, test } from 'vitest'
import { boxAround, cellsOf, quarter, read, turnFace, write } from './grid'

// Card 14: apple plum / pear apple / plum pear.
const FACE = ['apple', 'plum', 'pear', 'apple', 'plum', 'pear']

test('a quarter turn clockwise brings the left column to the top, bottom first', () => {
  expect(turnFace(FACE, 1)).toEqual(['plum', 'pear', 'apple', 'pear', 'apple', 'plum'])
})

test('half a turn reads the card backwards, and four quarters bring it home', () => {
  expect(turnFace(FACE, 2)).toEqual([...FACE].reverse())
  expect(turnFace(FACE, 4)).toEqual(FACE)
  expect(turnFace(FACE, -1)).toEqual(turnFace(FACE, 3))
})

test('an upright card covers three rows of two, a turned one two rows of three', () => {
  expect(cellsOf(0, -1, 2).at(-1)).toEqual({ row: 1, col: 3 })
  expect(cellsOf(1, -1, 2).at(-1)).toEqual({ row: 0, col: 4 })
})

test('turns count on for ever and backwards', () => {
  expect([-1, 0, 5, 8].map(quarter)).toEqual([3, 0, 1, 0])
})

test('the box holds every card as it lies', () => {
  expect(
    boxAround([
      { turn: 0, row: 0, col: 0 },
      { turn: 1, row: -1, col: 1 },
    ]),
  ).toEqual({ top: -1, left: 0, bottom: 3, right: 4 })
})

test('text to move and back', () => {
  const laid = { card: 14, turn: 1, row: -1, col: 2 }
  expect(write(laid)).toBe('14 r90 @ -1,2')
  expect(read('14 r90 @ -1,2')).toEqual({ kind: 'card', laid })
  expect(read('die 3,-1')).toEqual({ kind: 'die', cell: { row: 3, col: -1 } })
  expect(read('6')).toEqual({ kind: 'draw', card: 6 })
  expect(read('undo')).toEqual({ kind: 'undo' })
  expect(read('something else')).toBeNull()
})
