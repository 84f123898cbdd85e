import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import { MatchClient } from '../../net/MatchClient.svelte'
import type { Offers } from '../../net/protocol/clustered'
import { Wire } from '../../net/wire.fixture'
import { CardDrag } from '../../table/cardDrag.svelte'
import BoardPicture from './BoardPicture.svelte'
import { offers, TEXTS, view } from './fixture'
import Hand from './Hand.svelte'
import Moves from './Moves.svelte'
import Notice from './Notice.svelte'
import { ClusteredTable } from './table.svelte'

const HELLO = {
  t: 'hello',
  match: 'm',
  game: 'clustered',
  seat: 0,
  deck: { version: '', cards: [] },
  practice: false,
  lesson: false,
  room: null,
}
const NOTHING: Offers = { placements: [], misfits: [], discards: [], later: [], trim: 0 }

let client: MatchClient
let table: ClusteredTable

function tell(
  version: number,
  offers: Offers,
  more: object = {},
  steps: [number | null, string, number | null][] = [],
): void {
  const logged = steps.map(([seat, text, gain]) => ({ version, seat, text, gain, effects: null }))
  Wire.all[0]!.say({
    t: 'state',
    steps: logged,
    snapshot: { version, seat: 0, view: { ...view(), ...more }, offers: offers, can_undo: false, outcome: null },
  })
}

function sentMessages(): { t: string; actions?: number[]; text?: string }[] {
  return Wire.all[0]!.sent as { t: string; actions?: number[]; text?: string }[]
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody there')))
  Wire.all = []
  await setLanguage('en')
  addTexts('en', TEXTS)
  client = new MatchClient('m')
  Wire.all[0]!.say(HELLO)
  tell(4, offers())
  table = new ClusteredTable(client)
})

afterEach(() => {
  cleanup()
  table.controller.close()
  client.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a chosen card knows its places, and the richest is shown first', () => {
  table.input.choose(0)
  expect([table.card, table.spots.map(([action]) => action)]).toEqual([14, [11, 10]])
  table.input.showNearest()
  expect(table.aim).toEqual({ card: 14, row: 4, col: 0, meets: [5, -1, -1, -1], legal: true, gain: 1 })
})

test('a ghost where the card does not fit says who objects, and asks nobody', () => {
  table.input.choose(0)
  table.input.show({ row: 1, col: 1 }, true)
  vi.advanceTimersByTime(1_000)
  expect(table.aim).toMatchObject({ legal: false, meets: [-1, -1, -1, 9] })
  expect(table.controller.announcement).toBe('At 1,1. no: 3 shares 1.')
  expect(sentMessages()).toEqual([])
})

test('a ghost of which the offers know nothing is asked about', () => {
  table.input.choose(0)
  table.input.show({ row: 9, col: 9 }, false)
  vi.advanceTimersByTime(1_000)
  expect(sentMessages()).toMatchObject([{ t: 'why', text: 'triangle-dashed-3 @ 9,9' }])
})

test('laying sends the offer under the ghost', () => {
  table.input.choose(1)
  table.input.show({ row: 4, col: 0 }, false)
  expect(table.input.lay()).toBe(true)
  expect(sentMessages()).toMatchObject([{ t: 'play', actions: [40] }])
})

test('the last step of a hint puts the ghost there, or picks the cards that go', () => {
  const hint = { version: 4, step: 3, next: null, what: '', near: [], actions: [] }
  table.controller.advise({ ...hint, moves: ['wild @ 4,0'] }, { text: () => '' })
  expect([table.card, table.placement?.[0], table.controller.isAdvising]).toEqual([27, 40, true])
  tell(5, { ...NOTHING, trim: 2, discards: [[83, 27]], later: [[83, 27]] })
  table.controller.advise({ ...hint, moves: ['discard wild', 'discard wild'] }, { text: () => '' })
  expect([table.picks, table.mayThrow]).toEqual([[1, 2], true])
  table.controller.closeHint()
  table.input.choose(2)
  table.controller.advise({ ...hint, moves: ['discard wild', 'discard wild'] }, { text: () => '' })
  expect([table.picks, table.mayThrow]).toEqual([[1, 2], true])
  table.controller.closeHint()
  expect(table.picks).toEqual([])
})

test('of two cards that must go the lower is named first, whichever was picked first', () => {
  tell(5, {
    ...NOTHING,
    trim: 2,
    discards: [
      [70, 14],
      [83, 27],
    ],
    later: [[83, 27]],
  })
  table.input.choose(2)
  table.input.choose(0)
  expect([table.mode, table.picks, table.mayThrow]).toEqual(['trim', [2, 0], true])
  table.throwPicked()
  expect(sentMessages()).toMatchObject([{ t: 'play', actions: [70, 83] }])
})

test('what another player takes out leaves the cards that are picked', () => {
  const trim = { ...NOTHING, trim: 2, discards: [[70, 14], [83, 27]], later: [[83, 27]] } as Offers // prettier-ignore
  tell(5, trim)
  table.input.choose(2)
  tell(6, trim, {}, [[1, 'discard wild', null]])
  expect(table.picks).toEqual([2])
  tell(7, trim, {}, [[0, 'discard wild', null]])
  expect(table.picks).toEqual([])
})

