import ui from '$locale/en/ui.ftl?raw'
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import { Refusal } from '../../net/Refusal'
import { keep } from '../puzzles/records'
import { TODAY } from './deal.fixture'
import * as today from './today'
import TodayStrip from './TodayStrip.svelte'

beforeEach(async () => {
  await setLanguage('en')
  addTexts('en', ui)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function tile(game: string): string | undefined {
  return document.querySelector(`.of-${game}`)?.textContent.replace(`${game}-name`, '').trim()
}

test('each deal of today says how far it is, with the time that is left', async () => {
  vi.spyOn(today, 'todaysDeals').mockResolvedValue(TODAY)
  render(TodayStrip)
  await screen.findByText('9 h 12 min left')
  expect([tile('orchard'), tile('grove'), tile('grass')]).toEqual(['44 · 22nd', 'Continue', 'Play'])
  expect(document.querySelector('.of-grass a')?.getAttribute('href')).toBe('/d/deal-grass')
})

test('a late attempt has a score and no place', async () => {
  const tiles = [{ ...TODAY.tiles[0]!, place: null }]
  vi.spyOn(today, 'todaysDeals').mockResolvedValue({ ...TODAY, tiles })
  render(TodayStrip)
  await screen.findByText('44')
})

test('the puzzle is that of another game each day, and says whether it was solved', async () => {
  localStorage.clear()
  const day = (date: string): void => void vi.spyOn(today, 'todaysDeals').mockResolvedValue({ ...TODAY, date })
  const puzzle = (): Element => document.querySelector('.puzzle')!
  day('2026-11-27')
  const { unmount } = render(TodayStrip)
  await vi.waitFor(() => expect(puzzle().textContent).toContain('gnoming-name'))
  unmount()
  day('2026-11-28')
  keep('orchard', '2026-11-28', '2026-11-28', 'a', false)
  const second = render(TodayStrip)
  await vi.waitFor(() => expect(puzzle().textContent).toContain('tried'))
  expect(puzzle().querySelector('a')?.getAttribute('href')).toBe('/puzzle/orchard')
  second.unmount()
  keep('orchard', '2026-11-28', '2026-11-28', 'b', true)
  render(TodayStrip)
  await vi.waitFor(() => expect(puzzle().textContent).toContain('solved'))
  expect(puzzle().classList).toContain('done')
})

test('without the deals there is no strip', async () => {
  vi.spyOn(today, 'todaysDeals').mockRejectedValue(new Refusal(0, 'away'))
  render(TodayStrip)
  await vi.waitFor(() => expect(document.querySelector('section')).toBeNull())
})
