import english from '$games/gnoming/text/locale/en/companion.ftl?raw'
import page from '$locale/en/companion-page.ftl?raw'
import ui from '$locale/en/ui.ftl?raw'
import { cleanup, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import type { CountLine, Fault, TableCount } from '../../net/protocol'
import Result from './Result.svelte'
import { sharedText } from './resultTexts'

const SET: CountLine = {
  key: 'matched',
  points: -5,
  rule: '8.2',
  text: 'companion-gnoming-set',
  facts: { way: 'row', number: 1, value: 5 },
  part: 0,
  cells: [
    [0, 0],
    [0, 1],
    [0, 2],
  ],
}
const SINGLES: CountLine = {
  key: 'singles',
  points: 8,
  rule: '8.1',
  text: 'companion-gnoming-singles',
  facts: { points: 8 },
  part: 0,
  cells: [],
}
const FAULT: Fault = {
  seat: 1,
  part: 0,
  at: 4,
  card: '9',
  place: '1,1',
  code: 'companion-missing-grid',
  rule: '2.1',
  facts: {},
  skipped: false,
}
const COUNT = {
  game: 'gnoming',
  over: true,
  players: [
    { seat: 0, total: 3, parts: [3], lines: [SET, SINGLES], title: null, place: 1, wins: true },
    { seat: 1, total: 40, parts: [40], lines: [], title: null, place: 2, wins: false },
  ],
  faults: [FAULT],
  next: null,
  dealer: null,
  transfers: [{ part: 0, giver: 1, taker: 0, amount: 4, rule: '11.2' }],
  notes: [],
  rest: [],
  assumed: [],
  journal: null,
  view: null,
} as unknown as TableCount

const onmark = vi.fn()
const onrule = vi.fn()
const onseat = vi.fn()

beforeEach(async () => {
  await setLanguage('en')
  for (const text of [ui, page, english]) addTexts('en', text)
})

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

function show(count: TableCount = COUNT, marked: { seat: number; line: CountLine } | null = null) {
  const names = ['Anna', 'Bruno']
  return render(Result, { game: 'gnoming', count, names, colours: [0, 1], seat: 0, onseat, marked, onmark, onrule })
}

function shownLines(): HTMLElement {
  return document.querySelector<HTMLElement>('.lines.shown')!
}

test('a line has its sentence, its points and its rule, and marks its cells when it is pressed', () => {
  show()
  const line = within(shownLines()).getByRole('button', { name: /Row 1 of 5s/ })
  expect(line.textContent).toMatch(/−5/)
  line.click()
  expect(onmark).toHaveBeenCalledWith({ seat: 0, line: SET })
  within(shownLines()).getByRole('link', { name: /8\.2/ }).click()
  expect(onrule).toHaveBeenCalledWith('8.2')
})

test('a marked line is pressed, and a further press takes the mark away', () => {
  show(COUNT, { seat: 0, line: { ...SET } })
  const line = within(shownLines()).getByRole('button', { pressed: true })
  line.click()
  expect(onmark).toHaveBeenCalledWith(null)
})

test('a line without cells is no button', () => {
  show()
  expect(within(shownLines()).getAllByRole('button')).toHaveLength(1)
  expect(shownLines().textContent).toMatch(/no row or column of a kind: 8/)
})

test('a fault names the player, the round, the card, the place and the rule', () => {
  show()
  const faults = screen.getByRole('region', { name: 'As you played it' })
  expect(faults.textContent.replace(/\s+/g, ' ')).toMatch(/Bruno, Round 1, card 9, row 2, column 2: This player’s grid/)
  within(faults).getByRole('link', { name: /2\.1/ }).click()
  expect(onrule).toHaveBeenCalledWith('2.1')
})

test('totals come in the order of the places; a press shows the lines of that player', () => {
  show()
  const rows = within(screen.getByRole('region', { name: 'Totals' })).getAllByRole('button')
  expect(rows.map((row) => row.textContent.replace(/\s+/g, ' ').trim())).toEqual(['1 Anna 3', '2 Bruno 40'])
  rows[1]!.click()
  expect(onseat).toHaveBeenCalledWith(1)
  expect(document.querySelector('.next')?.textContent).toBe('Anna wins')
})

test('the totals that a count has changed are announced once', async () => {
  const { rerender } = show({ ...COUNT, faults: [] })
  const said = () =>
    screen.getAllByRole('status').flatMap((each) => (each.textContent.includes(': ') ? [each.textContent.trim()] : []))
  expect(said()).toEqual([])
  const [anna, bruno] = COUNT.players
  await rerender({ count: { ...COUNT, faults: [], players: [{ ...anna!, total: -8 }, bruno!] } })
  expect(said()).toEqual(['Anna: −8'])
  await rerender({ seat: 1 })
  expect(said()).toEqual(['Anna: −8'])
})

test('a fault is announced: it comes into a live region that was there before', async () => {
  const { rerender } = show({ ...COUNT, faults: [] })
  const region = screen.getAllByRole('status').find((each) => each.getAttribute('aria-atomic') === 'false')!
  expect(region.textContent.trim()).toBe('')
  await rerender({ count: COUNT })
  expect(region.textContent).toMatch(/This player’s grid is missing/)
})

test('what goes from whom to whom is said, and who is next while the game goes on', () => {
  show({ ...COUNT, over: false, next: 1, dealer: 0 })
  expect(document.body.textContent).toMatch(/Round 1: Bruno gives Anna 4/)
  expect(document.querySelector('.next')?.textContent).toBe('Bruno is next. Anna deals.')
})

test('the shared text has every place, and says that it was counted as it was played', () => {
  const text = sharedText('gnoming', COUNT, ['Anna', 'Bruno'], '1 May')
  expect(text.split('\n').slice(1)).toEqual(['1. Anna: 3', '2. Bruno: 40', 'Counted as we played it, with one fault.'])
})
