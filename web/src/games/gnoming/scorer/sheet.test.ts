import { expect, test } from 'vitest'
import { CELLS } from '../../../net/protocol/gnoming'
import { empty, gridAt, isRoundFull, nextOpen, roundAt, withCard, withOut } from './sheet'

test('a card makes another sheet, whose earlier rounds have a grid for everybody', () => {
  const before = empty(3, [])
  const after = withCard(before, 1, 2, 4, 7)
  expect(before.rounds).toEqual([])
  expect(after.rounds!.map(({ grids }) => grids.map((grid) => grid.length))).toEqual(
    Array<number[]>(2).fill(Array<number>(3).fill(CELLS)),
  )
  expect(gridAt(after, 1, 2)[4]).toBe(7)
  expect(gridAt(withCard(after, 1, 2, 4, null), 1, 2)[4]).toBeNull()
})

test('going out belongs to one player of a round and leaves the grids alone', () => {
  const sheet = withOut(withCard(empty(2, []), 0, 1, 0, 3), 0, 1)
  expect(roundAt(sheet, 0)).toMatchObject({ out: 1 })
  expect(gridAt(sheet, 0, 1)[0]).toBe(3)
  expect(roundAt(withOut(sheet, 0, null), 0).out).toBeNull()
})

test('the next empty cell follows, from the first again after the last', () => {
  const grid = [1, null, 2, 3, null, 5, 6, 7, 8]
  expect(nextOpen(grid, 1)).toBe(4)
  expect(nextOpen(grid, 4)).toBe(1)
  expect(
    nextOpen(
      grid.map((card) => card ?? 0),
      0,
    ),
  ).toBeNull()
})

test('a round is complete when every grid is', () => {
  let sheet = empty(2, [])
  for (let cell = 0; cell < CELLS; cell += 1) sheet = withCard(withCard(sheet, 0, 0, cell, 4), 0, 1, cell, 4)
  expect(isRoundFull(sheet, 0)).toBe(true)
  expect(isRoundFull(withCard(sheet, 0, 1, 8, null), 0)).toBe(false)
})
