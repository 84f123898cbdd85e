import { expect, test } from 'vitest'
import { dayBefore, monthAfter, weeksOf } from './calendar'

test('days and months are counted over the turn of the year', () => {
  expect(dayBefore('2027-01-01')).toBe('2026-12-31')
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2027-01', -1)).toBe('2026-12')
})

test('weeks begin on Monday, and a month has all its days once', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeks.flat().filter(Boolean)).toHaveLength(30)
  expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null])
  expect(weeksOf('2028-02').flat()).toContain('2028-02-29')
})
