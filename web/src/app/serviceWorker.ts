import { language } from '../i18n/fluent'
import { isInstalled } from '../net/matchHost'
import { GAMES } from '../net/protocol'
import { isWithheld } from '../table/registry'
import { store, storedText } from '../ui/storage'
import { prepare } from './navigation'

const VISITED = 'mazzo-visited'

/** What a visit does when the page has been quiet for a while. */
export async function settleIn(): Promise<void> {
  await bringWorker()
  if (isInstalled()) await keepUp()
  else if (mayFetchUnasked(isLaterVisit())) await bringGame()
  addEventListener('appinstalled', () => void bringGame())
}

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
}

/** Whether this browser was here before; notes that it is here now. */
function isLaterVisit(): boolean {
  const isLater = storedText(VISITED) !== null
  store(VISITED, '1')
  return isLater
}

/**
 * Whether what is needed without a network may be fetched unasked: in an installed app, or at a later visit over Wi-Fi,
 * where the browser tells that it is, and nobody saves data.
 */
export function mayFetchUnasked(isLater: boolean): boolean {
  const { connection } = navigator as { connection?: { type?: string; saveData?: boolean } }
  if (connection?.saveData) return false
  return matchMedia('(display-mode: standalone)').matches || (isLater && connection?.type === 'wifi')
}

/** Fetches it; without a network, or on a server that has none, another visit may. */
async function bringGame(): Promise<void> {
  if (isInstalled()) return
  const { fetchVersion, offered } = await import('../net/offline/files')
  await offered()
    .then((version) => fetchVersion(version, () => undefined))
    .catch(() => undefined)
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
