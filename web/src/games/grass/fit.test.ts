import { expect, test } from 'vitest'
import { evenRow, mostInRow } from './fit'

test('a row of cards is never so long that a finger misses one', () => {
  for (const width of [200, 288, 304, 359, 374, 640]) {
    const most = mostInRow(width, 4)
    expect((width - 4 * (most - 1)) / most).toBeGreaterThanOrEqual(44)
    expect((width - 4 * most) / (most + 1)).toBeLessThan(44)
  }
  expect(mostInRow(0, 4)).toBe(1)
})

test('cards that do not fit one row stand in rows as even as can be', () => {
  expect([5, 6, 7, 8, 12, 13].map((cards) => evenRow(cards, 6))).toEqual([5, 6, 4, 4, 6, 5])
})
