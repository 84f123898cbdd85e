/**
 * Hosts the matches of this device: between the page's messages and the host in Python (`mazzo.host.local`). What a
 * message or a bot adds to a match is stored first; only then the host carries it out and viewers are told.
 */
import { DEVICE, isDeviceCall } from '../matchHost'
import type { BotName, Hint, Outcome, Problem, ServerMessage } from '../protocol'
import type { MatchStore } from './store'
import {
  isProblem,
  levelOf,
  type DeviceEntry,
  type FromWorker,
  type Settings,
  type StoredMatch,
  type ToWorker,
} from './words'

/** The methods of `LocalHost`: text in, text out, JSON. */
export interface PythonHost {
  begin(settings: string): string
  restore(stored: string): string
  forget(match: string): void
  open(match: string, seat: number): string
  close(viewer: number): void
  send(viewer: number, text: string): string
  commit(match: string): string
  abandon(match: string): string
  next(match: string): string
  think(match: string, seconds: number): string
  turns(match: string): string
  request(method: string, path: string, body: string): string
  journal_of(match: string): string
}

/** Holds a match for this page. Resolves to a function that lets it go; `onlost` is called when another page takes it. */
export type Hold = (match: string, onlost: () => void) => Promise<() => void>

interface Told {
  viewer: number
  message: ServerMessage
}

interface Answer {
  append: DeviceEntry[]
  messages: Told[]
}

interface Opened {
  viewer: number
  messages: Told[]
}

interface Turns {
  due: number[]
  finished: boolean
}

interface NextBot {
  bot: BotName
  pause: number
  /** For how long it searches at most; 0 for a bot that does not. */
  seconds: number
}

interface Open {
  /** The match as it is stored: it is written anew if the storage is cleared. */
  stored: StoredMatch
  letGo: () => void
  /** The page's number of each viewer, by the host's. */
  viewers: Map<number, number>
  timer: ReturnType<typeof setTimeout> | undefined
}

const SPECTATOR = -1
const NOT_FOUND: Problem = { code: 'not-found', facts: {}, rule: '' }
const CANNOT_SAVE: Problem = { code: 'cannot-save', facts: {}, rule: '' }
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const LETTERS = 14

export class Engine {
  private readonly matches = new Map<string, Open>()
  /** The match and the host's number of each viewer of the page. */
  private readonly viewers = new Map<number, { match: string; viewer: number }>()
  /** The finished match that was asked about last: the host keeps it with what was computed about it. */
  private finished: string | null = null
  /** The last work of each match: one after the other. */
  private readonly lines = new Map<string, Promise<unknown>>()

  constructor(
    private readonly host: PythonHost,
    private readonly store: MatchStore,
    private readonly tell: (message: FromWorker) => void,
    private readonly hold: Hold,
  ) {}

  async hear(message: ToWorker): Promise<void> {
    if (message.t === 'open')
      await this.inLine(message.match, () => this.open(message.viewer, message.match, message.seat))
    else if (message.t === 'send') await this.send(message.viewer, JSON.stringify(message.message))
    else if (message.t === 'close') await this.close(message.viewer)
    else if (message.t !== 'start') {
      const { status, body } = await this.answer(message).catch((error: unknown) => {
        console.error(error)
        return { status: 500, body: { code: 'our-fault', facts: {}, rule: '' } }
      })
      this.tell({ t: 'answer', n: message.n, status, body })
    }
  }

  private async answer(
    message: Exclude<ToWorker, { t: 'start' | 'open' | 'send' | 'close' }>,
  ): Promise<{ status: number; body: unknown }> {
    if (message.t === 'begin') return this.begin(message.settings)
    if (message.t === 'call') return this.call(message.method, message.path, message.body)
    if (message.t === 'journal')
      return this.inLine(message.match, async () =>
        (await this.restored(message.match))
          ? { status: 200, body: this.host.journal_of(message.match) }
          : { status: 404, body: NOT_FOUND },
      )
    if (message.t === 'put') return this.put(message.stored)
    await this.inLine(message.match, async () => {
      this.end(message.match, 'closed')
      await this.store.delete(message.match)
    })
    return { status: 204, body: null }
  }

  /** Deals a match and stores it. The answer is its record. */
  private async begin(settings: Settings): Promise<{ status: number; body: unknown }> {
    const parent = settings.source && 'match' in settings.source ? settings.source.match : null
    if (parent !== null) await this.inLine(parent, () => this.restored(parent))
    const begun = JSON.parse(this.host.begin(JSON.stringify({ ...settings, id: settings.id ?? newMatchId() }))) as
      StoredMatch | Problem
    if (isProblem(begun)) return { status: 409, body: begun }
    this.host.forget(begun.record.id) // it is restored when it is opened
    return this.put(begun)
  }

