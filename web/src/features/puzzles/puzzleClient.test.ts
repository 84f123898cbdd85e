import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MatchClient } from '../../net/MatchClient.svelte'
import type { ServerMessage } from '../../net/protocol'
import { Refusal } from '../../net/Refusal'
import { PUZZLE } from './puzzle.fixture'
import { PuzzleConnection } from './puzzleClient'

let messages: ServerMessage[]
let client: MatchClient
const attempt = vi.fn<(actions: number[]) => Promise<void>>()

beforeEach(async () => {
  messages = []
  attempt.mockReset().mockResolvedValue(undefined)
  client = new MatchClient('', null, (on) => new PuzzleConnection(PUZZLE, on, attempt))
  client.listen((message) => messages.push(message))
  await vi.waitFor(() => expect(client.snapshot).not.toBeNull())
})

afterEach(() => {
  client.close()
  vi.unstubAllGlobals()
})

test('a table is told where it is, the position, and what led to it', () => {
  expect(messages.map(({ t }) => t)).toEqual(['hello', 'state'])
  expect(client.link).toBe('open')
  expect(client.hello).toMatchObject({ game: 'orchard', seat: 0, room: null, practice: false, hints: false })
  expect(client.log).toEqual(PUZZLE.steps)
  client.send({ t: 'resume', version: 0 })
  expect(client.log).toEqual(PUZZLE.steps)
})

test('a gesture is the try', async () => {
  client.send({ t: 'play', id: 'a1', version: 1, actions: [7] })
  await vi.waitFor(() => expect(messages.at(-1)).toEqual({ t: 'done', id: 'a1', version: 1 }))
  expect(attempt).toHaveBeenCalledWith([7])
})

test('a refused try is told to the table like any other', async () => {
  attempt.mockRejectedValue(new Refusal(409, 'touches-nothing', { card: 3 }, '4.1'))
  client.send({ t: 'play', id: 'a1', version: 1, actions: [7] })
  const answer = { t: 'refused', id: 'a1', code: 'touches-nothing', rule: '4.1', facts: { card: 3 }, version: 1 }
  await vi.waitFor(() => expect(messages.at(-1)).toEqual(answer))
})

test('the server says why an action is not legal', async () => {
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    expect([path, JSON.parse(body)]).toEqual(['/api/puzzles/orchard/2026-11-26/why', { action: '3 r0 @ 9,9' }])
    return Promise.resolve(new Response(JSON.stringify({ code: 'touches-nothing', facts: {}, rule: '4.1' })))
  })
  client.send({ t: 'why', id: 'b1', version: 1, text: '3 r0 @ 9,9' })
  const answer = { t: 'reason', id: 'b1', code: 'touches-nothing', rule: '4.1', facts: {} }
  await vi.waitFor(() => expect(messages.at(-1)).toEqual(answer))
})

test('nothing is told after it was closed', async () => {
  client.close()
  client.send({ t: 'play', id: 'a1', version: 1, actions: [7] })
  await vi.waitFor(() => expect(attempt).toHaveBeenCalled())
  expect(messages).toHaveLength(2)
})
