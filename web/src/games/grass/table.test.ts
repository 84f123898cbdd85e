import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, setLanguage, texts } from '../../i18n/fluent'
import { MatchClient } from '../../net/MatchClient.svelte'
import type { GrassView, Offers } from '../../net/protocol/grass'
import { Wire } from '../../net/wire.fixture'
import Controls from './Controls.svelte'
import { keyed } from './keys'
import { market, NOTHING, offers, player, TEXTS, view } from './table.fixture'
import { GrassTable } from './table.svelte'

const HELLO = {
  t: 'hello',
  match: 'm',
  game: 'grass',
  seat: 0,
  deck: { version: '', cards: [] },
  practice: false,
  lesson: false,
  room: null,
}
const PASSES: Offers = {
  ...NOTHING,
  passes: [
    [30, 0],
    [31, 8],
    [32, 19],
    [33, 22],
    [34, 25],
    [35, 26],
  ],
}

let client: MatchClient
let table: GrassTable
let version = 4

function tell(offers: Offers, more: Partial<GrassView> = {}, steps: [number | null, string][] = []): void {
  version += 1
  Wire.all[0]!.say({
    t: 'state',
    steps: steps.map(([seat, text]) => ({ version, seat, text, gain: null, effects: null })),
    snapshot: { version, seat: 0, view: view(more), offers: offers, can_undo: false, outcome: null },
  })
}

function sentMessages(): { t: string; actions?: number[]; text?: string }[] {
  return Wire.all[0]!.sent as { t: string; actions?: number[]; text?: string }[]
}

function press(key: string): boolean {
  return keyed(new KeyboardEvent('keydown', { key }), table, () => undefined)
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
  tell(offers())
  table = new GrassTable(client)
})

afterEach(() => {
  cleanup()
  table.controller.close()
  client.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a card that goes to one place only is aimed there at once, and one press plays it', () => {
  table.choose(0)
  expect([table.aim, table.prompt]).toEqual(['own', 'Home Grown: $5,000 more.'])
  table.press('own')
  expect(sentMessages().at(-1)).toMatchObject({ t: 'play', actions: [1] })
})

test('a card that may go to several is aimed with a first press and played with a second', () => {
  table.choose(5)
  expect([table.aim, table.prompt]).toEqual([null, 'on whom?'])
  table.press('seat-2')
  expect([table.prompt, table.leaving(2), table.changeOf(2), table.changeOf(0)]).toEqual([
    'Steal: seat 3 gives Jamaica × 1 ($25,000).',
    [3],
    -25,
    25,
  ])
  expect(sentMessages().filter(({ t }) => t === 'play')).toEqual([])
  table.press('seat-2')
  expect(sentMessages().at(-1)).toMatchObject({ t: 'play', actions: [7] })
})

test('what the pointer is over goes before what was aimed at', () => {
  table.choose(5)
  table.press('seat-2')
  table.over('seat-1')
  expect(table.leaving(1)).toEqual([4])
  table.over(null)
  expect(table.leaving(2)).toEqual([3])
})

test('a paranoia says what it costs and what follows', () => {
  table.choose(3)
  expect(table.prompt).toBe('Sold Out: You lose Home Grown × 1 ($5,000). Out for 1. Pass.')
})

test('a protection begins with the set that is worth most, and covers what is picked', () => {
  table.choose(4)
  expect([table.picks, table.prompt]).toEqual([[2], '$25,000 of $25,000'])
  table.pick(2)
  table.pick(0)
  table.pick(1)
  expect(table.covering).toEqual([[5, 50, 51], [0, 1], 10])
  table.confirm()
  expect(sentMessages().at(-1)).toMatchObject({ t: 'play', actions: [5, 50, 51] })
})

test('a peddle that no offered set would hold beside those picked is too dear', () => {
  table.choose(4)
  table.pick(0)
  expect(table.controller.refusal).toEqual({ text: 'Home Grown is too dear', rule: '7.4' })
  expect(table.picks).toEqual([2])
})

