/**
 * Where this device keeps its matches: IndexedDB, or the memory of the page where the browser offers none. A promise
 * resolves when what was written is stored.
 */
import type { Outcome, Problem } from '../protocol'
import type { DeviceEntry, DeviceRecord, StoredMatch, Summary } from './words'

export interface MatchStore {
  /** Stores a new match. Replaces one with its id. */
  put(stored: StoredMatch): Promise<void>
  append(match: string, entries: readonly DeviceEntry[]): Promise<void>
  /** Notes what the list shows of a match. */
  note(match: string, change: Change): Promise<void>
  /** Notes that a hint was given at a version. */
  noteHint(match: string, version: number): Promise<void>
  /** Null if there is none. */
  get(match: string): Promise<StoredMatch | null>
  /** The match that changed last comes first. */
  list(): Promise<Summary[]>
  delete(match: string): Promise<void>
}

type Change = Partial<Pick<Summary, 'outcome' | 'sent' | 'refused'>>

const NAME = 'mazzo-offline'
const MATCHES = 'matches'
const ENTRIES = 'entries'

interface Row {
  id: string
  record: DeviceRecord
  changed: number
  outcome: Outcome | null
  sent: boolean
  hints?: number[]
  refused?: Problem
}

/** Opens the database. Rejects where there is none: in some private windows, or where storage is blocked. */
export async function openStore(factory: IDBFactory | undefined = globalThis.indexedDB): Promise<MatchStore> {
  if (!factory) throw new Error('no IndexedDB')
  const store = new DatabaseStore(factory)
  await store.open()
  return store
}

interface Writing {
  rows: (name: string) => IDBObjectStore
  end: Promise<void>
  abort: () => void
}

class DatabaseStore implements MatchStore {
  private database: IDBDatabase | null = null

  constructor(private readonly factory: IDBFactory) {}

  /** Opens the database, if it is not open: it is closed when the person clears the storage. */
  async open(): Promise<IDBDatabase> {
    if (this.database) return this.database
    const opening = this.factory.open(NAME, 1)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(MATCHES, { keyPath: 'id' })
      opening.result.createObjectStore(ENTRIES, { keyPath: ['match', 'seq'] })
    }
    const database = await answerOf(opening)
    database.onclose = () => (this.database = null)
    // Another page deletes or upgrades the database: it must not wait for this one.
    database.onversionchange = () => {
      database.close()
      this.database = null
    }
    return (this.database = database)
  }

  async put({ record, entries, hints }: StoredMatch): Promise<void> {
    const done = await this.writing()
    const changed = changedOf(record, entries)
    const row: Row = { id: record.id, record, changed, outcome: null, sent: false, ...(hints && { hints }) }
    done.rows(MATCHES).put(row)
    done.rows(ENTRIES).delete(rangeOf(record.id))
    for (const entry of entries) done.rows(ENTRIES).put({ ...entry, match: record.id })
    await done.end
  }

  async append(match: string, entries: readonly DeviceEntry[]): Promise<void> {
    const done = await this.writing()
    for (const entry of entries) done.rows(ENTRIES).add({ ...entry, match }) // fails if another page has appended
    // It fails if the match is no longer here: the storage was cleared.
    change(done, match, (row) => ({ ...row, changed: entries.at(-1)?.at ?? row.changed, sent: false }))
    await done.end
  }

  async note(match: string, news: Change): Promise<void> {
    const done = await this.writing()
    change(done, match, (row) => ({ ...row, ...news }))
    await done.end
  }

  async noteHint(match: string, version: number): Promise<void> {
    const done = await this.writing()
    change(done, match, (row) => ({ ...row, hints: withHint(row.hints, version) }))
    await done.end
  }

  async get(match: string): Promise<StoredMatch | null> {
    const reading = (await this.open()).transaction([MATCHES, ENTRIES])
    const [row, entries] = await Promise.all([
      answerOf<Row | undefined>(reading.objectStore(MATCHES).get(match)),
      answerOf<(DeviceEntry & { match: string })[]>(reading.objectStore(ENTRIES).getAll(rangeOf(match))),
    ])
    if (!row) return null
    return {
      record: row.record,
      entries: entries.map(({ seq, seat, text, id, at }) => ({ seq, seat, text, id, at })),
      ...(row.hints && { hints: row.hints }),
    }
  }

  async list(): Promise<Summary[]> {
    const rows = await answerOf<Row[]>((await this.open()).transaction(MATCHES).objectStore(MATCHES).getAll())
    return rows.sort(newest)
  }

  async delete(match: string): Promise<void> {
    const done = await this.writing()
    done.rows(MATCHES).delete(match)
    done.rows(ENTRIES).delete(rangeOf(match))
    await done.end
  }

  /** A transaction that is on the disk at its end, as far as the browser can tell. */
  private async writing(): Promise<Writing> {
    const transaction = (await this.open()).transaction([MATCHES, ENTRIES], 'readwrite', { durability: 'strict' })
    const end = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error('not stored'))
    })
    return { rows: (name) => transaction.objectStore(name), end, abort: () => transaction.abort() }
  }
}

/** Keeps matches until the page is closed. */
export class MemoryStore implements MatchStore {
  private readonly matches = new Map<string, Summary & StoredMatch>()

  async put({ record, entries, hints }: StoredMatch): Promise<void> {
    const changed = changedOf(record, entries)
    const row = { id: record.id, record, entries: [...entries], changed, outcome: null, sent: false }
    this.matches.set(record.id, { ...row, ...(hints && { hints }) })
  }

  async append(match: string, entries: readonly DeviceEntry[]): Promise<void> {
    const row = this.matches.get(match)
    if (!row || row.entries.length !== entries[0]?.seq) throw new Error('not stored')
    row.entries.push(...entries)
    row.changed = entries.at(-1)!.at
    row.sent = false
  }

  async note(match: string, news: Change): Promise<void> {
    const row = this.matches.get(match)
    if (row) Object.assign(row, news)
  }

  async noteHint(match: string, version: number): Promise<void> {
    const row = this.matches.get(match)
    if (row) row.hints = withHint(row.hints, version)
  }

  async get(match: string): Promise<StoredMatch | null> {
    const row = this.matches.get(match)
    if (!row) return null
    return { record: row.record, entries: [...row.entries], ...(row.hints && { hints: row.hints }) }
  }

  async list(): Promise<Summary[]> {
    return [...this.matches.values()].sort(newest)
  }

  async delete(match: string): Promise<void> {
    this.matches.delete(match)
  }
}

function withHint(hints: readonly number[] = [], version: number): number[] {
  return [...hints.filter((each) => each !== version), version]
}

/** The newest first; of a device whose clock was wrong, in the order of that clock. */
function newest(a: Summary, b: Summary): number {
  return b.changed - a.changed
}

function changedOf(record: DeviceRecord, entries: readonly DeviceEntry[]): number {
  return entries.at(-1)?.at ?? record.created
}

function rangeOf(match: string): IDBKeyRange {
  return IDBKeyRange.bound([match, 0], [match, Infinity])
}

/** Changes the row of a match; without one, nothing of the transaction is done. */
function change({ rows, abort }: Writing, match: string, next: (row: Row) => Row): void {
  const reading = rows(MATCHES).get(match) as IDBRequest<Row | undefined>
  reading.onsuccess = () => {
    if (reading.result) rows(MATCHES).put(next(reading.result))
    else abort()
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no answer'))
  })
}
