/**
 * The files of the game without a network: what they are, how much of them is here, and fetching them. Each version has a
 * cache of its own, which the service worker answers from. One is deleted only when no page plays with it.
 */
import { noteInstalled } from '../matchHost'
import { openStore } from './store'
import type { Version, VersionFile } from './words'

interface Package {
  rulesets: string[]
  archives: (Packed & { name: 'play' | 'study'; sha256: string })[]
  msgspec: Packed & { module: string }
}

interface Packed {
  path: string
  bytes: number
  packed: number
}

interface Files {
  python: string
  files: VersionFile[]
  /** The files of the client. */
  client: string[]
}

export const FOLDER = '/offline/'
const OF_VERSION = 'mazzo-offline-'
const OF_CLIENT = 'mazzo-client'
const NOTE = `${FOLDER}version.json`

/** Milliseconds by which the clock of this device was ahead of the server's at its last answer; 0 before. */
let ahead = 0

export function clockAhead(): number {
  return ahead
}

/** The version that the server offers now. Rejects without a network, or where a server has none. */
export async function offered(): Promise<Version> {
  const [archive, files] = await Promise.all([
    read<Package>(`${FOLDER}engine.json`),
    read<Files>(`${FOLDER}files.json`),
  ])
  return versionOf(archive, files)
}

export function versionOf({ archives, msgspec, rulesets }: Package, { python, files }: Files): Version {
  const [play, study] = (['play', 'study'] as const).map((name) => archives.find((each) => each.name === name)!)
  const own = [...archives, msgspec].map(({ path, bytes, packed }) => ({ path, bytes, sent: packed }))
  const all = [...own, ...files]
  return {
    name: `${OF_VERSION}${play!.sha256.slice(0, 12)}-${study!.sha256.slice(0, 12)}`,
    play: play!.path,
    study: study!.path,
    msgspec: { path: msgspec.path, module: msgspec.module },
    python,
    files: all,
    rulesets,
    bytes: all.reduce((sum, { sent }) => sum + sent, 0),
  }
}

/** The versions that are here, complete; the one that was fetched last comes first. */
export async function installed(): Promise<Version[]> {
  if (!('caches' in globalThis)) return []
  const names = (await caches.keys()).filter((name) => name.startsWith(OF_VERSION))
  const notes = await Promise.all(
    names.map(async (name) => {
      const note = await (await caches.open(name)).match(NOTE)
      return note ? ((await note.json()) as Version) : null
    }),
  )
  return notes.filter((version) => version !== null).reverse()
}

/** The version with which a match of this ruleset is played: the newest that knows it, else the newest. */
export function versionFor(versions: readonly Version[], ruleset: string | null): Version | null {
  return versions.find(({ rulesets }) => ruleset === null || rulesets.includes(ruleset)) ?? versions[0] ?? null
}

/** Versions that may be deleted: those that are not the newest and that no unfinished match needs. */
export function dispensable(versions: readonly Version[], needed: readonly string[]): Version[] {
  const kept = new Set([versions[0], ...needed.map((ruleset) => versionFor(versions, ruleset))])
  return versions.filter((version) => !kept.has(version))
}

/** Fetches a version. `progress`: the share of its bytes that is here, from 0 to 1. Rejects if a file cannot be fetched. */
export async function fetchVersion(version: Version, progress: (share: number) => void): Promise<void> {
  const whole = version.files.reduce((sum, { bytes }) => sum + bytes, 0)
  const cache = 'caches' in globalThis ? await caches.open(version.name) : null
  let here = 0
  for (const { path, bytes } of version.files) {
    const before = here
    if (!(await cache?.match(path))) {
      const answer = await fetch(path)
      if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status}`)
      const content = await contentOf(answer.body, (count) => progress(Math.min(1, (before + count) / whole)))
      const type = answer.headers.get('content-type') ?? 'application/octet-stream'
      const policy = answer.headers.get('content-security-policy')
      const headers = { 'content-type': type, ...(policy && { 'content-security-policy': policy }) }
      await cache?.put(path, new Response(content, { headers }))
    }
    here = before + bytes
    progress(Math.min(1, here / whole))
  }
  await fetchClient()
  await cache?.put(NOTE, Response.json(version))
  if (cache) noteInstalled()
}

/** Fetches the files of the client that are not here, then the page that needs them. Files of older clients stay until the next time. */
export async function fetchClient(): Promise<void> {
  if (!('caches' in globalThis)) return
  const { client } = await read<Files>(`${FOLDER}files.json`)
  const cache = await caches.open(OF_CLIENT)
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await Promise.all(client.filter((path) => !here.has(path)).map((path) => cache.add(path)))
  const last = (await (await cache.match(NOTE))?.json()) as string[] | undefined
  await cache.put('/', await fetch('/'))
  await cache.put(NOTE, Response.json(client))
  const kept = new Set([...client, ...(last ?? []), '/', NOTE])
  await Promise.all([...here].filter((path) => !kept.has(path)).map((path) => cache.delete(path)))
}

export async function deleteVersions(versions: readonly Version[]): Promise<void> {
  await Promise.all(versions.map(({ name }) => caches.delete(name)))
}

/** Deletes versions that neither the next match nor an unfinished one needs, and that no page plays with. */
export async function tidyUp(): Promise<void> {
  const matches = await openStore()
    .then((store) => store.list())
    .catch(() => null)
  if (!matches || !navigator.locks) return
  const needed = matches.filter(({ outcome }) => outcome === null).map(({ record }) => record.ruleset)
  for (const version of dispensable(await installed(), needed))
    await navigator.locks.request(lockOf(version.name), { ifAvailable: true }, async (lock) => {
      if (lock) await deleteVersions([version])
    })
}

/** Where the cache of a version has the memory of Python as it was after a start. `python`: the folder of Pyodide. */
export function addressOfMemory(python: string): string {
  return `${python}memory`
}

/** The lock that a worker shares while it plays with a version. */
export function lockOf(version: string): string {
  return `mazzo-version-${version}`
}

/** The share of a megabyte, such as 7.4, in the reader's language. */
export function megabytes(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1_000_000)
}

async function read<T>(path: string): Promise<T> {
  const answer = await fetch(path, { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  const time = Date.parse(answer.headers.get('date') ?? '')
  if (!Number.isNaN(time)) ahead = Date.now() - time
  return (await answer.json()) as T
}

async function contentOf(body: ReadableStream<Uint8Array>, progress: (count: number) => void): Promise<Blob> {
  const parts: BlobPart[] = []
  let count = 0
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts)
    parts.push(value as Uint8Array<ArrayBuffer>)
    count += value.length
    progress(count)
  }
}
