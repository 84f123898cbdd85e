import { expect, test } from 'vitest'
import { Effect } from '../../net/protocol/orchard'
import { outlookOf } from './effects'
import { board, CARD_13, PLACEMENT } from './fixture'

test('every cell says which fruit is laid on what, and which die it comes to', () => {
  const { changes } = outlookOf(PLACEMENT, CARD_13, board())
  expect(changes.map(({ row, col, from, to }) => [row, col, from, to])).toEqual([
    [1, 1, 1, 3],
    [1, 2, 0, 1],
    [2, 1, 3, 6],
    [2, 2, 0, 1],
    [3, 1, 6, 0],
    [3, 2, 0, 0],
  ])
})

test('new dice, grown dice, tokens and lost dice are counted apart', () => {
  const outlook = outlookOf(PLACEMENT, CARD_13, board())
  expect(outlook.fresh).toBe(2)
  expect(outlook.growth.map((change) => change.to)).toEqual([3, 6])
  expect(outlook.rotten).toBe(1)
  expect(outlook.losses.map((change) => change.under?.fruit)).toEqual(['pear'])
  expect(outlook.gain).toBe(-2)
})

test('a die at ten stays, and is not called grown', () => {
  const here = board()
  here.trees[0]!.die = 10
  const outlook = outlookOf([1, 13, 0, 1, 1, 0, [Effect.stays10, 0, 0, 0, 0, 0]], CARD_13, here)
  expect(outlook.changes[0]).toMatchObject({ from: 10, to: 10 })
  expect(outlook.growth).toEqual([])
})

test('scarce dice and trees left without one change no score by themselves', () => {
  const outlook = outlookOf(
    [1, 13, 0, 1, 1, 1, [0, Effect.scarce, 0, Effect.scarce, Effect.noDie, 0]],
    CARD_13,
    board(),
  )
  expect([outlook.scarce, outlook.without, outlook.fresh]).toEqual([2, 1, 0])
})
