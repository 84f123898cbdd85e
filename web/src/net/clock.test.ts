import { expect, test } from 'vitest'
import { digits, leftAt, spanOf } from './clock'

test('a clock that runs loses what has gone by since it was told, and stops at nothing', () => {
  expect(leftAt({ left: 5_000, running: true }, 1_000, 3_500)).toBe(2_500)
  expect(leftAt({ left: 5_000, running: true }, 1_000, 60_000)).toBe(0)
})

test('a clock that stands keeps what it has, and without a clock there is nothing', () => {
  expect(leftAt({ left: 5_000, running: false }, 1_000, 60_000)).toBe(5_000)
  expect(leftAt({ left: null, running: true }, 1_000, 60_000)).toBeNull()
})

test('a clock shows nothing only when nothing is left', () => {
  expect([digits(1), digits(0), digits(65_000), digits(3_750_000)]).toEqual(['0:01', '0:00', '1:05', '1:02:30'])
})

test('days are told as days', () => {
  expect(spanOf(2 * 86_400_000 + 3 * 3_600_000)).toEqual({ days: 2, hours: 3, minutes: 0, seconds: 0 })
})
