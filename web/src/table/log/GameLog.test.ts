import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage, texts } from '../../i18n/fluent'
import { MatchClient } from '../../net/MatchClient.svelte'
import { Wire } from '../../net/wire.fixture'
import { TableController } from '../TableController.svelte'
import GameLog from './GameLog.svelte'

const MOVES: [number | null, string][] = [
  [null, 'deal'],
  [0, 'play market-open'],
  [1, 'discard mexico'],
  [2, 'play bust on 0'],
]
const NEXT: [number | null, string][] = [
  [null, 'deal'],
  [null, 'deal'],
  [1, 'play market-open'],
]
const HANDS = [[null, 'deal'], ...MOVES, ...NEXT] as typeof MOVES

let client: MatchClient
let controller: TableController

function say(version: number, since: number, moves = MOVES): void {
  const steps = moves.slice(since, version).map(([seat, text], k) => ({
    version: since + k + 1,
    seat,
    text,
    gain: null,
    effects: null,
  }))
  Wire.all[0]!.say({
    t: 'state',
    steps,
    snapshot: { version, seat: 0, view: {}, offers: {}, can_undo: false, outcome: null },
  })
}

function rowTexts(container: HTMLElement): (string | undefined)[] {
  return [...container.querySelectorAll('li')].map((each) => each.textContent.trim())
}

beforeEach(async () => {
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody there')))
  Wire.all = []
  await setLanguage('en')
  await texts('table', 'grass')
  client = new MatchClient('m')
  Wire.all[0]!.say({ t: 'hello', match: 'm', game: 'grass', seat: 0, deck: {}, room: null })
  say(3, 3)
  controller = new TableController({
    aimed: () => null,
    aiming: () => false,
    settle: () => undefined,
    sentences: () => [],
    sound: () => undefined,
  })
  controller.open(client)
})

afterEach(() => {
  cleanup()
  controller.close()
  client.close()
  vi.unstubAllGlobals()
})

test('the whole past is asked for once, and what comes later stands before it', async () => {
  const { container, findByText } = render(GameLog, { controller, onshow: () => undefined })
  await vi.waitFor(() => expect(Wire.all[0]!.sent).toEqual([{ t: 'resume', version: 0 }]))
  say(3, 0)
  await findByText('You open your market.')
  say(4, 3)
  await findByText(/plays Bust on your market/)
  expect(rowTexts(container)).toEqual([
    'Player 3 plays Bust on your market.',
    'Player 2 discards Mexico.',
    'You open your market.',
  ])
  expect(Wire.all[0]!.sent).toHaveLength(1)
  expect(client.others.map(({ version }) => version)).toEqual([4])
})

test('a press tells where on the table it was done', async () => {
  const onshow = vi.fn()
  const { findByRole } = render(GameLog, { controller, onshow })
  say(3, 0)
  await fireEvent.click(await findByRole('button', { name: 'You open your market.' }))
  await fireEvent.click(await findByRole('button', { name: /discards Mexico/ }))
  expect(onshow.mock.calls).toEqual([[['own']], [['waste']]])
})

test('the moves of each hand stand under its number once there are two', async () => {
  const { container, findByText } = render(GameLog, { controller, onshow: () => undefined })
  say(5, 0, HANDS)
  await findByText('You open your market.')
  expect(container.querySelectorAll('h3')).toHaveLength(0)
  say(8, 5, HANDS)
  await findByText('Hand 2')
  expect(rowTexts(container)).toEqual([
    'Hand 2',
    'Player 2 opens a market.',
    'Hand 1',
    'Player 3 plays Bust on your market.',
    'Player 2 discards Mexico.',
    'You open your market.',
  ])
})
