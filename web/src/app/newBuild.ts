/** Reloads the page after the server got a newer client, since files that this page has not fetched yet are gone. */

const KEY = 'mazzo-rebuilt'
/** Milliseconds after a reload in which the page is not reloaded again. */
const PAUSE = 60_000

/** Reloads the page when a file is missing although the server answers. */
export function reloadWhenRebuilt(): void {
  addEventListener('vite:preloadError', () => void reload().catch(() => undefined))
}

async function reload(): Promise<void> {
  const last = Number(sessionStorage.getItem(KEY) ?? 0)
  if (Date.now() - last < PAUSE || !(await fetch('/api/health')).ok) return
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()
}
