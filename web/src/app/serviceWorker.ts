import { language } from '../i18n/fluent'
import { isInstalled } from '../net/matchHost'
import { GAMES } from '../net/protocol'
import { isWithheld } from '../table/registry'
import { prepare } from './navigation'

/**
 * Registers the service worker of public/sw.js, and sends it the files that it has to store: those fetched on this
 * visit, and those that must be readable offline.
 */
export async function bringWorker(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  // The rules of every game can be read offline: store the files of their page and the rules themselves.
  await prepare('rules')
  const rules = GAMES.filter((game) => !isWithheld(game)).map((game) => `/api/rules/${game}?language=${language()}`)
  const files = performance.getEntriesByType('resource').map((entry) => entry.name)
  active?.postMessage([...files, ...rules])
  if (isInstalled()) await keepUp()
}

/** On a device that plays without a network: sends what was finished there, and fetches the files of a newer client. */
async function keepUp(): Promise<void> {
  const [{ sendFinished }, { fetchClient }] = await Promise.all([
    import('../features/offline/matches'),
    import('../net/offline/files'),
  ])
  await sendFinished()
  await fetchClient()
}
