import { cleanup, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import type { History as Told, Kind, Row } from '../../net/protocol'
import { companion } from '../companion/api'
import { deals } from '../deals/api'
import { TODAY } from '../deals/deal.fixture'
import { histories } from './api'
import HistoryPage from './HistoryPage.svelte'
import { keyOf } from './kinds'

const ALONE: Kind = {
  game: 'clustered',
  seats: 1,
  options: [],
  without: 0,
  deck: 'clustered-1',
  deck_name: '',
  count: 2,
  best: 40,
  average: 30,
  fewest: false,
  mark: null,
}
const PAIR: Kind = { ...ALONE, seats: 2, best: 31 }
const ORCHARD: Kind = { ...ALONE, game: 'orchard', deck: 'orchard-1', best: 50 }

function row(match: string, kind: number, score: number, more: Partial<Row> = {}): Row {
  return {
    match,
    game: 'clustered',
    created: '2026-11-03T09:00:00.000Z',
    finished: '2026-11-03T10:00:00.000Z',
    score,
    title: null,
    practice: false,
    counts: true,
    rest_of: null,
    status: 'finished',
    kind,
    opponents: [],
    place: null,
    won: false,
    hints: 0,
    offline: false,
    table: false,
    ...more,
  }
}

const CLUSTERED = [
  row('a', 0, 40),
  row('b', 1, 31, { place: 1, won: true }),
  row('c', 1, 28, { place: 2 }),
  row('d', 0, 20, { finished: '2026-10-29T10:00:00.000Z' }),
]
const OTHERS = Array.from({ length: 30 }, (_, k) => row(`o${k}`, 2, k + 1, { game: 'orchard' }))

/** The server's answer: the kinds of these games, to which the games refer by index. */
function historyOf(games: Row[]): Told {
  const kinds = [ALONE, PAIR, ORCHARD].filter(({ game }) => games.some((each) => each.game === game))
  const numbered = games.map((each) => ({ ...each, kind: kinds.indexOf([ALONE, PAIR, ORCHARD][each.kind]!) }))
  return { games: numbered, kinds, streak: 1, count: games.length, next: null }
}

/** The points of the rows that are listed. */
async function points(): Promise<string[]> {
  await screen.findByRole('table')
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((each) => /\d\d?/.exec(each.querySelector('td')!.textContent)![0])
}

async function choose(name: string | RegExp): Promise<void> {
  ;(await screen.findByRole('radio', { name })).click()
}

beforeEach(async () => {
  vi.spyOn(companion, 'keptSheets').mockResolvedValue([])
  vi.spyOn(histories, 'of').mockImplementation((game) =>
    Promise.resolve(historyOf([...CLUSTERED, ...OTHERS].filter((each) => game === undefined || each.game === game))),
  )
  vi.spyOn(deals, 'streaks').mockRejectedValue(new Error('away'))
  vi.stubGlobal('navigator', { ...navigator, languages: ['en'] })
  await setLanguage('en')
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

test('a setting of a game has its own games, and its chart says from when to when; days are written as in Britain', async () => {
  history.replaceState(null, '', '/history')
  render(HistoryPage)
  expect(await points()).toEqual(['40', '20'])
  expect(screen.getByRole('heading', { name: /29 Oct\s[–-]\s3 Nov 2026/ })).toBeTruthy()
  expect(screen.getAllByText(/3 Nov 2026/).length).toBeGreaterThan(0)
})

test('a choice is kept in the address, and Back undoes it', async () => {
  history.replaceState(null, '', '/history')
  render(HistoryPage)
  await choose(/All settings/)
  await waitFor(async () => expect(await points()).toEqual(['40', '31', '28', '20']))
  expect(location.search).toBe('?setting=all')
  await choose('Won')
  await waitFor(async () => expect(await points()).toEqual(['31']))
  expect(location.search).toBe('?setting=all&show=won')
  history.replaceState(null, '', '/history?setting=all') // as Back does
  window.dispatchEvent(new PopStateEvent('popstate'))
  await waitFor(async () => expect(await points()).toHaveLength(4))
})

test.each([
  ['alone', ['40', '20']],
  ['others', ['31', '28']],
  ['unknown', ['40', '31', '28', '20']],
])('the address chooses which games are shown: %s', async (show, expected) => {
  history.replaceState(null, '', `/history?game=clustered&setting=all&show=${show}`)
  render(HistoryPage)
  expect(await points()).toEqual(expected)
})

test('the address names a setting', async () => {
  history.replaceState(null, '', `/history?game=clustered&setting=${keyOf(PAIR)}`)
  render(HistoryPage)
  expect(await points()).toEqual(['31', '28'])
})

test('many games are listed on pages', async () => {
  history.replaceState(null, '', '/history?game=orchard')
  render(HistoryPage)
  expect(await points()).toHaveLength(25)
  screen.getByRole('button', { name: 'Older' }).click()
  await waitFor(async () => expect(await points()).toEqual(['26', '27', '28', '29', '30']))
  expect(screen.getByText('Page 2 of 2')).toBeTruthy()
  expect(location.search).toBe('?game=orchard&page=2')
})

test('older matches are fetched when asked for, and keep their kinds', async () => {
  history.replaceState(null, '', '/history?game=clustered&setting=all')
  const first = { ...historyOf([row('a', 0, 40)]), next: '1.aaaaaaaa.0' }
  const answers = vi
    .spyOn(histories, 'of')
    .mockImplementation((_, after) =>
      Promise.resolve(after ? historyOf([row('b', 1, 31), row('c', 0, 20)]) : structuredClone(first)),
    )
  render(HistoryPage)
  expect(await points()).toEqual(['40'])
  ;(await screen.findByRole('button', { name: 'Fetch older games' })).click()
  await waitFor(async () => expect(await points()).toEqual(['40', '31', '20']))
  expect(answers).toHaveBeenLastCalledWith('clustered', '1.aaaaaaaa.0')
  expect(screen.queryByRole('button', { name: 'Fetch older games' })).toBeNull()
  await choose('With others')
  await waitFor(async () => expect(await points()).toEqual(['31']))
})

test('a match that is not finished is no best, even where there is none', async () => {
  const open = { ...row('u', 0, 0), score: null, finished: null, counts: true, status: 'playing' as const }
  vi.spyOn(histories, 'of').mockResolvedValue({
    games: [open],
    kinds: [{ ...ALONE, best: null }],
    streak: 0,
    count: 0,
    next: null,
  })
  render(HistoryPage)
  const cell = (await screen.findByRole('table')).querySelector('td.number')!
  expect(cell.className).not.toContain('best')
})

test('the only game that was played is named', async () => {
  vi.spyOn(histories, 'of').mockResolvedValue(historyOf([row('a', 0, 40)]))
  addTexts('en', 'clustered-name = Clustered')
  render(HistoryPage)
  expect(await screen.findByRole('heading', { level: 2, name: 'Clustered' })).toBeTruthy()
})

test('the days on which deals of the day were played are a calendar, those of one game on its page', async () => {
  const streak = { days: 2, best_days: 4, weeks: 1, best_weeks: 1, last: '2026-11-27', today: true }
  vi.spyOn(deals, 'streaks').mockResolvedValue({ date: '2026-11-27', of: [{ game: '', ...streak }], frozen: [] })
  vi.spyOn(deals, 'month').mockResolvedValue({ month: '2026-11', days: [{ date: TODAY.date, tiles: TODAY.tiles }] })
  history.replaceState(null, '', '/history?game=all')
  const all = render(HistoryPage)
  const day = await screen.findByRole('link', { name: /^27 November/ })
  expect(day.getAttribute('href')).toBe('/today?day=2026-11-27')
  expect(day.classList).toContain('counted')
  expect(day.querySelectorAll('i')).toHaveLength(3)
  all.unmount()
  history.replaceState(null, '', '/history?game=orchard')
  render(HistoryPage)
  expect((await screen.findByRole('link', { name: /^27 November/ })).querySelectorAll('i')).toHaveLength(1)
})
