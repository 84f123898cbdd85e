import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import { MatchClient } from '../../net/MatchClient.svelte'
import type { GnomingView, Offers } from '../../net/protocol/gnoming'
import { Wire } from '../../net/wire.fixture'
import Controls from './Controls.svelte'
import { FOURS, NOTHING, offers, sheetOf, TEXTS, view } from './fixture'
import Grid from './Grid.svelte'
import { keyed } from './keys'
import Moves from './Moves.svelte'
import { GnomingTable, HELD, ofPile } from './table.svelte'

const HELLO = {
  t: 'hello',
  match: 'm',
  game: 'gnoming',
  seat: 0,
  deck: { version: '', cards: [] },
  practice: false,
  lesson: false,
  room: null,
}

let client: MatchClient
let table: GnomingTable
let version = 4

function tell(
  offers: Offers,
  more: Partial<GnomingView> = {},
  steps: [number | null, string][] = [],
  state = 'waiting',
): void {
  version += 1
  const shownView = { ...view(), ...more }
  shownView.players = shownView.players.map((player) =>
    player.seat === 0 ? { ...player, state: state as 'waiting' } : player,
  )
  Wire.all[0]!.say({
    t: 'state',
    steps: steps.map(([seat, text]) => ({ version, seat, text, gain: null, effects: null })),
    snapshot: { version, seat: 0, view: shownView, offers: offers, can_undo: false, outcome: null },
  })
}

function sentMessages(): { t: string; actions?: number[]; text?: string }[] {
  return Wire.all[0]!.sent as { t: string; actions?: number[]; text?: string }[]
}

function press(key: string): boolean {
  return keyed(new KeyboardEvent('keydown', { key }), table)
}

const PICKING: Offers = {
  ...NOTHING,
  choose: 2,
  turns: [0, 1, 2, 3, 4, 5, 6, 7].map((cell) => [cell, cell]),
  later: [[8, 8]],
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody there')))
  Wire.all = []
  version = 4
  await setLanguage('en')
  addTexts('en', TEXTS)
  client = new MatchClient('m')
  Wire.all[0]!.say(HELLO)
  tell(offers(), {}, [], 'drawing')
  table = new GnomingTable(client)
})

afterEach(() => {
  cleanup()
  table.controller.close()
  client.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a pile that is looked at shows what its card would do everywhere', () => {
  table.glanced = ofPile(0)
  expect([table.sourceCard, table.puts]).toEqual([5, FOURS])
  table.glanced = null
  expect(table.puts).toEqual([])
})

test('a card of a pile goes into the grid with one gesture', () => {
  table.pressPile(0)
  table.press(2)
  expect(sentMessages()).toMatchObject([{ t: 'play', actions: [11, 15] }])
})

test('a pile that is pressed again is left alone', () => {
  table.pressPile(1)
  table.pressPile(1)
  expect([table.choice, sentMessages()]).toEqual([null, []])
})

test('a cell that is pressed without a card asks why', () => {
  table.press(4)
  expect(sentMessages()).toMatchObject([{ t: 'why', text: 'put @ 5' }])
})

test('a drawn card is chosen by itself, and a press lays it', () => {
  tell(
    {
      ...NOTHING,
      puts: FOURS,
      discards: [
        [22, 0],
        [23, 1],
      ],
    },
    { held: [0, 5, 'stock', null] },
    [
      [0, 'draw'],
      [null, '4'],
    ],
    'placing',
  )
  expect([table.mode, table.choice, table.controller.announcement]).toEqual(['place', HELD, 'You draw a 4.'])
  table.press(3)
  expect(sentMessages()).toMatchObject([{ t: 'play', actions: [16] }])
})

test('a cell over which a card is held says what it would bring and which line it completes', () => {
  table.pressPile(0)
  table.over(2)
  expect(table.putTextAt(2)).toBe('A 4 in 3 for down: −12. row 1 of 4: −4.')
  expect(table.placement?.[2]).toBe(-12)
})

