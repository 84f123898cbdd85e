import english from '$locale/en/offline.ftl?raw'
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import { device, type News } from '../../net/offline/deviceHost'
import * as files from '../../net/offline/files'
import type { Version, Summary } from '../../net/offline/words'
import DeviceNotes from './DeviceNotes.svelte'
import FetchEngine from './FetchEngine.svelte'
import MatchRows from './MatchRows.svelte'

const HERE: Version = { name: 'old', play: '', study: '', python: '', files: [], rulesets: [], bytes: 0 }
const NEWER: Version = { ...HERE, name: 'new', bytes: 6_200_000 }
const QUIET: News = { isWorking: false, isKept: true, isCleared: false, hurried: [] }

beforeEach(async () => {
  await setLanguage('en')
  addTexts(
    'en',
    `${english}\nui-close = Close\nroom-bot-master = Master\norchard-name = Orchard\ntoo-large = Too large.`,
  )
  vi.stubGlobal('caches', {})
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function fetchEngine(props: { keeps?: boolean; ahead?: number; offer?: Version }): void {
  const others = { here: [HERE], online: true, ondone: () => Promise.resolve() }
  render(FetchEngine, { props: { ...others, offer: HERE, keeps: true, ahead: 0, ...props } })
}

test('a browser that stores nothing, as in a private window', () => {
  fetchEngine({ keeps: false })
  expect(screen.getByText(/This browser stores nothing here/)).toBeTruthy()
})

test('a newer version is offered on the page', () => {
  fetchEngine({ offer: NEWER })
  expect(screen.getByText(/There is a new version \(.*6\.2.* MB\)/)).toBeTruthy()
})

test('what has been fetched is said where the button was, for the keyboard', async () => {
  vi.spyOn(files, 'fetchVersion').mockResolvedValue()
  vi.spyOn(files, 'tidyUp').mockResolvedValue()
  const props = { offer: NEWER, here: [] as Version[], online: true, keeps: true, ahead: 0 }
  const ondone = (): Promise<void> => view.rerender({ here: [NEWER] })
  const view = render(FetchEngine, { props: { ...props, ondone } })
  screen.getByRole('button', { name: /Download/ }).click()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Ready/))
})

test.each([
  [365 * 24 * 3_600_000, true],
  [-365 * 24 * 3_600_000, true],
  [3_600_000, false],
])('a clock that is %i ms ahead', (ahead, isSaid) => {
  fetchEngine({ ahead })
  expect(screen.queryByText(/The clock of this device says/) !== null).toBe(isSaid)
})

function notes(news: Partial<News>, offer = HERE): void {
  vi.spyOn(device, 'listen').mockImplementation((listener) => {
    listener(QUIET)
    listener({ ...QUIET, ...news })
    return () => true
  })
  vi.spyOn(files, 'offered').mockResolvedValue(offer)
  vi.spyOn(files, 'installed').mockResolvedValue([HERE])
  render(DeviceNotes)
}

test.each([
  [{ isKept: false }, /This browser stores nothing here/],
  [{ isCleared: true }, /The data of this site was deleted/],
  [{ hurried: ['grove master'] }, /the bot Master has no time to think to the end/],
])('at the table: %o', async (news, sentence) => {
  notes(news)
  expect(await screen.findByText(sentence)).toBeTruthy()
})

test('at the table: a newer version, until it was read', async () => {
  notes({}, NEWER)
  expect(await screen.findByText(/this game goes on with its own/)).toBeTruthy()
  screen.getByRole('button', { name: 'Close' }).click()
  await vi.waitFor(() => expect(screen.queryByText(/this game goes on with its own/)).toBeNull())
})

test('a long search is shown after a moment, and can be stopped', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const interrupt = vi.spyOn(device, 'interrupt').mockImplementation(() => undefined)
  notes({ isWorking: true })
  await vi.advanceTimersByTimeAsync(100)
  expect(screen.queryByRole('progressbar')).toBeNull()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(screen.getByRole('progressbar')).toBeTruthy()
  screen.getByRole('button', { name: 'Stop' }).click()
  expect(interrupt).toHaveBeenCalled()
})

test('a match that the server did not take says why', () => {
  const record = { id: 'off0a', game: 'orchard', seats: [null], source: 'fresh', practice: false }
  const refused = { code: 'too-large', facts: {}, rule: '' }
  const match = { id: 'off0a', record, changed: 0, outcome: null, sent: true, refused } as unknown as Summary
  render(MatchRows, { props: { matches: [match], onchange: () => Promise.resolve() } })
  expect(screen.getByText(/The server did not take it.*Too large\./)).toBeTruthy()
})

test.each([
  ['orchard', 31, /^31 points/],
  ['grass', 45_000, /^\$45,000 ·/],
])('the points of a match of %s', (game, total, words) => {
  addTexts('en', 'grass-name = Grass\ngrass-figure = ${ $points }')
  const record = { id: 'off0a', game, seats: [null], source: 'fresh', practice: false }
  const outcome = { reason: 'over', ranking: [{ seat: 0, score: { total } }] }
  const match = { id: 'off0a', record, changed: 0, outcome, sent: true } as unknown as Summary
  render(MatchRows, { props: { matches: [match], onchange: () => Promise.resolve() } })
  expect(screen.getByText(words)).toBeTruthy()
})
