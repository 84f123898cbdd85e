import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MatchClient } from './MatchClient.svelte'
import type { Play, ServerMessage } from './protocol'
import { newId, pauseBefore } from './ReconnectingSocket'
import { Wire } from './wire.fixture'

const HELLO = { t: 'hello', match: 'm', game: 'orchard', seat: 0 }
let messages: ServerMessage[]
let client: MatchClient

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  Wire.all = []
  messages = []
  client = new MatchClient('m')
  client.listen((message) => messages.push(message))
})

afterEach(() => {
  client.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an id is long enough and never the same', () => {
  expect(newId()).toMatch(/^[0-9a-f]{24}$/)
  expect(newId()).not.toBe(newId())
})

test('pauses double up to a ceiling and are spread', () => {
  expect([0, 1, 2].map((n) => pauseBefore(n, () => 1))).toEqual([400, 800, 1_600])
  expect(pauseBefore(20, () => 1)).toBe(8_000)
  expect(pauseBefore(1, () => 0)).toBe(400)
})

test('a lost connection comes back, says what it has seen and repeats what was not answered', () => {
  const first = Wire.all[0]!
  first.say(HELLO)
  first.say({ t: 'state', snapshot: { version: 7 }, steps: [] })
  const gesture: Play = { t: 'play', id: 'a1', version: 7, actions: [3] }
  client.send(gesture)
  first.drop()
  expect(client.link).toBe('lost')
  vi.advanceTimersByTime(500)
  const second = Wire.all[1]!
  second.say(HELLO)
  expect(client.link).toBe('open')
  expect(second.sent).toEqual([{ t: 'resume', version: 7 }, gesture])
})

test('after a return the state without steps is passed over, and the answer to resume is told', () => {
  Wire.all[0]!.say(HELLO)
  Wire.all[0]!.say({ t: 'state', snapshot: { version: 7 }, steps: [] })
  Wire.all[0]!.drop()
  vi.advanceTimersByTime(500)
  const second = Wire.all[1]!
  const missed = { t: 'state', snapshot: { version: 9 }, steps: [{ version: 8 }, { version: 9 }] }
  second.say(HELLO)
  second.say({ t: 'state', snapshot: { version: 9 }, steps: [] })
  second.say(missed)
  expect(messages.slice(2)).toEqual([HELLO, missed])
  second.drop()
  vi.advanceTimersByTime(500)
  Wire.all[2]!.say(HELLO)
  expect(Wire.all[2]!.sent).toEqual([{ t: 'resume', version: 9 }])
})

test('an answered gesture is not repeated', () => {
  const first = Wire.all[0]!
  first.say(HELLO)
  client.send({ t: 'play', id: 'a1', version: 7, actions: [3] })
  first.say({ t: 'done', id: 'a1', version: 8 })
  first.drop()
  vi.advanceTimersByTime(500)
  Wire.all[1]!.say(HELLO)
  expect(Wire.all[1]!.sent).toEqual([])
})

test('a table that may not be joined is not tried again', () => {
  Wire.all[0]!.drop(4404)
  vi.advanceTimersByTime(60_000)
  expect(client.link).toBe('closed')
  expect(Wire.all).toHaveLength(1)
})

test('a connection that a newer window has replaced does not come back by itself', () => {
  Wire.all[0]!.say(HELLO)
  Wire.all[0]!.drop(4409)
  vi.advanceTimersByTime(60_000)
  window.dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(Wire.all).toHaveLength(1)
  expect(client.link).toBe('elsewhere')
})

test('whose session has ended asks who one is now, then comes back', async () => {
  const questions: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    questions.push(`${path} before ${Wire.all.length + 1}`)
    return Promise.resolve(new Response(JSON.stringify({ id: 'guest', name: '' })))
  })
  Wire.all[0]!.drop(4401)
  await vi.advanceTimersByTimeAsync(500)
  expect(questions).toEqual(['/api/me before 2'])
  expect(Wire.all).toHaveLength(2)
})

test('a gesture without an answer is said to be slow, then sent again over another connection under the same id', () => {
  const first = Wire.all[0]!
  first.say(HELLO)
  first.say({ t: 'state', snapshot: { version: 7 }, steps: [] })
  const gesture: Play = { t: 'play', id: 'a1', version: 7, actions: [3] }
  client.send(gesture)
  vi.advanceTimersByTime(4_900)
  expect(client.link).toBe('open')
  vi.advanceTimersByTime(200)
  expect(client.link).toBe('slow')
  vi.advanceTimersByTime(10_000)
  expect(client.link).toBe('lost')
  expect(first.readyState).toBe(3)
  vi.advanceTimersByTime(500)
  const second = Wire.all[1]!
  second.say(HELLO)
  expect(second.sent).toEqual([{ t: 'resume', version: 7 }, gesture])
  second.say({ t: 'done', id: 'a1', version: 8 })
  vi.advanceTimersByTime(16_000)
  expect(client.link).toBe('open')
  expect(Wire.all).toHaveLength(2)
})