test('two wilds may go together', () => {
  tell(5, {
    ...NOTHING,
    trim: 2,
    discards: [
      [70, 14],
      [83, 27],
    ],
    later: [],
  })
  table.input.choose(1)
  table.input.choose(2)
  table.throwPicked()
  expect(sentMessages()).toMatchObject([{ t: 'play', actions: [83, 83] }])
})

test('a third pick lets the first stay, and a pick is taken back by another press', () => {
  tell(5, { ...NOTHING, trim: 2, discards: [[70, 14]], later: [[83, 27]] })
  for (const at of [0, 1, 2]) table.input.choose(at)
  expect(table.picks).toEqual([1, 2])
  table.input.choose(1)
  expect([table.picks, table.mayThrow]).toEqual([[2], false])
})

test('when nothing fits one card is picked to be discarded', () => {
  tell(5, {
    ...NOTHING,
    discards: [
      [70, 14],
      [83, 27],
    ],
  })
  expect([table.mode, table.input.mayChoose, table.prompt]).toEqual(['discard', false, 'discard one'])
  table.input.choose(0)
  table.throwPicked()
  expect(sentMessages()).toMatchObject([{ t: 'play', actions: [70] }])
})

test('while another plays nothing is chosen, and it is said whose turn it is', () => {
  tell(5, NOTHING, { turn: 1 }, [
    [0, 'wild @ 4,0', 1],
    [null, 'circle-solid-2', null],
  ])
  table.input.choose(0)
  expect([table.mode, table.input.choice]).toEqual(['wait', null])
  expect(table.controller.announcement).toBe(
    'You laid wild at 4,0 for +1, have 3. You drew 2 solid circle. Seat 2 plays.',
  )
})

test("what the others laid since one's own card is ringed", () => {
  tell(5, NOTHING, { turn: 1 }, [[0, 'wild @ 4,0', 1]])
  tell(6, offers(), {}, [[1, 'wild @ -2,0', 0]])
  expect(table.fresh).toEqual([
    { row: 4, col: 0 },
    { row: -2, col: 0 },
  ])
})

test('a bonus that changes hands is told', () => {
  tell(
    5,
    offers(),
    {
      bonuses: [
        ['first-line', 0],
        ['longest-line', null],
      ],
    },
    [[0, 'wild @ 4,0', 1]],
  )
  expect(table.controller.announcement).toContain('You take first. Nobody has longest.')
})

test('the pointer says what lies there, and what of the hand could', () => {
  table.point({ row: 2, col: 0 })
  expect(table.pointed).toBe('2 solid triangle of mine')
  table.point({ row: -1, col: 0 })
  expect(table.pointed).toBe('3 dashed circle of seat 2')
  table.point({ row: 3, col: 1 })
  expect(table.pointed).toBe('fits: 3 dashed triangle')
  expect(table.cellText({ row: 3, col: 1 })).toMatch(/\w\. fits: 3 dashed triangle\.?$/)
  table.point({ row: 1, col: 1 })
  expect(table.pointed).toBe('nothing fits')
})

test('the notice names who objects and the rule behind it', () => {
  table.input.choose(0)
  table.input.show({ row: 1, col: 1 }, true)
  render(Notice, { props: { table, onrule: () => undefined } })
  expect(document.querySelector('p')?.textContent).toContain('no: 3 shares 1')
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/rules/clustered#r3.3')
})

test('every card of the hand is a button with a name, wilds too', () => {
  render(Hand, { props: { table, drag: new CardDrag(table.input, 1), onpress: () => undefined } })
  const names = [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['3 dashed triangle', 'Wild', 'Wild'])
})

test('the list of moves holds every legal action, and plays it', async () => {
  render(Moves, { props: { table } })
  document.querySelector('details')!.open = true
  document.querySelector('details')!.dispatchEvent(new Event('toggle'))
  await vi.advanceTimersByTimeAsync(0)
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-action]')]
  expect(buttons.map((button) => button.dataset.action)).toEqual(['10', '11', '40'])
  buttons[2]!.click()
  expect(sentMessages()).toMatchObject([{ t: 'play', actions: [40] }])
})

test('a table with an edge is drawn to its edge, and one without has none', () => {
  const props = { colours: [0, 1], naming: () => null, label: 'table', outlinedSeat: 0 }
  const { container, rerender } = render(BoardPicture, { view: { ...view(), table: [-2, -3, 7, 7] }, ...props })
  const edge = container.querySelector('.beyond rect:last-child')!
  expect(['x', 'y', 'width', 'height'].map((name) => Number(edge.getAttribute(name)))).toEqual([-308, -208, 716, 716])
  expect(container.querySelector('svg')!.getAttribute('viewBox')).toBe('-334 -234 768 768')
  return rerender({ view: view(), ...props }).then(() => expect(container.querySelector('.beyond')).toBeNull())
})

test('the window shows the table as far as its edge, and the places stay those offered', () => {
  tell(5, offers(), { table: [-2, -3, 7, 7] })
  expect(table.frame).toEqual({ top: -2, left: -3, bottom: 5, right: 4 })
  expect(table.reach).toEqual({ top: -1, left: 0, bottom: 5, right: 2 })
})

test('a place where nothing of the hand fits is in sight, too', () => {
  tell(5, { ...offers(), misfits: [[14, -2, 0, [-1, -1, 9, -1]]] })
  expect(table.reach.top).toBe(-2)
})
