import { expect, test } from 'vitest'
import { draw } from './chance'
import { leftOf, nextTurn, paused, standing, started, timeText } from './turnTimer'

test('a pause keeps what is left, and the next turn has the whole time', () => {
  const running = started(standing(2), 1_000)
  expect(leftOf(running, 31_000)).toBe(90_000)
  const stopped = paused(running, 31_000)
  expect(leftOf(stopped, 999_000)).toBe(90_000)
  expect(leftOf(started(stopped, 999_000), 1_000_000)).toBe(89_000)
  expect(leftOf(nextTurn(stopped, 5_000), 5_000)).toBe(120_000)
})

test('after the end it counts on', () => {
  expect(timeText(leftOf(started(standing(1), 0), 72_400))).toBe('+0:12')
  expect(timeText(64_200)).toBe('1:05')
  expect(timeText(0)).toBe('0:00')
})

test('every number can be drawn, and no other', () => {
  const numbers = new Set(Array.from({ length: 600 }, () => draw(6)))
  expect([...numbers].sort()).toEqual([0, 1, 2, 3, 4, 5])
})
