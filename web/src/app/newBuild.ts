/** The server has a newer client than the one this page began with: the files that it still has to fetch are gone. */

const KEY = 'mazzo-rebuilt'
/** Milliseconds in which the page is not loaded anew a second time. */
const PAUSE = 60_000

/** Loads the page anew when a file is missing although the server answers. */
export function reloadWhenRebuilt(): void {
  addEventListener('vite:preloadError', () => void reload().catch(() => undefined))
}

async function reload(): Promise<void> {
  const last = Number(sessionStorage.getItem(KEY) ?? 0)
  if (Date.now() - last < PAUSE || !(await fetch('/api/health')).ok) return
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()
}