test('a card that bounced may not go back: the server says why', () => {
  tell(
    { ...NOTHING, puts: FOURS.filter(([, cell]) => cell !== 2), discards: [[22, 0]] },
    { held: [0, 5, 'bounce', 2] },
    [
      [0, 'put 4 @ 3'],
      [null, '4'],
    ],
    'bouncing',
  )
  expect([table.mode, table.bounceCell, table.controller.announcement]).toEqual([
    'bounce',
    2,
    'You put a 4 in 3. Out comes a 4. bounce 4',
  ])
  table.press(2)
  expect(sentMessages()).toMatchObject([{ t: 'why', text: 'put 4 @ 3' }])
  table.pass()
  expect(sentMessages()[1]).toMatchObject({ t: 'play', actions: [22] })
})

test('while two mulligans lie, a bounce must go on', () => {
  tell(
    { ...NOTHING, puts: FOURS.filter(([, cell]) => cell === 3) },
    { held: [0, 5, 'bounce', 2] },
    [
      [0, 'put mulligan @ 3'],
      [null, '4'],
    ],
    'bouncing',
  )
  expect([table.mode, table.prompt]).toEqual(['bounce', 'bounce on 4'])
})

test('of the two first cards the lower cell is named first, whichever was picked first', () => {
  tell(PICKING, { turn: null }, [], 'choosing')
  table.press(8)
  expect(table.mayTurn).toBe(false)
  table.press(3)
  expect([table.picks, table.mayTurn]).toEqual([[8, 3], true])
  table.turnPicked()
  expect(sentMessages()).toMatchObject([{ t: 'play', actions: [3, 8] }])
})

test('a third pick lets the first go, and a pick is taken back by another press', () => {
  tell(PICKING, { turn: null }, [], 'choosing')
  for (const cell of [0, 1, 2, 2]) table.press(cell)
  expect(table.picks).toEqual([1])
  table.cancel()
  expect(table.picks).toEqual([])
})

test('a hazard is answered with a card or with none', () => {
  tell(
    {
      ...NOTHING,
      turns: [
        [2, 2],
        [4, 4],
      ],
      passing: 9,
    },
    { turn: 1, asked: 0 },
    [[1, 'discard hazard']],
    'asked',
  )
  expect([table.mode, table.prompt]).toEqual(['asked', 'Seat 2 asks'])
  table.press(4)
  expect(sentMessages()).toMatchObject([{ t: 'play', actions: [4] }])
})

test('the question of a hazard has a clear no', () => {
  tell({ ...NOTHING, turns: [[2, 2]], passing: 9 }, { turn: 1, asked: 0 }, [], 'asked')
  render(Controls, { props: { table, onunseen: () => undefined, onrounds: null } })
  document.querySelector<HTMLElement>('.large button')!.click()
  expect(sentMessages()).toMatchObject([{ t: 'play', actions: [9] }])
})

test('keys draw, choose a pile, lay in a cell and say no', () => {
  press('l')
  expect(table.choice).toBe(ofPile(0))
  press('3')
  expect(sentMessages()).toMatchObject([{ actions: [11, 15] }])
  tell(offers(), {}, [], 'drawing')
  press('D')
  expect(sentMessages()[1]).toMatchObject({ actions: [10] })
  tell({ ...NOTHING, turns: [[2, 2]], passing: 9 }, { turn: 1, asked: 0 }, [], 'asked')
  press('p')
  expect(sentMessages()[2]).toMatchObject({ actions: [9] })
})

test('a hazard in hand leaves the game, whichever pile is meant', () => {
  tell(
    { ...NOTHING, puts: FOURS, discards: [[24, null]] },
    { held: [0, 10, 'stock', null] },
    [
      [0, 'draw'],
      [null, 'hazard'],
    ],
    'placing',
  )
  press('r')
  expect(sentMessages()).toMatchObject([{ actions: [24] }])
})