  /** Stores a match that was dealt, or read from a file, if the host can restore it. */
  private async put(stored: StoredMatch): Promise<{ status: number; body: unknown }> {
    const { id } = stored.record
    return this.inLine(id, async () => {
      const restored = JSON.parse(this.host.restore(JSON.stringify(stored))) as { finished: boolean } | Problem
      if (isProblem(restored)) return { status: 409, body: restored }
      const outcome = restored.finished ? this.outcomeOf(id) : null
      this.end(id, 'closed')
      try {
        await this.store.put(stored)
        if (outcome) await this.store.note(id, { outcome })
      } catch {
        return { status: 507, body: CANNOT_SAVE }
      }
      return { status: 201, body: stored.record }
    })
  }

  /** The result of a match that the host has restored. */
  private outcomeOf(match: string): Outcome | null {
    const { viewer, messages } = JSON.parse(this.host.open(match, SPECTATOR)) as Opened
    this.host.close(viewer)
    return outcomeIn(messages)
  }

  private async call(method: string, path: string, body: string): Promise<{ status: number; body: unknown }> {
    const ask = (): { status: number; body: unknown } =>
      JSON.parse(this.host.request(method, path, body)) as { status: number; body: unknown }
    if (!isDeviceCall(path)) return ask()
    const match = path.split(/[/?]/)[3]!
    return this.inLine(match, async () => {
      if (!(await this.restored(match))) return { status: 404, body: NOT_FOUND }
      const answer = ask()
      if (path.endsWith('/hint') && answer.status === 200)
        await this.store.noteHint(match, (answer.body as Hint).version).catch(() => undefined)
      return answer
    })
  }

  /** Whether the match is in the host, restored from the store if it was not. */
  private async restored(match: string): Promise<boolean> {
    if (this.matches.has(match) || this.finished === match) return true
    const stored = await this.store.get(match)
    if (!stored) return false
    const restored = JSON.parse(this.host.restore(JSON.stringify(stored))) as { finished: boolean } | Problem
    if (isProblem(restored)) return false
    if (this.finished !== null && !this.matches.has(this.finished)) this.host.forget(this.finished)
    this.finished = restored.finished ? match : null
    return true
  }

  private async open(number: number, match: string, seat: number | null): Promise<void> {
    let open = this.matches.get(match)
    if (!open) {
      const letGo = await this.hold(match, () => this.end(match, 'elsewhere'))
      const stored = await this.store.get(match).catch(() => null)
      const restored = stored && (JSON.parse(this.host.restore(JSON.stringify(stored))) as object)
      if (!stored || isProblem(restored)) {
        letGo()
        const code = isProblem(restored) ? restored.code : NOT_FOUND.code
        this.tell({ t: 'link', viewer: number, link: 'closed', code })
        return
      }
      open = { stored, letGo, viewers: new Map(), timer: undefined }
      this.matches.set(match, open)
    }
    const people = open.stored.record.seats.flatMap((bot, index) => (bot === null ? [index] : []))
    const opened = JSON.parse(this.host.open(match, seat ?? people[0] ?? SPECTATOR)) as Opened
    open.viewers.set(opened.viewer, number)
    this.viewers.set(number, { match, viewer: opened.viewer })
    this.deliver(match, opened.messages)
    this.goOn(match)
  }

  private async send(number: number, text: string): Promise<void> {
    const viewer = this.viewers.get(number)
    if (!viewer) return
    await this.inLine(viewer.match, async () => {
      if (!this.matches.has(viewer.match)) return
      const answer = JSON.parse(this.host.send(viewer.viewer, text)) as Answer | Problem
      if (!isProblem(answer)) await this.carryOut(viewer.match, answer)
    })
  }

  /** Stores what an answer adds to the match, then tells the viewers. */
  private async carryOut(match: string, { append, messages }: Answer): Promise<void> {
    this.deliver(match, messages)
    if (append.length === 0) return
    const isStored = await this.append(match, append)
    if (!this.matches.has(match)) return // another page has taken it meanwhile; what is stored is stored
    const told = JSON.parse(isStored ? this.host.commit(match) : this.host.abandon(match)) as { messages: Told[] }
    this.deliver(match, told.messages)
    if (!isStored) this.tell({ t: 'kept', isKept: false })
    const outcome = outcomeIn(told.messages)
    if (outcome) await this.store.note(match, { outcome }).catch(() => undefined)
    if (isStored) this.goOn(match)
  }

