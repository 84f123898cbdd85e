import { expect, test } from 'vitest'
import { NO_FIT } from '../../net/protocol/clustered'
import { view } from './fixture'
import { boxAround, frameAround, laidAt, neighboursOf, playerOf, sizeOf } from './grid'

test('neighbours are above, right, below and left, and only where a card lies', () => {
  expect(neighboursOf({ row: 2, col: 5 }, [7, -1, NO_FIT, 3])).toEqual([
    { side: 0, row: 1, col: 5, shared: 7, clashes: false },
    { side: 2, row: 3, col: 5, shared: 0, clashes: true },
    { side: 3, row: 2, col: 4, shared: 3, clashes: false },
  ])
})

test('a box holds every cell whole', () => {
  expect(
    boxAround([
      { row: -1, col: 3 },
      { row: 2, col: 0 },
    ]),
  ).toEqual({ top: -1, left: 0, bottom: 3, right: 4 })
  expect(boxAround([])).toEqual({ top: 0, left: 0, bottom: 1, right: 1 })
})

test('the edge of the table comes into sight three cells before it, and nothing beyond it is shown', () => {
  const box = { top: 0, left: 0, bottom: 1, right: 1 }
  expect(frameAround(box, null)).toBe(box)
  expect(frameAround(box, [-2, -3, 5, 7])).toEqual({ top: -2, left: -3, bottom: 3, right: 4 })
  expect(frameAround(box, [-9, -2, 19, 5])).toEqual({ top: -3, left: -2, bottom: 4, right: 3 })
})

test('a card is found where it lies, and nowhere else', () => {
  expect(laidAt(view().laid, { row: 2, col: 0 })?.[0]).toBe(16)
  expect(laidAt(view().laid, { row: 2, col: 1 })).toBeNull()
})

test('a spectator is shown the first player', () => {
  expect([playerOf(view(), 1)?.seat, playerOf(view(), null)?.seat]).toEqual([1, 0])
})

test('a span scores its cards', () => {
  expect([sizeOf([0, 0, 1, 5]), sizeOf([0, 0, 3, 4])]).toEqual([5, 12])
})
