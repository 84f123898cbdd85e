import { language } from '../i18n/fluent'
import { GAMES } from '../net/protocol'
import { isWithheld } from '../table/registry'
import { prepare } from './navigation'

/** Brings in the worker of public/sw.js, and tells it what this visit fetched and what can be read without a network. */
export async function bringWorker(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  // The rules of every game can be read without a network: the files of their page, and the rules themselves.
  await prepare('rules')
  const rules = GAMES.filter((game) => !isWithheld(game)).map((game) => `/api/rules/${game}?language=${language()}`)
  const files = performance.getEntriesByType('resource').map((entry) => entry.name)
  active?.postMessage([...files, ...rules])
}
