import deals from '$locale/en/deals.ftl?raw'
import table from '$locale/en/table.ftl?raw'
import ui from '$locale/en/ui.ftl?raw'
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as navigation from '../../app/navigation'
import { addTexts, setLanguage } from '../../i18n/fluent'
import { api } from '../../net/api'
import type { DealPage as Deal } from '../../net/protocol'
import { Refusal } from '../../net/Refusal'
import { deals as calls } from './api'
import { ATTEMPT, DEAL, TODAY, UNPLAYED } from './deal.fixture'
import DealPage from './DealPage.svelte'
import { dayText } from './texts'
import * as today from './today'

const away = new Refusal(0, 'away')

beforeEach(async () => {
  history.replaceState(null, '', '/d/abcdefghjk')
  await setLanguage('en')
  for (const text of [ui, table, deals, 'orchard-name = Orchard']) addTexts('en', text)
  vi.spyOn(today, 'todaysDeals').mockResolvedValue(TODAY)
  vi.spyOn(calls, 'streaks').mockRejectedValue(away)
  vi.spyOn(calls, 'attempts').mockResolvedValue({
    attempts: [ATTEMPT, { ...ATTEMPT, you: true, name: '', match: 'mine' }],
    next: null,
  })
  vi.spyOn(api, 'replay').mockRejectedValue(away)
  vi.spyOn(api, 'match').mockRejectedValue(away)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function show(deal: Deal): Promise<void> {
  vi.spyOn(calls, 'page').mockResolvedValue(deal)
  render(DealPage, { id: deal.id })
  await screen.findByText(/closes in/)
}

test('before the first attempt the page has nothing but what is played, how many have, and how long it counts', async () => {
  await show(UNPLAYED)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Orchard, ${dayText('2026-11-27')}`)
  expect(screen.getByText('83 people have played it')).toBeTruthy()
  expect(screen.getByText(/closes in 9 h 12 min/)).toBeTruthy()
  expect(document.querySelector('ol')).toBeNull()
  expect(calls.attempts).not.toHaveBeenCalled()
})

test('Play begins the attempt and goes to its table', async () => {
  vi.spyOn(calls, 'play').mockResolvedValue({ match: 'new', room: null, first: true })
  const go = vi.spyOn(navigation, 'go').mockReturnValue(undefined)
  await show(UNPLAYED)
  screen.getByRole('button', { name: 'Play' }).click()
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/m/new'))
})

test('an attempt in progress is resumed in its room', async () => {
  await show({ ...UNPLAYED, match: 'begun', room: 'room' })
  expect(screen.getByRole('link', { name: 'Resume' }).getAttribute('href')).toBe('/t/room')
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull()
})

test('after it: score and place, the fair sentence, the bots, and the replay of others beside one’s own', async () => {
  await show(DEAL)
  expect(document.title).toMatch('44 points: 7th of 83 so far')
  expect(screen.getByText(/^Percentile so far: 92\./)).toBeTruthy()
  expect(screen.getByText(/2 could have been had by choosing better/)).toBeTruthy()
  const house = [...document.querySelectorAll('section[aria-labelledby=house] li')].map((row) =>
    row.textContent.replace(/\s+/g, ' ').trim(),
  )
  expect(house).toEqual(['Master …', 'Novice 19', 'Greedy 38', 'You 44', 'Best possible, proved 49'])
  const links = await screen.findAllByRole('link', { name: /45/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/d/abcdefghjk/compare/theirs', '/m/mine/replay'])
  expect(screen.queryByText('Check this shuffle')).toBeNull()
})

test('only unassisted attempts are requested when the box is ticked', async () => {
  await show(DEAL)
  ;(await screen.findByRole('checkbox', { name: /Unassisted only/ })).click()
  await vi.waitFor(() => expect(calls.attempts).toHaveBeenLastCalledWith(DEAL.id, { unassisted: true }))
})

test('what is shared shows place and score, and no card', async () => {
  await show(DEAL)
  const share = vi.fn().mockResolvedValue(undefined)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
  screen.getByRole('button', { name: 'Share the result' }).click()
  await vi.waitFor(() => expect(share).toHaveBeenCalled())
  vi.unstubAllGlobals()
  expect(share.mock.calls[0]![0]).toEqual({
    title: 'Mazzo',
    text: `Mazzo · Orchard, ${dayText('2026-11-27', true)}\n44 points: 7th of 83 so far`,
    url: `${location.origin}/d/abcdefghjk`,
  })
})
