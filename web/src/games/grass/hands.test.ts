import { expect, test } from 'vitest'
import { sheetOf } from './fixture'
import { dearestIn, orderOf, totalsAfter } from './hands'
import { chartOf } from './totals'

const SHEETS = [
  [sheetOf(0, { tabled: 50, in_hand: -25 }), sheetOf(1, { tabled: 80, bonus: 25 })],
  [sheetOf(0, { tabled: 100, bonus: 25 }), sheetOf(1, { paranoia: -75 })],
]

test('totals are what the hands before came to', () => {
  expect([0, 1, 2].map((hands) => totalsAfter(SHEETS, hands))).toEqual([
    [0, 0],
    [25, 105],
    [150, 30],
  ])
})

test('one’s own column stands first, then the player with most', () => {
  expect(orderOf([10, 30, 20], 0)).toEqual([0, 1, 2])
  expect(orderOf([10, 30, 20], null)).toEqual([1, 2, 0])
})

test('the card that is taken off is the peddle that is worth as much', () => {
  expect(dearestIn([2, 3, 8], sheetOf(0, { in_hand: -25 }))).toBe(0)
  expect(dearestIn([19, 22], sheetOf(0, {}))).toBe(-1)
})

test('a chart of the totals begins at nothing and has room for the goal', () => {
  const chart = chartOf(SHEETS, 250, 200, 100)
  expect(chart.lines.map(({ totals }) => totals)).toEqual([
    [0, 25, 150],
    [0, 105, 30],
  ])
  expect(chart.lines[0]!.marks.map(({ x }) => x)).toEqual([0, 100, 200])
  expect(chart.steps.map(({ value }) => value)).toEqual([0, 50, 100, 150, 200, 250])
  expect(chart.goal).toBe(0)
})

test('a total below nothing lies below the zero line', () => {
  const chart = chartOf([[sheetOf(0, { paranoia: -100 }), sheetOf(1, {})]], 250, 100, 100)
  const zero = chart.steps.find(({ value }) => value === 0)!.y
  expect(chart.lines[0]!.marks[1]!.y).toBeGreaterThan(zero)
})
