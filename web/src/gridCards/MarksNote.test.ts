import { cleanup, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { board, PLACEMENT } from '../games/orchard/fixture'
import { orchardTable, type OrchardTable } from '../games/orchard/table.svelte'
import { setLanguage } from '../i18n/fluent'
import { MatchClient } from '../net/MatchClient.svelte'
import { Wire } from '../net/wire.fixture'
import type { Price } from './marks'
import MarksNote from './MarksNote.svelte'

const MARKS: [Price, string][] = [
  [0, 'all match'],
  [1, 'one rots'],
]

let client: MatchClient

beforeEach(async () => {
  vi.stubGlobal('WebSocket', Wire)
  localStorage.clear()
  await setLanguage('en')
})

afterEach(() => {
  cleanup()
  client.close()
  vi.unstubAllGlobals()
})

/** A table where card 13 may be laid. */
function open(lesson = false): OrchardTable {
  Wire.all = []
  client = new MatchClient('m')
  const hello = { t: 'hello', match: 'm', game: 'orchard', seat: 0, deck: { version: '', cards: [] }, lesson }
  const view = { boards: [board()], unseen: [], to_draw: 6, cards_per_game: 9 }
  const offers = { placements: [PLACEMENT], dice: [] }
  Wire.all[0]!.say(hello)
  Wire.all[0]!.say({
    t: 'state',
    snapshot: { version: 4, seat: 0, view, offers, can_undo: true, outcome: null },
    steps: [],
  })
  const table = orchardTable(client)
  render(MarksNote, { table, marks: MARKS })
  return table
}

const note = (): string | undefined => document.querySelector('[role=note] ul')?.textContent?.trim()

test('the marks are explained before a card is first chosen, until that is put away, and never again', async () => {
  const table = open()
  await tick()
  expect(note()).toMatch(/all match.*one rots/)
  table.input.choose(13)
  await tick()
  expect(note()).toMatch(/all match.*one rots/)
  document.querySelector('button')!.click()
  await tick()
  expect(note()).toBeUndefined()
  cleanup()
  client.close()
  open()
  await tick()
  expect(note()).toBeUndefined()
})

test('who goes on without putting the explanation away does not see it at the next game', async () => {
  open().input.choose(13)
  await tick()
  cleanup()
  client.close()
  open().input.choose(13)
  await tick()
  expect(note()).toBeUndefined()
})

test('in a lesson the coach explains the marks', async () => {
  open(true).input.choose(13)
  await tick()
  expect(note()).toBeUndefined()
})
