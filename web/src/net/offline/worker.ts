/** The worker that hosts this device's matches. */
import { Engine, holdByLock } from './engine'
import { lockOf } from './files'
import { forgetMemory, startPython } from './python'
import { MemoryStore, openStore, type MatchStore } from './store'
import type { FromWorker, ToWorker } from './words'

/** Milliseconds after the start in which the archive for later is not unpacked, so that the first move comes first. */
const QUIET = 1_500
/** The page makes this call while the first match is being chosen; it needs no archive for later. */
const FIRST_CALL = '/api/games'

type Start = Extract<ToWorker, { t: 'start' }>

let version: Start | null = null
let engine: Promise<Engine> | null = null
/** Unpacks the archive for later, once. */
let study: () => Promise<void> = () => Promise.resolve()

function tell(message: FromWorker): void {
  self.postMessage(message)
}

async function start(version: Start): Promise<Engine> {
  // Shared for as long as this worker lives: the files of its version are not deleted.
  void navigator.locks?.request(lockOf(version.name), { mode: 'shared' }, () => new Promise(() => undefined))
  const storing = openStore().catch((): MatchStore => {
    tell({ t: 'kept', isKept: false })
    return new MemoryStore()
  })
  const python = await startPython(version)
  let added: Promise<void> | null = null
  study = () => (added ??= python.study())
  setTimeout(
    () =>
      void study()
        .then(python.keepMemory)
        .catch(() => undefined),
    QUIET,
  )
  return new Engine(python.host, await storing, tell, holdByLock(navigator.locks))
}

/** The memory that Python began with may be the cause: the next worker begins without it. */
async function fail(error: unknown): Promise<void> {
  if (version) await forgetMemory(version).catch(() => undefined)
  tell({ t: 'failed', reason: String(error) })
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.t === 'start') {
    version = data
    engine = start(data)
    void engine.then(() => tell({ t: 'ready' }), fail)
  } else
    void engine
      ?.then(async (running) => {
        if (data.t === 'call' && data.path !== FIRST_CALL) await study()
        await running.hear(data)
      })
      .catch(fail)
}
