/**
 * The words between a page and the worker that hosts this device's matches, and what is stored of a match. The host
 * itself is Python (`mazzo.host.local`): record and entries come from it and are stored as they come.
 */
import type { BotName, ClientMessage, Outcome, Problem, ServerMessage, Source } from '../protocol'

export interface VersionFile {
  path: string
  /** Bytes as the file is, and as it is sent. */
  bytes: number
  sent: number
}

/** What a server offers: `offline/engine.json` of the Python package, `offline/files.json` of the client's build. */
export interface Version {
  /** The name of its cache. */
  name: string
  /** The archives with what every game needs, and with what is needed later. */
  play: string
  study: string
  /** Msgspec's machine code, and where Python finds it; missing where it is in `play`. */
  msgspec?: { path: string; module: string }
  /** The folder of Pyodide. */
  python: string
  files: VersionFile[]
  /** Rulesets that this version can play, such as `orchard-1`. */
  rulesets: string[]
  /** Bytes to be fetched. */
  bytes: number
}

/** What never changes of a match. Only these fields are read here. */
export interface DeviceRecord {
  id: string
  game: string
  ruleset: string
  /** The level of the bot of each seat; null for a person. */
  seats: (BotName | null)[]
  names: string[]
  options: string[]
  practice: boolean
  source: string
  /** Milliseconds since 1970, by the clock of this device. */
  created: number
}

export interface DeviceEntry {
  seq: number
  seat: number
  text: string
  id: string | null
  at: number
}

export interface StoredMatch {
  record: DeviceRecord
  entries: DeviceEntry[]
  /** The versions at which a hint was given; missing if there are none. */
  hints?: number[]
}

/** What the list of matches shows of one. */
export interface Summary {
  id: string
  record: DeviceRecord
  /** The time of the last entry. */
  changed: number
  outcome: Outcome | null
  /** Whether the server has its journal. */
  sent: boolean
  /** Why the server did not take it; missing if it did, or was not asked. */
  refused?: Problem
}

export interface Settings {
  game: string
  seats: (BotName | null)[]
  names?: string[]
  options?: string[]
  practice?: boolean
  seed?: string
  source?: Source
  id?: string
}

/** How a viewer's connection is: as `Link`, of what can happen here. */
export type DeviceLink = 'open' | 'elsewhere' | 'closed' | 'lost'

/** From the page to the worker. `n`: the number of a request, which the answer has, too. */
export type ToWorker =
  | ({ t: 'start' } & Pick<Version, 'name' | 'python' | 'play' | 'study' | 'msgspec'>)
  | { t: 'open'; viewer: number; match: string; seat: number | null }
  | { t: 'send'; viewer: number; message: ClientMessage }
  | { t: 'close'; viewer: number }
  | { t: 'call'; n: number; method: string; path: string; body: string }
  | { t: 'begin'; n: number; settings: Settings }
  | { t: 'journal'; n: number; match: string }
  | { t: 'put'; n: number; stored: StoredMatch }
  | { t: 'delete'; n: number; match: string }

/** From the worker to the page. */
export type FromWorker =
  | { t: 'ready' }
  | { t: 'failed'; reason: string }
  | { t: 'message'; viewer: number; message: ServerMessage }
  /** `code`: why a match is closed, as of a refusal. */
  | { t: 'link'; viewer: number; link: DeviceLink; code?: string }
  | { t: 'turns'; match: string; due: number[]; thinking: boolean }
  | { t: 'kept'; isKept: boolean }
  /** The storage was cleared while a match was open, which is stored again. */
  | { t: 'cleared' }
  /** A bot had no time to search to the end: this device is slower than a server. */
  | { t: 'hurried'; level: string }
  | { t: 'answer'; n: number; status: number; body: unknown }

/** A level of a game, as one that this device has no time for is noted. */
export function levelOf(game: string, bot: BotName): string {
  return `${game} ${bot}`
}

export function botOf(level: string): string {
  return level.split(' ')[1]!
}

/** Whether an answer of the host is a refusal. */
export function isProblem(answer: unknown): answer is Problem {
  return typeof answer === 'object' && answer !== null && 'code' in answer
}
