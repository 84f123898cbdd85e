/** Brings in the worker of public/sw.js, late, so that it never competes with a first visit, and tells it what this visit fetched. */
const QUIET = 8_000

export function bringWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  setTimeout(() => void begin().catch(() => undefined), QUIET)
}

async function begin(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(performance.getEntriesByType('resource').map((entry) => entry.name))
}
