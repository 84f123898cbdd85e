/**
 * The page's side of the worker that hosts this device's matches. A worker that fails is ended, and another restores the
 * open matches from what is stored.
 */
import { store, storedText } from '../../ui/storage'
import type { Connection, SocketEvents } from '../connection'
import { DEVICE, type MatchHost } from '../matchHost'
import type { ClientMessage, Problem } from '../protocol'
import { Refusal } from '../Refusal'
import { fetchVersion, installed, offered, versionFor } from './files'
import { openStore } from './store'
import {
  type Version,
  isProblem,
  type DeviceRecord,
  type FromWorker,
  type Settings,
  type StoredMatch,
  type ToWorker,
} from './words'

const HURRIED = 'mazzo-hurried'
/** A worker that failed so often is not started again. */
const MOST_FAILURES = 3

interface Viewer {
  match: string
  seat: number | null
  on: SocketEvents
}

/** Whose turn it is in a match of this device. */
export interface Turn {
  due: readonly number[]
  thinking: boolean
}

/** What pages show of the host. */
export interface News {
  /** Whether it searches. */
  isWorking: boolean
  /** Whether what is played is stored; false once the browser has refused. */
  isKept: boolean
  /** Whether the storage was cleared while a match was open. */
  isCleared: boolean
  /** Levels of games that this device has no time for: their bots play weaker than on a server. */
  hurried: readonly string[]
}

interface Waiting {
  /** Whether it searches, which may take seconds. */
  isLong: boolean
  resolve: (answer: unknown) => void
  reject: (error: Refusal) => void
}

/** The calls that search without saying how far they are. */
const LONG = /\/(hint|costs)(\?|$)/
/** The refusal of a call that was interrupted. */
export const STOPPED = 'stopped'

export class DeviceHost implements MatchHost {
  /** Whether what is played is stored; false once the browser has refused. */
  private isKept = true
  private isCleared = false
  private hurried = storedText(HURRIED)?.split(',') ?? []
  /** The version that plays; null before it was started. */
  version: Version | null = null

  private worker: Worker | null = null
  private ready: Promise<void> | null = null
  private failures = 0
  private count = 0
  /** The matches dealt since the page was opened: where the browser stores nothing, only the worker has them. */
  private readonly dealt = new Map<string, DeviceRecord>()
  private readonly viewers = new Map<number, Viewer>()
  private readonly waiting = new Map<number, Waiting>()
  private readonly turns = new Map<string, Turn>()
  private readonly closed = new Map<string, string>()
  private readonly listeners = new Set<(news: News) => void>()
  private readonly turnListeners = new Map<string, Set<(turn: Turn) => void>>()

  constructor(
    private readonly newWorker: () => Worker,
    private readonly findVersion: (ruleset: string | null) => Promise<Version>,
  ) {}

  /** Starts Python, if it does not run. `ruleset`: that of the match to be played. Rejects if it cannot be started. */
  start(ruleset: string | null = null): Promise<void> {
    if (this.version && ruleset !== null && !this.version.rulesets.includes(ruleset)) this.stop()
    return (this.ready ??= this.launch(ruleset).catch((error: unknown) => {
      this.stop()
      throw error
    }))
  }

  /** Ends the worker. What is stored stays. */
  stop(code = 'no-connection'): void {
    this.worker?.terminate()
    this.worker = this.ready = this.version = null
    for (const { reject } of this.waiting.values()) reject(new Refusal(0, code))
    this.waiting.clear()
    this.tellNews()
  }

  /** Ends a search with its worker; another restores the open matches. Without storage they would be lost: it goes on. */
  interrupt(): void {
    if (!this.isKept) return
    this.stop(STOPPED)
    this.reopen()
  }

  /** Calls a listener now, and whenever that changes, until it unsubscribes. */
  listen(listener: (news: News) => void): () => void {
    this.listeners.add(listener)
    listener(this.news)
    return () => this.listeners.delete(listener)
  }

  /** Why a match was closed, as the code of a refusal; null if it was not. */
  whyClosed(match: string): string | null {
    return this.closed.get(match) ?? null
  }

  connect(match: string, seat: number | null, on: SocketEvents): Connection {
    const number = ++this.count
    this.viewers.set(number, { match, seat, on })
    void this.recordOf(match)
      .then((record) => this.start(record?.ruleset))
      .then(
        () => this.post({ t: 'open', viewer: number, match, seat }),
        () => on.link('lost'),
      )
    return {
      greeted: () => on.link('open'),
      send: (message: ClientMessage) => this.post({ t: 'send', viewer: number, message }),
      close: () => {
        this.viewers.delete(number)
        this.post({ t: 'close', viewer: number })
      },
    }
  }

  async call(method: string, path: string, body?: unknown): Promise<unknown> {
    if (path === '/api/games' && !this.version && !(await canStartNow())) throw new Refusal(404, 'not-found')
    const match = path.startsWith(`/api/matches/${DEVICE}`) ? path.split(/[/?]/)[3]! : null
    await this.start(match === null ? null : (await this.recordOf(match))?.ruleset)
    const text = body === undefined ? '' : JSON.stringify(body)
    return this.ask((n) => ({ t: 'call', n, method, path, body: text }), LONG.test(path))
  }

  /** Begins a match; its id. */
  async deal(settings: Settings): Promise<string> {
    await this.start()
    const record = (await this.ask((n) => ({ t: 'begin', n, settings }))) as DeviceRecord
    this.dealt.set(record.id, record)
    return record.id
  }

