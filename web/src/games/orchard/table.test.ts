import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Notice from '../../gridCards/Notice.svelte'
import { addTexts, setLanguage } from '../../i18n/fluent'
import { MatchClient } from '../../net/MatchClient.svelte'
import type { Step } from '../../net/protocol'
import type { Mood, Offers, Snapshot } from '../../net/protocol/orchard'
import { Wire } from '../../net/wire.fixture'
import { play } from '../../ui/sound'
import { board, PLACEMENT } from './fixture'
import { orchardTable, type OrchardTable } from './table.svelte'

const HELLO = {
  t: 'hello',
  match: 'm',
  game: 'orchard',
  seat: 0,
  deck: { version: '', cards: [] },
  practice: true,
  lesson: false,
}

let client: MatchClient
let table: OrchardTable

function snapshotOf(version: number): Snapshot {
  return {
    version,
    seat: 0,
    offers: { placements: [], dice: [] },
    can_undo: true,
    outcome: null,
    view: { boards: [board()], unseen: [], to_draw: 6, cards_per_game: 9 },
  }
}

function state(version: number, ...steps: Partial<Step>[]): object {
  return {
    t: 'state',
    snapshot: snapshotOf(version),
    steps: steps.map((step) => ({ version, seat: 0, gain: null, effects: null, ...step })),
  }
}

/** A match of two: the state of this seat's board, the state of the other's, and perhaps an outcome. */
function company(own: Mood, other: Mood, more: Partial<Snapshot> = {}): object {
  const boards = [own, other].map((mood, seat) => ({
    ...board(),
    seat,
    state: mood,
    hand: mood === 'finished' ? [] : [13],
  }))
  const snapshot = snapshotOf(5)
  return { t: 'state', snapshot: { ...snapshot, view: { ...snapshot.view, boards }, ...more }, steps: [] }
}

const OVER: Partial<Snapshot> = { outcome: { reason: 'all-placed', ranking: [] } }

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  vi.mocked(play).mockClear()
  Wire.all = []
  await setLanguage('en')
  addTexts(
    'en',
    'table-said-undone = Taken back, { $total }.\ntable-said-laid = Card { $card } laid.\ntable-said-die = A die.',
  )
  addTexts(
    'en',
    'table-do-wait = Wait.\ntable-do-stopped = Stopped.\ntable-do-over = Over.\norchard-end-all-placed = All placed.\norchard-end-nothing-fits = Nothing fits.',
  )
  client = new MatchClient('m')
  Wire.all[0]!.say(HELLO)
  Wire.all[0]!.say(state(4))
  table = orchardTable(client)
})

afterEach(() => {
  cleanup()
  table.controller.close()
  client.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a table that opens says nothing', () => {
  expect([table.controller.announcement, table.controller.news]).toEqual(['', []])
})

test('after a lost connection it tells what was missed, and no undo', () => {
  Wire.all[0]!.drop()
  vi.advanceTimersByTime(500)
  const wire = Wire.all[1]!
  wire.say(HELLO)
  wire.say(state(6))
  expect(table.controller.snapshot?.version).toBe(4)
  wire.say(state(6, { text: '13 r0 @ 1,1', gain: -2, effects: [3, 2, 0, 0, 0, 0] }))
  expect(table.controller.snapshot?.version).toBe(6)
  expect(table.controller.announcement).toBe('Card 13 laid.')
})

test('a lost connection that missed nothing is silent', () => {
  Wire.all[0]!.drop()
  vi.advanceTimersByTime(500)
  Wire.all[1]!.say(HELLO)
  Wire.all[1]!.say(state(4))
  Wire.all[1]!.say(state(4))
  expect(table.controller.announcement).toBe('')
  expect(play).not.toHaveBeenCalled()
})

test('a move taken back is said, and sounds like a card lifted', () => {
  Wire.all[0]!.say(state(5, { text: 'undo' }))
  expect(table.controller.announcement).toBe('Taken back, 10.')
  expect(vi.mocked(play).mock.calls).toEqual([['lift', 0]])
})

test('a chosen die sounds once', () => {
  Wire.all[0]!.say(state(5, { text: 'die 1,0', gain: 1, effects: [] }))
  expect(vi.mocked(play).mock.calls).toEqual([['die', 0]])
})

test('the last step of a hint turns the card and puts its ghost there, and the next press lays it', () => {
  const [action, card, , row, col, gain, effects] = PLACEMENT
  const offers: Offers = { placements: [[action, card, 3, row, col, gain, effects]], dice: [] }
  Wire.all[0]!.say({ t: 'state', snapshot: { ...snapshotOf(5), offers }, steps: [] })
  const moves = [`${card} r270 @ ${row},${col}`]
  const hint = { version: 5, step: 3, next: null, what: String(card), near: [], moves, actions: [action] }
  table.controller.advise(hint, { text: () => '' })
  expect(table.input.ghost).toEqual({ card, turn: 3, row, col })
  expect([table.turn, table.controller.isAdvising]).toEqual([-1, true])
  table.input.step(1, 0)
  expect(table.controller.isAdvising).toBe(false)
  table.input.step(-1, 0)
  table.input.lay()
  expect(Wire.all[0]!.sent).toMatchObject([{ t: 'play', actions: [action] }])
})

test.each(['waiting', 'finished'] as const)(
  'whose board is %s while others play waits for them, and chooses no card',
  (mood) => {
    Wire.all[0]!.say(company(mood, 'playing'))
    expect([table.waiting, table.controller.announcement, table.input.choice]).toEqual([true, 'Wait.', null])
  },
)

test('whoever has laid the last card reads that the others are waited for, not to choose one', () => {
  Wire.all[0]!.say(company('finished', 'playing'))
  render(Notice, { props: { table, onrule: () => undefined } })
  expect(document.querySelector('p')?.textContent).toContain('Wait.')
})

test.each([
  ['stopped', 'finished', 'Nothing fits.'],
  ['finished', 'stopped', 'All placed.'],
] as const)('at the end whose board is %s hears of that board, whatever ended the table', (own, other, said) => {
  Wire.all[0]!.say(company(own, other, OVER))
  expect(table.controller.announcement).toBe(said)
})

test('what another player does leaves the chosen card, its turn and its ghost as they are', () => {
  const [action, card, , row, col, gain, effects] = PLACEMENT
  const offers: Offers = { placements: [[action, card, 1, row, col, gain, effects]], dice: [] }
  const tell = (version: number, other: Mood): void => {
    const { view } = (company('playing', other) as { snapshot: Snapshot }).snapshot
    Wire.all[0]!.say({ t: 'state', snapshot: { ...snapshotOf(version), offers, view }, steps: [] })
  }
  tell(5, 'playing')
  table.input.choose(card)
  table.turnBy(1)
  table.input.show({ row, col }, false)
  tell(6, 'waiting')
  expect([table.input.choice, table.input.ghost, table.placement?.[0]]).toEqual([
    card,
    { card, turn: 1, row, col },
    action,
  ])
})

test("at the end of a table of several, whoever watches hears of nobody's orchard", () => {
  Wire.all[0]!.say(company('finished', 'stopped', { ...OVER, seat: null }))
  expect(table.controller.announcement).toBe('Over.')
})

test("alone, the reason is the board's own", () => {
  Wire.all[0]!.say({
    t: 'state',
    snapshot: { ...snapshotOf(5), outcome: { reason: 'nothing-fits', ranking: [] } },
    steps: [],
  })
  expect(table.controller.announcement).toBe('Nothing fits.')
})