test('where a card came from is remembered for its flight, and what changed is ringed', () => {
  const after = view()
  after.players[1]!.sheet = sheetOf([4, 4, 4, 9, null, 8, null, 10, null], [[true, 0, 3]])
  after.piles = [
    [5, 3],
    [6, 2],
  ]
  tell(NOTHING, { ...after, turn: 2 }, [
    [1, 'draw'],
    [null, 'card'],
    [1, 'put 8 @ 4'],
    [null, '5'],
    [1, 'discard 5 right'],
  ])
  expect([...table.arrivals].map(([place, { from }]) => [place, from])).toEqual([
    ['seat-1', 'stock'],
    ['pile-1', 'seat-1'],
  ])
  expect(table.fresh.get(1)).toEqual([3])
})

test('every cell is a button that says what lies there and what it would bring', () => {
  render(Grid, { props: { table } })
  const names = (): (string | null)[] =>
    [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))
  expect(names().slice(1, 3)).toEqual(['Cell 2: 4', 'Cell 3: down'])
  table.pressPile(0)
  vi.advanceTimersByTime(0)
  return Promise.resolve().then(() => expect(names()[2]).toContain('A 4 in 3 for down: −12. row 1 of 4: −4.'))
})

test('where a card lies face down, what is known is the change of the points face up', () => {
  table.pressPile(0)
  const { container } = render(Grid, { props: { table } })
  const gains = [...container.querySelectorAll('.gain')].map((gain) => gain.textContent)
  const down = table.me!.sheet.cells.map((card) => card === null)
  expect(gains.map((text) => text.includes('?'))).toEqual(table.puts.map(([, cell]) => down[cell]))
  expect(down).toContain(false)
  expect(down).toContain(true)
})

test('the list of moves holds every legal gesture, and plays it', async () => {
  render(Moves, { props: { table } })
  document.querySelector('details')!.open = true
  document.querySelector('details')!.dispatchEvent(new Event('toggle'))
  await vi.advanceTimersByTimeAsync(0)
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-action]')]
  expect(buttons.map((button) => button.dataset.action).slice(0, 3)).toEqual(['10', '11 15', '11 16'])
  expect(buttons).toHaveLength(19)
  buttons[1]!.click()
  expect(sentMessages()).toMatchObject([{ actions: [11, 15] }])
})

test('a lesson that asks for a card of a pile and its cell offers nothing else', () => {
  table.controller.task = { text: '', at: 0, actions: ['take 4 left', 'put 4 @ 3'] }
  expect([table.mayDraw, table.takes.length]).toEqual([false, 1])
  table.pressPile(0)
  expect(table.puts.map(([, cell]) => cell)).toEqual([2])
})

test("a line of one's own that is matched is celebrated, another player's is not", () => {
  const [own, other, third] = view().players
  const matched = { ...own!, sheet: sheetOf([4, 4, 4, 1, 2, 3, 5, 6, 7], [[true, 0, 0]]) }
  tell(offers(), { players: [{ ...own!, sheet: sheetOf([4, 4, 1, 1, 2, 3, 5, 6, 7]) }, other!, third!] })
  const before = table.joys
  tell(offers(), { players: [matched, other!, third!] }, [[0, 'put 4 @ 3']])
  tell(offers(), { players: [matched, { ...other!, sheet: matched.sheet }, third!] }, [[1, 'put 4 @ 3']])
  expect(table.joys - before).toBe(1)
})

test('a refusal writes a card with a true minus', () => {
  addTexts('en', 'bounce = The { $card } cannot bounce.')
  Wire.all[0]!.say({ t: 'refused', id: '', code: 'bounce', facts: { card: '-1' }, rule: '4.6' })
  expect(table.controller.refusal?.text).toBe('The −1 cannot bounce.')
})

test('what another player turns leaves the first cards that are picked', () => {
  tell(PICKING)
  table.press(4)
  tell(PICKING, {}, [[1, 'turn 3']])
  expect(table.picks).toEqual([4])
  tell(offers())
  expect(table.picks).toEqual([])
})
