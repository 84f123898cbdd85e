import { cleanup, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { afterEach, expect, test } from 'vitest'
import type { MatchClient } from '../../net/MatchClient.svelte'
import type { OtherPlayersParts } from '../../table/gameModule'
import Joy from '../../ui/Joy.svelte'
import type { RoomClient } from './RoomClient.svelte'
import RoundReveal from './RoundReveal.svelte'

afterEach(cleanup)

const names = new SvelteMap<number, string>()

/** Shows that Bo has moved, with own boards or one shared board; returns the announcement. */
async function reveal(boards: object | null): Promise<() => string> {
  names.set(1, 'Bo')
  const client = {
    others: [{ seat: 1, version: 1 }],
    hello: {},
    clearOthers: () => undefined,
  } as unknown as MatchClient
  const room = { seat: () => null, nameOf: (seat: number) => names.get(seat) } as unknown as RoomClient
  const parts = {
    boards,
    MoveSummary: Joy,
    moveSummaryText: (_: unknown, naming: (seat: number) => string) => `${naming(1)} lays a card.`,
  } as unknown as OtherPlayersParts
  render(RoundReveal, { props: { client, room, parts } })
  await tick()
  return () => document.querySelector('[aria-live]')!.textContent
}

test('a move is said once, whatever changes in the room', async () => {
  const liveText = await reveal({})
  expect(liveText()).toBe('Bo lays a card.')
  names.set(1, 'Bea')
  await tick()
  expect(liveText()).toBe('Bo lays a card.')
})

test('a table that all share says the moves itself', async () => {
  expect((await reveal(null))()).toBe('')
})
