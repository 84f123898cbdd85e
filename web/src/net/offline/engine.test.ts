import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Snapshot } from '../protocol'
import { Engine, newMatchId, type PythonHost } from './engine'
import { MemoryStore } from './store'
import type { DeviceEntry, DeviceRecord, FromWorker } from './words'

const RECORD: DeviceRecord = {
  id: 'off0abcdefgh',
  game: 'orchard',
  ruleset: 'orchard-1',
  seats: [null, 'greedy'],
  names: [],
  options: [],
  practice: false,
  source: 'fresh',
  created: 1,
}

/** A host whose matches are lists of entries: every message adds one, and after a person's the bot adds one. */
class FakeHost implements PythonHost {
  entries: DeviceEntry[] = []
  waiting: DeviceEntry | null = null
  calls: string[] = []
  due = 0
  outcome: Snapshot['outcome'] = null
  /** Milliseconds that a choice of the bot takes. */
  thinking = 0

  begin(settings: string): string {
    return JSON.stringify({ record: { ...RECORD, id: (JSON.parse(settings) as { id: string }).id }, entries: [] })
  }
  restore(stored: string): string {
    const { record, entries } = JSON.parse(stored) as { record: DeviceRecord; entries: DeviceEntry[] }
    if (record.ruleset === 'orchard-9') return JSON.stringify({ code: 'newer-version', facts: {}, rule: '' })
    this.entries = entries
    this.calls.push(`restore ${record.id}`)
    return JSON.stringify({ match: record.id, finished: this.outcome !== null })
  }
  forget(): void {
    this.calls.push('forget')
  }
  open(): string {
    const state = { t: 'state', snapshot: { outcome: this.outcome }, steps: [] }
    const messages = [{ t: 'hello', room: null }, state].map((message) => ({ viewer: 7, message }))
    return JSON.stringify({ viewer: 7, messages })
  }
  close(): void {
    this.calls.push('close')
  }
  send(): string {
    return this.attempt(0)
  }
  think(): string {
    vi.advanceTimersByTime(this.thinking)
    return this.attempt(1)
  }
  commit(): string {
    this.calls.push('commit')
    this.entries.push(this.waiting!)
    this.due = 1 - this.waiting!.seat
    const message = { t: 'state', snapshot: { outcome: this.outcome }, steps: [] }
    return JSON.stringify({ messages: [{ viewer: 7, message }] })
  }
  abandon(): string {
    this.calls.push('abandon')
    return JSON.stringify({ messages: [{ viewer: 7, message: { t: 'refused', code: 'cannot-save' } }] })
  }
  next(): string {
    return JSON.stringify(this.due === 1 && this.outcome === null ? { bot: 'master', pause: 5, seconds: 2 } : null)
  }
  turns(): string {
    return JSON.stringify({ due: [this.due], finished: false })
  }
  request(_: string, path: string): string {
    const body = path.endsWith('/hint') ? { version: 3 } : this.entries.length
    return JSON.stringify({ status: 200, body })
  }
  journal_of(): string {
    return 'journal'
  }
  private attempt(seat: number): string {
    this.waiting = { seq: this.entries.length, seat, text: 'x', id: null, at: 2 }
    return JSON.stringify({ append: [this.waiting], messages: [] })
  }
}

let host: FakeHost
let store: MemoryStore
let told: FromWorker[]
let lost: () => void
let engine: Engine

