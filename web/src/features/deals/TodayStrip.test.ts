import ui from '$locale/en/ui.ftl?raw'
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import { Refusal } from '../../net/api'
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

test('without the deals there is no strip', async () => {
  vi.spyOn(today, 'todaysDeals').mockRejectedValue(new Refusal(0, 'away'))
  render(TodayStrip)
  await vi.waitFor(() => expect(document.querySelector('section')).toBeNull())
})
