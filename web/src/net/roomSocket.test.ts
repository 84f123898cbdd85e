import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Link } from './connection'
import type { RoomTold } from './protocol'
import { Refusal } from './Refusal'
import { RoomSocket } from './roomSocket'
import { Wire } from './wire.fixture'

const ROOM = { t: 'room', room: { version: 1 } }
let messages: RoomTold[]
let links: Link[]
let socket: RoomSocket

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  Wire.all = []
  messages = []
  links = []
  socket = new RoomSocket('r', { message: (message) => messages.push(message), link: (link) => links.push(link) })
})

afterEach(() => {
  socket.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an act waits for the first room, and is said once', () => {
  void socket.act({ t: 'start' })
  expect(Wire.all[0]!.sent).toEqual([])
  Wire.all[0]!.say(ROOM)
  Wire.all[0]!.say(ROOM)
  expect(Wire.all[0]!.sent).toEqual([expect.objectContaining({ t: 'start' })])
  expect(links).toEqual(['connecting', 'open'])
})

test('an act that was not answered is said again, under the same id, after a lost connection', async () => {
  const first = Wire.all[0]!
  first.say(ROOM)
  const sat = socket.act({ t: 'sit', seat: 1, name: 'Ada' })
  const [said] = first.sent as { id: string }[]
  first.drop()
  expect(links.at(-1)).toBe('lost')
  vi.advanceTimersByTime(500)
  const second = Wire.all[1]!
  second.say(ROOM)
  expect(second.sent).toEqual([said])
  second.say({ t: 'done', id: said!.id })
  await expect(sat).resolves.toBeUndefined()
  second.drop()
  vi.advanceTimersByTime(500)
  Wire.all[2]!.say(ROOM)
  expect(Wire.all[2]!.sent).toEqual([])
})

test('an act without an answer is slow, then sent again over another connection', async () => {
  Wire.all[0]!.say(ROOM)
  const sat = socket.act({ t: 'start' })
  const [said] = Wire.all[0]!.sent as { id: string }[]
  vi.advanceTimersByTime(5_100)
  expect(links.at(-1)).toBe('slow')
  vi.advanceTimersByTime(10_500)
  Wire.all[1]!.say(ROOM)
  expect(Wire.all[1]!.sent).toEqual([said])
  Wire.all[1]!.say({ t: 'done', id: said!.id })
  await expect(sat).resolves.toBeUndefined()
  expect(links.at(-1)).toBe('open')
})

test('a refused act rejects with its code and facts', async () => {
  Wire.all[0]!.say(ROOM)
  const refused = socket.act({ t: 'start' }).catch((error: unknown) => error)
  const [said] = Wire.all[0]!.sent as { id: string }[]
  Wire.all[0]!.say({ t: 'refused', id: said!.id, code: 'seats-empty', facts: { empty: 1 } })
  const error = await refused
  expect(error).toBeInstanceOf(Refusal)
  expect(error).toMatchObject({ code: 'seats-empty', facts: { empty: 1 } })
})

test('a room that there is not is not tried again', () => {
  Wire.all[0]!.drop(4404)
  vi.advanceTimersByTime(60_000)
  expect(links.at(-1)).toBe('closed')
  expect(Wire.all).toHaveLength(1)
})
