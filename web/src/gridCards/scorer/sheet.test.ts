import { expect, test } from 'vitest'
import { boxOf, withCell } from './lying'
import { moved, orderOf, withCards, withPlayer, type GridPlayer, type GridSheet } from './sheet'

const card = (number: number) => ({ card: number, turn: 0, row: 0, col: 0 })

test('a change makes another sheet and leaves the other players alone', () => {
  const sheet: GridSheet = { players: [{ way: 'cards' }, { cards: [card(4)] }] }
  const next = withCards(sheet, 0, [card(7)])
  expect(next.players).toEqual([{ way: 'cards', cards: [card(7)] }, { cards: [card(4)] }])
  expect(sheet.players[0]).toEqual({ way: 'cards' })
  expect(withPlayer<GridPlayer, GridSheet>(next, 0, { way: 'dice' }).players[0]).toEqual({
    way: 'dice',
    cards: [card(7)],
  })
})

test('a card moves in the order, but not before the first one or beyond the last', () => {
  expect(moved([1, 2, 3], 2, -1)).toEqual([1, 3, 2])
  expect(moved([1, 2, 3], 1, -1)).toEqual([1, 2, 3])
  expect(moved([1, 2, 3], 2, 1)).toEqual([1, 2, 3])
})

test('the second player gets the numbers in the order of the first, unless they were called', () => {
  const sheet: GridSheet = { players: [{ cards: [card(9), card(2)] }, {}] }
  expect(orderOf(sheet, 1)).toEqual([9, 2])
  expect(orderOf(sheet, 0)).toEqual([])
  expect(orderOf({ ...sheet, drawn: [2, 9] }, 0)).toEqual([2, 9])
})

test('the grid of cells has one more on each side than are filled', () => {
  expect(boxOf([])).toEqual({ top: 0, left: 0, bottom: 6, right: 6 })
  const cells = withCell(withCell([], { row: -2, col: 0 }, { word: 'pear' }), { row: 5, col: 7 }, { word: 'plum' })
  expect(boxOf(cells)).toEqual({ top: -3, left: -1, bottom: 7, right: 9 })
  expect(withCell(cells, { row: -2, col: 0 }, null)).toHaveLength(1)
})
