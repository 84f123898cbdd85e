/**
 * Starts Python in the worker: Pyodide with the package of `python -m tools.offline_package`. The first start of a
 * version leaves its memory in the cache of the version, as it is when the host has been imported; later starts begin
 * with it, in about a tenth of the time. Whatever keeps that from working, Python starts from its files.
 */
import { filesOf } from './archive'
import type { PythonHost } from './engine'
import { addressOfMemory } from './files'
import type { Version } from './words'

/** What is used of Pyodide. Its options that begin with an underscore may change with its version, which is pinned. */
interface Pyodide {
  FS: FileSystem
  runPython(code: string): unknown
  pyimport(name: string): { LocalHost(): PythonHost }
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>
}

interface FileSystem {
  mkdirTree(path: string): void
  writeFile(path: string, content: Uint8Array, how: { canOwn: boolean }): void
}

interface Options {
  indexURL: string
  fsInit(files: FileSystem): Promise<void>
  createPyodideModule?(settings: ModuleSettings): Promise<unknown>
  _makeSnapshot?: boolean
  _loadSnapshot?: Uint8Array
}

interface ModuleSettings {
  locateFile(name: string): string
  dynamicLibraries?: string[]
}

type Start = Pick<Version, 'name' | 'python' | 'play' | 'study' | 'msgspec'>

export interface Python {
  host: PythonHost
  /** Adds the archive with what is needed later. */
  study(): Promise<void>
  /** Stores the memory for the next start, if this one was without it. */
  keepMemory(): Promise<void>
}

const PLACE = '/mazzo'
/**
 * With all games, which Python would import when each is first needed, and with what is computed at the first move of
 * each: the memory then has it. An earlier version, with which a match goes on, has no `rehearse`.
 */
const IMPORT = `import random, sys; sys.path.insert(0, "${PLACE}"); import mazzo.host.local; [*mazzo.GAMES.values()]`
const REHEARSE = 'getattr(mazzo.host.local, "rehearse", list)()'
/** Two starts with the same memory must not draw the same numbers. Seeds of matches come from the browser's `crypto`. */
const RESEED = 'import random; random.seed()'
const DIGEST = 'x-sha256'
const LENGTH = 'x-length'
/** The memory is stored where so many times its size is free. */
const ROOM = 10

export async function startPython(start: Start): Promise<Python> {
  const play = bytesOf(start.play)
  const code = start.msgspec && bytesOf(start.msgspec.path)
  for (const each of [play, code]) each?.catch(() => undefined) // awaited below
  const reading = start.msgspec && readMemory(start)
  prepare(start)
  const options: Options = {
    indexURL: start.python,
    async fsInit(files) {
      write(files, filesOf(await play))
      if (code) write(files, [[start.msgspec!.module, new Uint8Array(await code)]])
    },
  }
  const { loadPyodide } = (await import(/* @vite-ignore */ `${start.python}pyodide.mjs`)) as {
    loadPyodide(options: Options): Promise<Pyodide>
  }
  const memory = await reading
  const restore = async () => {
    const { bytes, whole } = memory!
    const python = await loadPyodide({ ...options, ...linked(start, whole), _loadSnapshot: bytes }).catch(
      async (error) => {
        await forgetMemory(start)
        throw error
      },
    )
    python.runPython(RESEED)
    return [python] as const
  }
  const record = async () => {
    const python = await loadPyodide({ ...options, ...linked(start), _makeSnapshot: true })
    python.runPython(`${IMPORT}; ${REHEARSE}`)
    return [python, python.makeMemorySnapshot()] as const
  }
  const plain = async () => {
    const python = await loadPyodide(options)
    python.runPython(IMPORT)
    return [python] as const
  }
  const ways = memory ? [restore, record, plain] : start.msgspec && 'caches' in self ? [record, plain] : [plain]
  const [python, made] = await firstThatWorks<readonly [Pyodide, Uint8Array<ArrayBuffer>?]>(ways)
  return {
    host: python.pyimport('mazzo.host.local').LocalHost(),
    async study() {
      write(python.FS, filesOf(await bytesOf(start.study)))
      python.runPython('import importlib; importlib.invalidate_caches()')
    },
    keepMemory: async () => made && storeMemory(start, made),
  }
}