  /** The journal of a match, with its seed. */
  async journal(match: string): Promise<string> {
    await this.start((await this.recordOf(match))?.ruleset)
    return (await this.ask((n) => ({ t: 'journal', n, match }))) as string
  }

  /** Stores a match that was read from a file. */
  async put(stored: StoredMatch): Promise<string> {
    await this.start(stored.record.ruleset)
    return ((await this.ask((n) => ({ t: 'put', n, stored }))) as DeviceRecord).id
  }

  /** How a match of this device began; null if there is none. */
  async recordOf(match: string): Promise<DeviceRecord | null> {
    const stored = await openStore()
      .then((store) => store.get(match))
      .catch(() => null)
    return stored?.record ?? this.dealt.get(match) ?? null
  }

  /** Deletes a match of this device. */
  async forget(match: string): Promise<void> {
    if (this.worker) await this.ask((n) => ({ t: 'delete', n, match }))
    else await (await openStore()).delete(match)
  }

  /** Calls a listener now, if it is known whose turn it is, and whenever that may have changed, until it unsubscribes. */
  listenTurns(match: string, listener: (turn: Turn) => void): () => void {
    const listeners = this.turnListeners.get(match) ?? new Set()
    this.turnListeners.set(match, listeners.add(listener))
    const turn = this.turns.get(match)
    if (turn) listener(turn)
    return () => listeners.delete(listener)
  }

  private async launch(ruleset: string | null): Promise<void> {
    const worker = this.newWorker() // its script is read meanwhile
    const version = await this.findVersion(ruleset).catch((error: unknown) => {
      worker.terminate()
      throw error
    })
    this.worker = worker
    this.version = version
    await new Promise<void>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.t === 'ready') resolve()
        else if (data.t === 'failed') this.fail(reject, data.reason)
        else this.hear(data)
      }
      worker.onerror = (event) => this.fail(reject, event.message)
      const { name, python, play, study, msgspec } = version
      this.post({ t: 'start', name, python, play, study, ...(msgspec && { msgspec }) })
    })
  }

  private fail(reject: (error: Error) => void, reason: string): void {
    reject(new Error(reason))
    this.stop()
    this.failures += 1
    if (this.failures < MOST_FAILURES) this.reopen()
    else for (const { on } of this.viewers.values()) on.link('lost')
  }

  /** Opens the matches that are looked at in another worker. */
  private reopen(): void {
    for (const [viewer, { match, seat, on }] of this.viewers) {
      on.link('lost')
      void this.recordOf(match)
        .then((record) => this.start(record?.ruleset))
        .then(
          () => this.viewers.has(viewer) && this.post({ t: 'open', viewer, match, seat }),
          () => on.link('lost'),
        )
    }
  }

  private get news(): News {
    const isWorking = [...this.waiting.values()].some(({ isLong }) => isLong)
    return { isWorking, isKept: this.isKept, isCleared: this.isCleared, hurried: this.hurried }
  }

  private tellNews(): void {
    for (const each of this.listeners) each(this.news)
  }

  private hear(message: FromWorker): void {
    if (message.t === 'message') this.viewers.get(message.viewer)?.on.message(message.message)
    else if (message.t === 'link') {
      const viewer = this.viewers.get(message.viewer)
      if (viewer && message.code) this.closed.set(viewer.match, message.code)
      viewer?.on.link(message.link)
    } else if (message.t === 'turns') {
      this.turns.set(message.match, message)
      for (const each of this.turnListeners.get(message.match) ?? []) each(message)
    } else if (message.t === 'kept') {
      this.isKept = message.isKept
      this.tellNews()
    } else if (message.t === 'cleared') {
      this.isCleared = true
      this.tellNews()
    } else if (message.t === 'hurried') {
      if (this.hurried.includes(message.level)) return
      this.hurried = [...this.hurried, message.level]
      store(HURRIED, this.hurried.join())
      this.tellNews()
    } else if (message.t === 'answer') {
      const waiting = this.waiting.get(message.n)
      this.waiting.delete(message.n)
      this.tellNews()
      if (message.status < 300) waiting?.resolve(message.body)
      else waiting?.reject(refusalOf(message.status, message.body))
    }
  }

  private ask(message: (n: number) => ToWorker, isLong = false): Promise<unknown> {
    const n = ++this.count
    return new Promise((resolve, reject) => {
      this.waiting.set(n, { isLong, resolve, reject })
      this.tellNews()
      this.post(message(n))
    })
  }

  private post(message: ToWorker): void {
    this.worker?.postMessage(message)
  }
}

function refusalOf(status: number, body: unknown): Refusal {
  if (!isProblem(body)) return new Refusal(status, 'our-fault')
  const { code, facts, rule } = body as Problem
  return new Refusal(status, code, facts, rule)
}

/** Whether all that a start needs is here, or can only be fetched when it is needed: a list of games is no reason to fetch it. */
async function canStartNow(): Promise<boolean> {
  return !('caches' in globalThis) || (await installed()).length > 0
}

/** The version with which a match is played; fetched now if there is none on this device. */
async function versionHere(ruleset: string | null): Promise<Version> {
  const version = versionFor(await installed(), ruleset)
  if (version) return version
  const fresh = await offered()
  await fetchVersion(fresh, () => undefined)
  return fresh
}

export const device = new DeviceHost(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'mazzo' }),
  versionHere,
)