test('why a peddle does not fit under a protection is what the server says of it', () => {
  tell(offers(), { players: [player(0, { market: market({ peddles: [0, 1, 2, 5] }) }), player(1), player(2)] })
  table.choose(4)
  table.pick(3)
  expect(table.controller.refusal).toMatchObject({ rule: '7.3' })
})

test('nothing picked is nothing to play', () => {
  table.choose(4)
  table.pick(2)
  expect([table.covering, table.confirm()]).toEqual([null, false])
})

test('a card that can only be thrown away asks the server why', () => {
  table.choose(6)
  expect(sentMessages().at(-1)).toMatchObject({ t: 'why', text: 'play banker' })
})

test('a press where a card may not go asks why, and the answer names the card as it is printed', () => {
  table.choose(0)
  table.press('seat-1')
  const question = Wire.all[0]!.sent.at(-1) as { id: string; text: string }
  expect(question.text).toBe('play home-grown on 1')
  Wire.all[0]!.say({
    t: 'reason',
    id: question.id,
    code: 'grass-no-market',
    rule: '4.1',
    facts: { card: 'home-grown' },
  })
  expect(table.controller.refusal).toEqual({ text: 'no market for Home Grown', rule: '4.1' })
})

test('a card dropped on a market is played, one with a choice of sets is not yet', () => {
  table.choose(4)
  expect(table.dropOn('own')).toBe(false)
  table.choose(0)
  expect(table.dropOn('own')).toBe(true)
  expect(sentMessages().at(-1)).toMatchObject({ actions: [1] })
})

test('the waste takes a card with the second press', () => {
  table.choose(6)
  table.press('waste')
  expect(table.prompt).toBe('throw Banker away')
  table.press('waste')
  expect(sentMessages().at(-1)).toMatchObject({ actions: [24] })
})

test('a card that could be played is thrown away only after a question', () => {
  table.choose(0)
  table.discard()
  expect(table.prompt).toBe('Home Grown: yes?')
  expect(sentMessages().filter(({ t }) => t === 'play')).toEqual([])
  table.discard()
  expect(sentMessages().at(-1)).toMatchObject({ t: 'play', actions: [20] })
})

test('so is one that is worth much; another aim, and it is asked again', () => {
  tell(offers({ plays: [], discards: [[22, 22]] }))
  table.choose(4)
  expect(table.dropOn('waste')).toBe(false)
  expect(table.prompt).toBe('Grab a Snack: $25,000?')
  table.choose(null)
  table.choose(4)
  expect(table.dropOn('waste')).toBe(false)
  table.press('waste')
  expect(sentMessages().at(-1)).toMatchObject({ t: 'play', actions: [22] })
})

test('keys choose a card, a market by its letter, and play', () => {
  press('3')
  expect(table.card).toBe(8)
  press('c')
  expect(table.aim).toBe('seat-2')
  press('Enter')
  expect(sentMessages().at(-1)).toMatchObject({ actions: [3] })
})

test('keys go through the places of a card and through the sets of a protection', () => {
  press('3')
  press('ArrowDown')
  expect(table.aim).toBe('seat-1')
  press('n')
  expect(table.aim).toBe('seat-2')
  press('5')
  press('n')
  expect(table.covering?.[1]).toEqual([0])
})

test('W aims at the waste, and O opens what may be proposed', () => {
  const onopen = vi.fn()
  press('7')
  press('w')
  expect(table.aim).toBe('waste')
  keyed(new KeyboardEvent('keydown', { key: 'o' }), table, onopen)
  expect(onopen).toHaveBeenCalledOnce()
})

test('a card is passed to the left, and what came back is told until one plays on', () => {
  tell(PASSES, { phase: 'passing', hand: [0, 8, 19, 22, 25, 26] })
  expect([table.mode, table.prompt]).toEqual(['pass', 'pass to seat 2'])
  table.choose(5)
  expect(table.aim).toBe('seat-1')
  table.press('seat-1')
  expect(sentMessages().at(-1)).toMatchObject({ actions: [35] })
  tell(NOTHING, { turn: 1, hand: [0, 2, 8, 19, 22, 25] }, [
    [0, 'pass banker'],
    [1, 'pass card'],
    [2, 'pass colombia'],
  ])
  expect([table.lastPass, table.fresh]).toEqual([{ card: 2, from: 2 }, 2])
  expect(table.flights.all.map(({ card, from, to, wave }) => [card, from, to, wave])).toEqual([
    [26, 'hand', 'seat-1', 1],
    [null, 'seat-1', 'seat-2', 1],
    [2, 'seat-2', 'hand', 1],
  ])
  tell(offers(), {}, [[0, 'discard banker']])
  expect(table.lastPass).toBeNull()
})

