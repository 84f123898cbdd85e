import { cleanup, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import { Wire } from '../../net/wire.fixture'
import type { RoomClient } from './RoomClient.svelte'
import RoomMatch from './RoomMatch.svelte'

// The screens of the game never load: the announcement does not wait for them.
vi.mock('../../table/registry', () => ({ screenOf: () => new Promise(() => undefined) }))

await setLanguage('en')
addTexts('en', 'room-begins-drawn = Drawn by lot: { $name } begins.')

beforeEach(() => {
  vi.stubGlobal('WebSocket', Wire)
  Wire.all = []
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const statusText = (): string | null | undefined => document.querySelector('[role=status]')?.textContent

/** Renders a match of two in which seat 1 begins; then the state arrives. */
async function arrive(drawn: boolean, version: number): Promise<void> {
  const room = { game: 'toy', seats: [{}, {}], begins: 1, drawn, phase: 'playing' }
  const client = { room, due: [], players: [], nameOf: (seat: number) => ['Ada', 'Bo'][seat]! } as unknown as RoomClient
  render(RoomMatch, { props: { client, match: 'm', seats: [0] } })
  expect(statusText()).toBe('')
  Wire.all[0]!.say({
    t: 'state',
    snapshot: { version, seat: 0, view: null, offers: null, can_undo: false, outcome: null },
    steps: [],
  })
  await tick()
}

test('who was drawn to begin is told at the start of a match, for a while', async () => {
  vi.useFakeTimers()
  await arrive(true, 13)
  expect(statusText()).toBe('Drawn by lot: Bo begins.')
  vi.runAllTimers()
  await tick()
  expect(statusText()).toBe('')
})

test.each([
  [true, 60],
  [false, 13],
])('it is not told where it was drawn %s and so many steps are done: %i', async (drawn, version) => {
  await arrive(drawn, version)
  expect(statusText()).toBe('')
})