beforeEach(async () => {
  host = new FakeHost()
  store = new MemoryStore()
  told = []
  engine = new Engine(
    host,
    store,
    (message) => told.push(message),
    (_, onlost) => {
      lost = onlost
      return Promise.resolve(() => undefined)
    },
  )
  await store.put({ record: RECORD, entries: [] })
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function open(): Promise<void> {
  await engine.hear({ t: 'open', viewer: 1, match: RECORD.id, seat: null })
}

function play(): Promise<void> {
  return engine.hear({ t: 'send', viewer: 1, message: { t: 'play', id: 'a', version: 0, actions: [1] } })
}

function kinds(): string[] {
  return told.map((message) => (message.t === 'message' ? message.message.t : message.t))
}

test('a move is stored before the host carries it out', async () => {
  await open()
  vi.spyOn(store, 'append').mockImplementation(() => {
    expect(host.calls).not.toContain('commit')
    return Promise.resolve()
  })
  await play()
  expect(store.append).toHaveBeenCalledOnce()
  expect(host.calls).toContain('commit')
})

test('a move that cannot be stored changes nothing, and the page is told', async () => {
  await open()
  vi.spyOn(store, 'append').mockRejectedValue(new Error('full'))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await play()
  expect(host.calls).toContain('abandon')
  expect(kinds().slice(-2)).toEqual(['refused', 'kept'])
})

test('a bot moves after its pause, and what it does is stored', async () => {
  await open()
  await play()
  expect((await store.get(RECORD.id))!.entries).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(10)
  expect((await store.get(RECORD.id))!.entries.map(({ seat }) => seat)).toEqual([0, 1])
  expect(told.at(-1)).toMatchObject({ t: 'turns', due: [0] })
})

test.each([
  [1_900, false],
  [2_100, true],
])('a bot that searches for %i ms of 2000 has had no time: %s', async (thinking, isSaid) => {
  host.thinking = thinking
  await open()
  await play()
  await vi.advanceTimersByTimeAsync(10)
  expect(told.some((message) => message.t === 'hurried' && message.level === 'orchard master')).toBe(isSaid)
})

test('at a table of several the greeting says that others are there', async () => {
  await open()
  expect(told[0]).toMatchObject({ t: 'message', viewer: 1, message: { t: 'hello', room: '' } })
})

test('a match that another page has taken is let go', async () => {
  await open()
  lost()
  expect(told.at(-1)).toEqual({ t: 'link', viewer: 1, link: 'elsewhere' })
  await play()
  expect((await store.get(RECORD.id))!.entries).toEqual([])
})

test('the result is noted in the list of matches', async () => {
  await open()
  host.outcome = { reason: 'all-placed', ranking: [] }
  await play()
  expect((await store.list())[0]!.outcome).toEqual(host.outcome)
})

test('a finished match of a file is listed with its result', async () => {
  host.outcome = { reason: 'all-placed', ranking: [] }
  await engine.hear({ t: 'put', n: 1, stored: { record: { ...RECORD, id: 'off0other2222' }, entries: [] } })
  expect((await store.list()).find(({ id }) => id === 'off0other2222')!.outcome).toEqual(host.outcome)
})

test('a match that is not here, or that this version does not know, is closed', async () => {
  await engine.hear({ t: 'open', viewer: 2, match: 'off0nothing22', seat: null })
  expect(told.at(-1)).toEqual({ t: 'link', viewer: 2, link: 'closed', code: 'not-found' })
  await store.put({ record: { ...RECORD, id: 'off0newer2222', ruleset: 'orchard-9' }, entries: [] })
  await engine.hear({ t: 'open', viewer: 3, match: 'off0newer2222', seat: null })
  expect(told.at(-1)).toEqual({ t: 'link', viewer: 3, link: 'closed', code: 'newer-version' })
})

test('a match is begun with an id of this device, and stored before it is answered', async () => {
  await engine.hear({ t: 'begin', n: 1, settings: { game: 'orchard', seats: [null] } })
  const answer = told.at(-1) as { status: number; body: { id: string } }
  expect(answer.status).toBe(201)
  expect(answer.body.id).toMatch(/^off0[2-9a-z]{14}$/)
  expect(await store.get(answer.body.id)).not.toBeNull()
})

test('a call about a match restores it first', async () => {
  await engine.hear({ t: 'call', n: 4, method: 'GET', path: `/api/matches/${RECORD.id}/replay`, body: '' })
  expect(told.at(-1)).toEqual({ t: 'answer', n: 4, status: 200, body: 0 })
  await engine.hear({ t: 'call', n: 5, method: 'GET', path: '/api/matches/off0nothing22', body: '' })
  expect(told.at(-1)).toMatchObject({ n: 5, status: 404 })
})

test('a finished match stays in the host between calls, with what was computed about it', async () => {
  host.outcome = { reason: 'all-placed', ranking: [] }
  const ask = (n: number) =>
    engine.hear({ t: 'call', n, method: 'GET', path: `/api/matches/${RECORD.id}/review`, body: '' })
  await ask(1)
  await ask(2)
  expect(host.calls).toEqual([`restore ${RECORD.id}`])
  await store.put({ record: { ...RECORD, id: 'off0other2222' }, entries: [] })
  await engine.hear({ t: 'call', n: 3, method: 'GET', path: '/api/matches/off0other2222/review', body: '' })
  expect(host.calls.slice(1)).toEqual(['restore off0other2222', 'forget'])
  await ask(4)
  expect(host.calls.at(-2)).toBe(`restore ${RECORD.id}`)
})

test('hints are counted with the match, once for each version', async () => {
  const ask = (n: number) =>
    engine.hear({ t: 'call', n, method: 'POST', path: `/api/matches/${RECORD.id}/hint`, body: '{}' })
  await ask(1)
  await ask(2)
  expect((await store.get(RECORD.id))!.hints).toEqual([3])
})

test('a match whose storage was cleared is stored again, whole', async () => {
  await open()
  await play()
  await store.delete(RECORD.id)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await vi.advanceTimersByTimeAsync(10) // the bot's move
  expect((await store.get(RECORD.id))!.entries.map(({ seat }) => seat)).toEqual([0, 1])
  expect(told).toContainEqual({ t: 'cleared' })
  expect(told).not.toContainEqual({ t: 'kept', isKept: false })
})

test('ids differ', () => {
  expect(newMatchId()).not.toBe(newMatchId())
})
