/** The worker that hosts this device's matches: Python by Pyodide, with the package of `python -m tools.offline_package`. */
import { Engine, holdByLock, type PythonHost } from './engine'
import { lockOf } from './files'
import { MemoryStore, openStore, type MatchStore } from './store'
import type { FromWorker, ToWorker } from './words'

interface Pyodide {
  unpackArchive(bytes: ArrayBuffer, format: string, options: { extractDir: string }): void
  runPython(code: string): unknown
  pyimport(name: string): { LocalHost(): PythonHost }
}

const PLACE = '/mazzo'

/** Milliseconds after the start in which the archive for later is not unpacked, so that the first move comes first. */
const QUIET = 1_500

let engine: Promise<Engine> | null = null
/** Unpacks the archive for later, once. */
let study: () => Promise<void> = () => Promise.resolve()

function tell(message: FromWorker): void {
  self.postMessage(message)
}

async function bytesOf(path: string): Promise<ArrayBuffer> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.arrayBuffer()
}

async function start({ name, python: folder, play, study: later }: Extract<ToWorker, { t: 'start' }>): Promise<Engine> {
  // Shared for as long as this worker lives: the files of its version are not deleted.
  void navigator.locks?.request(lockOf(name), { mode: 'shared' }, () => new Promise(() => undefined))
  const bytes = bytesOf(play)
  bytes.catch(() => undefined) // awaited below
  const storing = openStore().catch((): MatchStore => {
    tell({ t: 'kept', isKept: false })
    return new MemoryStore()
  })
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide(options: { indexURL: string }): Promise<Pyodide>
  }
  const python = await loadPyodide({ indexURL: folder })
  python.unpackArchive(await bytes, 'zip', { extractDir: PLACE })
  python.runPython(`import sys; sys.path.insert(0, "${PLACE}")`)
  const host = python.pyimport('mazzo.host.local').LocalHost()
  let unpacked: Promise<void> | null = null
  study = () =>
    (unpacked ??= bytesOf(later).then((content) => {
      python.unpackArchive(content, 'zip', { extractDir: PLACE })
      python.runPython('import importlib; importlib.invalidate_caches()')
    }))
  setTimeout(() => void study().catch(() => undefined), QUIET)
  return new Engine(host, await storing, tell, holdByLock(navigator.locks))
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.t === 'start') {
    engine = start(data)
    void engine.then(
      () => tell({ t: 'ready' }),
      (error: unknown) => tell({ t: 'failed', reason: String(error) }),
    )
  } else
    void engine
      ?.then(async (running) => {
        if (data.t === 'call') await study()
        await running.hear(data)
      })
      .catch((error: unknown) => tell({ t: 'failed', reason: String(error) }))
}