/**
 * Reads Pyodide's script and compiles its machine code while the memory is read: Pyodide would begin with both only
 * afterwards. Where that fails, it does so itself.
 */
function prepare({ python }: Start): void {
  import(/* @vite-ignore */ `${python}pyodide.asm.mjs`).catch(() => undefined)
  const compiled = WebAssembly.compileStreaming(fetch(`${python}pyodide.asm.wasm`)).catch(() => null)
  const instantiate = WebAssembly.instantiateStreaming
  WebAssembly.instantiateStreaming = async (source, imports) => {
    WebAssembly.instantiateStreaming = instantiate // the first is Pyodide's
    const module = await compiled
    if (!module) return instantiate(source, imports)
    return { module, instance: await WebAssembly.instantiate(module, imports) }
  }
}

/** Forgets the memory of an earlier start: it may be what went wrong. */
export async function forgetMemory({ name, python }: Pick<Version, 'name' | 'python'>): Promise<void> {
  if ('caches' in self) await (await caches.open(name)).delete(addressOfMemory(python))
}

/**
 * Options by which the machine code of msgspec is linked before Python starts. So it has the same addresses each time,
 * which the memory refers to. `whole`: what is awaited before Python starts.
 */
function linked({ python, msgspec }: Start, whole?: Promise<void>): Partial<Options> {
  const library = `${PLACE}/${msgspec!.module}`
  return {
    async createPyodideModule(settings) {
      const { default: create } = (await import(/* @vite-ignore */ `${python}pyodide.asm.mjs`)) as {
        default(settings: ModuleSettings): Promise<unknown>
      }
      const locateFile = (name: string) => (name === library ? msgspec!.path : settings.locateFile(name))
      const [module] = await Promise.all([create({ ...settings, locateFile, dynamicLibraries: [library] }), whole])
      return module
    },
  }
}

async function firstThatWorks<T>(ways: readonly (() => Promise<T>)[]): Promise<T> {
  let last: unknown
  for (const way of ways)
    try {
      return await way()
    } catch (error) {
      console.warn(error)
      last = error
    }
  throw last
}

function write(files: FileSystem, contents: Iterable<[path: string, content: Uint8Array]>): void {
  const made = new Set<string>()
  for (const [path, content] of contents) {
    const place = `${PLACE}/${path}`
    const folder = place.slice(0, place.lastIndexOf('/'))
    if (!made.has(folder)) files.mkdirTree(folder)
    made.add(folder)
    files.writeFile(place, content, { canOwn: true })
  }
}

async function bytesOf(path: string): Promise<ArrayBuffer> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.arrayBuffer()
}

interface Memory {
  /** Has its length at once. */
  bytes: Uint8Array
  /** Resolves when all bytes are there. Rejects if they are damaged. */
  whole: Promise<void>
}

/** The memory as it was stored, or null if there is none. */
async function readMemory({ name, python }: Start): Promise<Memory | null> {
  const answer = await caches
    .open(name)
    .then((cache) => cache.match(addressOfMemory(python)))
    .catch(() => undefined)
  const length = Number(answer?.headers.get(LENGTH))
  if (!answer || !length) return null
  const bytes = new Uint8Array(length)
  const read = async (): Promise<void> => {
    const content = await answer.arrayBuffer()
    if ((await digestOf(content)) !== answer.headers.get(DIGEST)) throw new Error('the memory is damaged')
    bytes.set(new Uint8Array(content))
  }
  const whole = read()
  whole.catch(() => undefined) // awaited later
  return { bytes, whole }
}

async function storeMemory({ name, python }: Start, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  if (quota - usage < ROOM * memory.length) return
  const digest = await digestOf(memory.buffer)
  const headers = { [DIGEST]: digest, [LENGTH]: String(memory.length) }
  await (await caches.open(name)).put(addressOfMemory(python), new Response(memory, { headers }))
}

async function digestOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