test('who waits is told for whom, and that turns are lost', () => {
  tell(NOTHING, { turn: 1 })
  expect(table.prompt).toBe('seat 2 plays')
  tell(NOTHING, { turn: 1, players: [player(0, { lost: 2 }), player(1), player(2)] })
  expect(table.prompt).toBe('out for 2')
  tell(NOTHING, { phase: 'passing', passing: 0, players: [player(0), player(1), player(2, { state: 'passing' })] })
  expect(table.prompt).toBe('waiting for seat 3')
})

test('a chosen card stays chosen while others act, and is put back when one has played', () => {
  table.choose(5)
  tell(NOTHING, { turn: 1, hand: [0, 8, 19, 22, 25, 26] }, [[1, 'discard mexico']])
  expect([table.card, table.choice]).toEqual([25, 4])
  tell(NOTHING, { turn: 1 }, [[0, 'discard home-grown']])
  expect(table.card).toBeNull()
})

test('half-way through a protection peddles are covered one by one', () => {
  tell({ ...NOTHING, covers: [[51, 1]], done: 60 }, { phase: 'covering' })
  expect(table.mode).toBe('cover')
  table.pick(1)
  expect(sentMessages().at(-1)).toMatchObject({ actions: [51] })
})

test('the buttons of a card that cannot be played do not make discarding the main one', async () => {
  await texts('table', 'grass')
  table.choose(6)
  const { container } = render(Controls, { table, onhands: null, onoffer: null })
  expect([...container.querySelectorAll('.large button')].map((each) => each.className)).toEqual([
    expect.not.stringContaining('main'),
  ])
})

test('in the place of the buttons no other player is said to act while an offer waits for an answer', async () => {
  await texts('table', 'grass')
  tell({ ...NOTHING, decline: 9 })
  const { container } = render(Controls, { table, onhands: null, onoffer: null })
  expect(container.querySelector('.large p')?.textContent).toBe('Answer the offer above.')
})

test('a lesson leaves only what it asks for', () => {
  table.controller.task = { text: '', at: 0, actions: ['play bust on 2'] }
  table.choose(2)
  expect(table.targets.map(({ place }) => place)).toEqual(['seat-2'])
  const actions = ['play grab-a-snack', 'cover home-grown', 'cover mexico']
  table.controller.task = { text: '', at: 0, actions }
  table.choose(4)
  expect(table.coverings).toEqual([[[5, 50, 51], [0, 1], 10]])
  table.pick(2)
  expect(table.controller.refusal).toEqual({ text: 'Colombia is too dear', rule: '7.4' })
  table.pick(0)
  table.pick(1)
  table.pick(2)
  expect(table.controller.refusal).toEqual({ text: 'as the lesson asks', rule: '' })
})

test('the large buttons say what they would do', async () => {
  await texts('table', 'grass')
  table.choose(4)
  const { container } = render(Controls, { table, onhands: null, onoffer: null })
  const buttons = [...container.querySelectorAll('.large button')].map((each) => each.textContent.trim())
  expect(buttons).toEqual(['Discard', 'Protect $25,000'])
})

test('what another player does leaves the chosen card where it is aimed, and the peddles that are picked', () => {
  table.choose(5)
  table.press('seat-2')
  tell(offers(), {}, [[1, 'withdraw']])
  expect([table.choice, table.aim]).toEqual([5, 'seat-2'])
  table.choose(4)
  table.pick(2)
  table.pick(0)
  tell(offers(), {}, [[1, 'withdraw']])
  expect([table.choice, table.picks]).toEqual([4, [0]])
  tell(offers(), {}, [[0, 'play steal on 2']])
  expect([table.choice, table.aim]).toEqual([null, null])
})