test('an answer that is late ends the waiting', () => {
  Wire.all[0]!.say(HELLO)
  client.send({ t: 'play', id: 'a1', version: 7, actions: [3] })
  vi.advanceTimersByTime(6_000)
  Wire.all[0]!.say({ t: 'done', id: 'a1', version: 8 })
  expect(client.link).toBe('open')
  vi.advanceTimersByTime(15_000)
  expect(Wire.all).toHaveLength(1)
})

test('where the browser is offline the connection is lost at once, and another comes when it is back', () => {
  Wire.all[0]!.say(HELLO)
  window.dispatchEvent(new Event('offline'))
  expect(client.link).toBe('lost')
  window.dispatchEvent(new Event('online'))
  expect(Wire.all).toHaveLength(2)
  Wire.all[1]!.say(HELLO)
  expect(client.link).toBe('open')
})

test('after a silence the server is asked whether it is there, and no table hears of it', () => {
  const first = Wire.all[0]!
  first.say(HELLO)
  first.say({ t: 'state', snapshot: { version: 7 }, steps: [] })
  const before = messages.length
  vi.advanceTimersByTime(25_000)
  expect(first.sent).toEqual([{ t: 'resume', version: 7 }])
  first.say({ t: 'state', snapshot: { version: 7 }, steps: [] })
  expect([client.link, messages.length]).toEqual(['open', before])
  vi.advanceTimersByTime(25_000 + 15_000)
  expect(client.link).toBe('lost')
})

test('a question that a dead connection left unanswered hides nothing that was missed', () => {
  const first = Wire.all[0]!
  first.say(HELLO)
  first.say({ t: 'state', snapshot: { version: 7 }, steps: [] })
  vi.advanceTimersByTime(25_000)
  first.drop()
  vi.advanceTimersByTime(500)
  const second = Wire.all[1]!
  const missed = { t: 'state', snapshot: { version: 8 }, steps: [{ version: 8 }] }
  second.say(HELLO)
  second.say({ t: 'state', snapshot: { version: 7 }, steps: [] })
  second.say(missed)
  expect(messages.at(-1)).toEqual(missed)
})

test('whoever has several seats says which', () => {
  const second = new MatchClient('m', 2)
  expect(Wire.all.at(-1)!.url).toMatch(/\/ws\/matches\/m\?seat=2$/)
  second.close()
})

test('what comes while a result is read waits, and comes as one state with each step once', () => {
  const wire = Wire.all[0]!
  wire.say(HELLO)
  wire.say({ t: 'state', snapshot: { version: 7, outcome: null }, steps: [] })
  client.hold()
  wire.say({ t: 'state', snapshot: { version: 8, outcome: null }, steps: [{ version: 8 }] })
  wire.say({ t: 'state', snapshot: { version: 9, outcome: null }, steps: [{ version: 8 }, { version: 9 }] })
  expect(client.snapshot?.version).toBe(7)
  client.release()
  expect(client.snapshot?.version).toBe(9)
  expect(messages.at(-1)).toMatchObject({ steps: [{ version: 8 }, { version: 9 }] })
  wire.say({ t: 'state', snapshot: { version: 10, outcome: null }, steps: [{ version: 10 }] })
  expect(client.snapshot?.version).toBe(10)
})

test('the end of a match does not wait for the result of a round to be closed', () => {
  const wire = Wire.all[0]!
  wire.say(HELLO)
  wire.say({ t: 'state', snapshot: { version: 7, outcome: null }, steps: [] })
  client.hold()
  wire.say({ t: 'state', snapshot: { version: 8, outcome: { reason: 'left' } }, steps: [{ version: 8 }] })
  expect(client.snapshot?.version).toBe(8)
  expect(client.isHeld).toBe(false)
})

test('a state that waits behind the result of a round answers the question whether the connection stands', () => {
  const wire = Wire.all[0]!
  wire.say(HELLO)
  wire.say({ t: 'state', snapshot: { version: 7, outcome: null }, steps: [] })
  client.hold()
  const next = { t: 'state', snapshot: { version: 8, outcome: null }, steps: [{ version: 8 }] }
  wire.say(next)
  vi.advanceTimersByTime(25_000)
  expect(wire.sent).toEqual([{ t: 'resume', version: 7 }])
  wire.say(next)
  vi.advanceTimersByTime(16_000)
  expect([client.link, Wire.all.length]).toEqual(['open', 1])
})

test('every listener gets every message, until it unsubscribes', () => {
  const other: ServerMessage[] = []
  const stop = client.listen((message) => other.push(message))
  Wire.all[0]!.say(HELLO)
  stop()
  Wire.all[0]!.say({ t: 'done', id: 'a1', version: 1 })
  expect([messages.length, other]).toEqual([2, [HELLO]])
})
