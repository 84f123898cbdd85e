import { expect, test } from 'vitest'
import type { Placement } from '../../gridCards/grid'
import { Effect, KIND } from '../../net/protocol/grove'
import { bitten, outlookOf, tagPlace } from './effects'
import { board, CARD_5, cell, PLACEMENT } from './fixture'

test('every cell says what is laid on what, and which die it comes to', () => {
  const { changes } = outlookOf(PLACEMENT, CARD_5, board())
  expect(changes.map(({ fruit, from, to, die }) => [fruit, from, to, die])).toEqual([
    ['orange', 4, 6, 'orange'],
    ['lemon', 10, 15, 'lemon'],
    [null, 10, 10, 'lime'],
    ['lime', 3, 5, 'lime'],
    ['lime', 0, 0, 'lime'],
    ['orange', 0, 0, 'orange'],
  ])
})

test('dice that grow, that are picked up and that fall are told apart', () => {
  const outlook = outlookOf(PLACEMENT, CARD_5, board())
  expect(outlook.growth.map((change) => change.to)).toEqual([6, 15])
  expect(outlook.rescues.map((change) => change.to)).toEqual([5])
  expect(outlook.falls.map((change) => change.from)).toEqual([10])
  expect(outlook.barrow?.from).toBe(10)
  expect(outlook.bare).toBe(1)
  expect(outlook.gain).toBe(-3)
})

test('the squirrel is dear by the dice on trees beside it, as they would stand then', () => {
  const outlook = outlookOf(PLACEMENT, CARD_5, board())
  expect(outlook.squirrel).toMatchObject({ row: 2, col: 1 })
  expect(outlook.bitten).toEqual([{ row: 1, col: 1 }])
})

test('a squirrel that is there already may come to cost more', () => {
  const here = board({
    cells: [cell(0, 0, 'orange-1', 4), cell(0, 1, 'lime-1', 0, { squirrel: true }), cell(1, 1, 'lemon-1')],
  })
  expect(bitten(here)).toEqual([{ row: 0, col: 0 }])
  const placement: Placement = [1, 5, 0, 1, 1, 2, [Effect.new * KIND + 3, 0, 0, 0, 0, 0]]
  const outlook = outlookOf(placement, ['lemon-2', 'lime-1', 'glade', 'lime-2', 'lime-1', 'orange-1'], here)
  expect([outlook.bitten.length, outlook.newlyBitten]).toEqual([2, 1])
})

test('a die on the ground costs nothing beside the squirrel', () => {
  expect(
    bitten(
      board({ cells: [cell(0, 0, 'glade', 4, { die_fruit: 'lime' }), cell(0, 1, 'lime-1', 0, { squirrel: true })] }),
    ),
  ).toEqual([])
})

test('what waits for a choice is counted, and changes no die yet', () => {
  const effects = [Effect.scarce * KIND + 3, Effect.tenDue * KIND + 10, 0, 0, 0, Effect.noDie * KIND]
  const outlook = outlookOf([1, 5, 0, 0, 0, 1, effects], CARD_5, board())
  expect([outlook.scarce, outlook.tens, outlook.without, outlook.fresh.length]).toEqual([1, 1, 1, 0])
  expect(outlook.growth).toEqual([])
})

test('the prices beside a squirrel meet neither each other nor the chips and numbers of dice', () => {
  const RADIUS = 23
  const squirrel = { row: 0, col: 0 }
  const around = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((col) => ({ row, col })))
  const dice = around.filter(({ row, col }) => Math.abs(row) + Math.abs(col) === 1)
  const tags = dice.map((die) => tagPlace(squirrel, die))
  for (const [k, [x, y]] of tags.entries()) {
    for (const [left, top] of tags.slice(k + 1)) expect(Math.hypot(left - x, top - y)).toBeGreaterThan(2 * RADIUS)
    for (const { row, col } of around.filter((cell) => cell.row !== 0 || cell.col !== 0)) {
      const isOverChip = Math.abs(x - 100 * col - 50) < 52 + RADIUS && Math.abs(y - 100 * row - 17) < 21 + RADIUS
      const isOverNumber = Math.abs(x - 100 * col - 50) < 14 + RADIUS && Math.abs(y - 100 * row - 66) < 16 + RADIUS
      expect([isOverChip, isOverNumber]).toEqual([false, false])
    }
  }
})
