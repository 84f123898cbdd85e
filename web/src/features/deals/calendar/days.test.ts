import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, setLanguage } from '../../../i18n/fluent'
import type { Day } from '../../../net/protocol'
import { boards } from '../../boards/api'
import { deals } from '../api'
import { TODAY } from '../deal.fixture'
import Archive from './Archive.svelte'
import { countsForStreak, dayBefore, monthAfter, weeksOf } from './days'

beforeEach(async () => {
  await setLanguage('en')
  addTexts('en', 'deals-day-title = The deals of { $day }\ndeals-yesterday = Yesterday')
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Shows the calendar of 27 November; these days of the month have deals. */
function show(...dates: string[]): void {
  const days = dates.map<Day>((date) => ({ date, tiles: TODAY.tiles }))
  vi.spyOn(deals, 'month').mockResolvedValue({ month: '2026-11', days })
  vi.spyOn(boards, 'day').mockResolvedValue({ date: TODAY.date, final: true, deals: [] })
  render(Archive, { today: TODAY.today, day: null, onpick: () => undefined })
}

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

test('a first attempt counts for a streak, also before it has ended; a late one does not', () => {
  expect(countsForStreak({ state: 'done', place: 3, final: true })).toBe(true)
  expect(countsForStreak({ state: 'begun', place: null, final: false })).toBe(true)
  expect(countsForStreak({ state: 'done', place: null, final: true })).toBe(false)
  expect(countsForStreak({ state: 'new', place: null, final: false })).toBe(false)
})

test('the latest day before today that had deals is listed', async () => {
  show('2026-11-27', '2026-11-24', '2026-11-20')
  expect(await screen.findByRole('heading', { name: /24/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Yesterday' })).toBeNull()
})

test('without an earlier day, today is listed', async () => {
  show('2026-11-27')
  expect(await screen.findByText('orchard-name')).toBeTruthy()
  expect(screen.getByRole('heading', { name: /27/ })).toBeTruthy()
})
