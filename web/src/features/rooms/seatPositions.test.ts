import { expect, test } from 'vitest'
import { ring } from './seatPositions'

/** On the narrowest screen: half the width and height available to the centres of chairs of 92 by 88 pixels. */
const ROOM = { x: 98, y: 190 }

test.each([2, 3, 4, 5, 6, 7, 8])('%i chairs do not touch on a narrow screen', (count) => {
  const spots = ring(count, 0)
  for (const [k, one] of spots.entries()) {
    for (const other of spots.slice(k + 1)) {
      const apart = Math.abs(one.x - other.x) * ROOM.x >= 92 || Math.abs(one.y - other.y) * ROOM.y >= 88
      expect(apart, JSON.stringify([one, other])).toBe(true)
    }
  }
})

test('the first of one’s own seats is at the bottom', () => {
  expect(ring(3, 2)[2]).toEqual({ x: 0, y: 1 })
})
