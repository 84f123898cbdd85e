import { afterEach, expect, test } from 'vitest'
import { recordOf } from './record'
import { daysBefore, keep, streakOf } from './records'

const TODAY = '2026-03-01'

afterEach(() => localStorage.clear())

/** A puzzle that was solved at the first try on its own day. */
function solve(date: string): void {
  keep('orchard', date, date, 'a', true)
}

test('days go back over the end of a month', () => {
  expect(daysBefore(TODAY, 1)).toBe('2026-02-28')
})

test('only the first try on the day itself is a first one', () => {
  solve(TODAY)
  keep('orchard', '2026-02-27', TODAY, 'a', true)
  expect(recordOf('orchard', TODAY)).toEqual({ how: 'first', action: 'a' })
  expect(recordOf('orchard', '2026-02-27')?.how).toBe('late')
  expect(recordOf('grove', TODAY)).toBeNull()
})

test('what was wrong at first or looked up may be solved later, and what is solved stays so', () => {
  keep('orchard', TODAY, TODAY, 'b', false)
  expect(recordOf('orchard', TODAY)).toEqual({ how: 'missed', action: 'b' })
  expect(keep('orchard', TODAY, TODAY, 'a', true)).toEqual({ how: 'again', action: 'a' })
  expect(keep('orchard', TODAY, TODAY, 'b', false)).toEqual({ how: 'again', action: 'b' })
  expect(recordOf('orchard', TODAY)).toEqual({ how: 'again', action: 'a' })
})

test('a streak counts days in a row, with or without today, and ends at a day that was missed', () => {
  expect(streakOf('orchard', TODAY)).toBe(0)
  for (const days of [1, 2, 4]) solve(daysBefore(TODAY, days))
  expect(streakOf('orchard', TODAY)).toBe(2)
  solve(TODAY)
  expect(streakOf('orchard', TODAY)).toBe(3)
  expect(streakOf('orchard', '2026-03-02')).toBe(3)
  expect(streakOf('orchard', '2026-03-03')).toBe(0)
})

test('a wrong try of today ends the streak', () => {
  solve(daysBefore(TODAY, 1))
  keep('orchard', TODAY, TODAY, 'b', false)
  expect(streakOf('orchard', TODAY)).toBe(0)
})