  /** Stores entries; if the storage was cleared meanwhile, the whole match. False if that is not possible. */
  private async append(match: string, entries: DeviceEntry[]): Promise<boolean> {
    const stored = this.matches.get(match)?.stored
    const whole = stored && { ...stored, entries: [...stored.entries, ...entries] }
    try {
      await this.store.append(match, entries)
    } catch (error) {
      console.error(error)
      try {
        if (!whole || (await this.store.get(match)) !== null) return false
        await this.store.put(whole)
      } catch {
        return false
      }
      this.tell({ t: 'cleared' })
    }
    if (whole) stored.entries = whole.entries
    return true
  }

  /** Says whose turn it is, and lets the next bot move after its pause. */
  private goOn(match: string): void {
    const open = this.matches.get(match)
    if (!open) return
    clearTimeout(open.timer)
    const { due } = JSON.parse(this.host.turns(match)) as Turns
    const next = JSON.parse(this.host.next(match)) as NextBot | Problem | null
    const isBot = next !== null && !isProblem(next)
    this.tell({ t: 'turns', match, due, thinking: isBot })
    if (isBot)
      open.timer = setTimeout(() => void this.inLine(match, () => this.think(match, next)).catch(this.fail), next.pause)
  }

  private async think(match: string, { bot, seconds }: NextBot): Promise<void> {
    const open = this.matches.get(match)
    if (!open) return
    const begun = performance.now()
    const answer = JSON.parse(this.host.think(match, 0)) as Answer | Problem
    // Time has ended the search, and not its iterations.
    if (seconds > 0 && performance.now() - begun >= 1000 * seconds)
      this.tell({ t: 'hurried', level: levelOf(open.stored.record.game, bot) })
    if (!isProblem(answer)) await this.carryOut(match, answer)
  }

  private async close(number: number): Promise<void> {
    const viewer = this.viewers.get(number)
    if (!viewer) return
    this.viewers.delete(number)
    await this.inLine(viewer.match, async () => {
      this.host.close(viewer.viewer)
      const open = this.matches.get(viewer.match)
      open?.viewers.delete(viewer.viewer)
      if (open?.viewers.size === 0) this.end(viewer.match, 'closed')
    })
  }

  /** Lets a match go, and says so to those who still look at it. */
  private end(match: string, link: 'closed' | 'elsewhere'): void {
    const open = this.matches.get(match)
    this.matches.delete(match)
    if (this.finished === match) this.finished = null
    this.host.forget(match)
    if (!open) return
    clearTimeout(open.timer)
    open.letGo()
    for (const viewer of open.viewers.values()) {
      this.viewers.delete(viewer)
      this.tell({ t: 'link', viewer, link })
    }
  }

  private deliver(match: string, messages: readonly Told[]): void {
    const open = this.matches.get(match)
    if (!open) return
    for (const { viewer, message } of messages) {
      const number = open.viewers.get(viewer)
      // At a table of several, what one does concerns others: a match in a room says so by the room's id.
      const isShared = message.t === 'hello' && open.stored.record.seats.length > 1
      if (number !== undefined)
        this.tell({ t: 'message', viewer: number, message: isShared ? { ...message, room: '' } : message })
    }
  }

  /** Runs work on a match after the work on it that was begun before. */
  private inLine<T>(match: string, work: () => Promise<T>): Promise<T> {
    const before = this.lines.get(match) ?? Promise.resolve()
    const now = before.catch(() => undefined).then(work)
    this.lines.set(match, now)
    return now
  }

  private readonly fail = (error: unknown): void => {
    this.tell({ t: 'failed', reason: String(error) })
  }
}

/** The result that messages tell; null if the match goes on. */
function outcomeIn(messages: readonly Told[]): Outcome | null {
  const end = messages.find(({ message }) => message.t === 'state' && message.snapshot.outcome !== null)
  return end?.message.t === 'state' ? end.message.snapshot.outcome : null
}

/** An id for a match of this device. */
export function newMatchId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LETTERS))
  return DEVICE + Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** Holds matches by Web Locks: the page that opened a match last has it. Where there are none, every page has it. */
export function holdByLock(locks: LockManager | undefined): Hold {
  if (!locks) return () => Promise.resolve(() => undefined)
  return (match, onlost) =>
    new Promise((resolve) => {
      let isGiven = false
      void locks
        .request(`mazzo-match-${match}`, { steal: true }, () => {
          const held = new Promise<void>((letGo) => {
            resolve(() => {
              isGiven = true
              letGo()
            })
          })
          return held
        })
        .catch(() => {
          if (!isGiven) onlost()
        })
    })
}
