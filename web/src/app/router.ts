/** Which page the address names, over the History API; ordinary links of this site are followed without reloading. */
import { createSubscriber } from 'svelte/reactivity'
import { PAGES } from '../net/protocol'
import { setAddress } from '../ui/layers'

export type Route =
  | { page: 'home' }
  | { page: 'game'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'review'; id: string }
  | { page: 'par'; id: string }
  | { page: 'bot'; id: string }
  | { page: 'room'; id: string }
  | { page: 'lobby' }
  | { page: 'deal'; id: string }
  | { page: 'learn'; game: string }
  | { page: 'puzzle'; game: string }
  | { page: 'rules'; game?: string }
  | { page: 'history' }
  | { page: 'about' }
  | { page: 'account' }
  | { page: 'decks' }
  | { page: 'deck'; id: string }
  | { page: 'newDeck'; game: string }
  | { page: 'deckCopy'; id: string }
  | { page: 'missing' }

/** The page at an address, by the table that the server too goes by (src/mazzo/server/pages/addresses.py). */
export function routeOf(path: string): Route {
  const parts = partsOf(path)
  for (const [page, address] of PAGES) {
    const facts = factsOf(partsOf(address), parts)
    if (facts) return { page, ...facts } as Route
  }
  return { page: 'missing' }
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/** The parts of a path that an address has in braces, by name; null if the path does not have this address. */
function factsOf(address: string[], parts: string[]): Record<string, string> | null {
  if (address.length !== parts.length) return null
  const facts: Record<string, string> = {}
  for (const [k, wanted] of address.entries()) {
    if (wanted.startsWith('{')) facts[wanted.slice(1, -1)] = parts[k]!
    else if (wanted !== parts[k]) return null
  }
  return facts
}

let update: () => void = () => undefined
const subscribe = createSubscriber((changed) => {
  update = changed
  window.addEventListener('popstate', changed)
  return () => window.removeEventListener('popstate', changed)
})

export function route(): Route {
  subscribe()
  return routeOf(location.pathname)
}

/** What the address says after its question mark. */
export function query(): URLSearchParams {
  subscribe()
  return new URLSearchParams(location.search)
}

/** Changes the query of the address; the page stays where it is, and Back undoes the change. */
export function setQuery(next: URLSearchParams): void {
  setAddress(next.size > 0 ? `?${next}` : location.pathname, false, () => update())
}

let moves = 0

/** How often the person has moved on since the page was loaded; 0 on the first page. */
export function visits(): number {
  return moves
}

export function go(path: string, replace = false): void {
  const changed = (): void => {
    moves += 1
    update()
    if (!location.hash) window.scrollTo(0, 0)
  }
  if (path === location.pathname + location.search + location.hash) changed()
  else setAddress(path, replace, changed)
}

let fetchPage: (page: Route['page']) => Promise<void> = () => Promise.resolve()

/** Says how the files of a page are fetched. */
export function fetchPagesBy(fetch: typeof fetchPage): void {
  fetchPage = fetch
}

/** Fetches the files of a page before it is shown. */
export function prepare(page: Route['page']): Promise<void> {
  return fetchPage(page)
}

/** Follows links of this site in place; give it to one click listener on the document. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest('a')
  if (!link || link.target || link.hasAttribute('download')) return
  const url = new URL(link.href, location.href)
  if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  if (url.pathname === location.pathname && url.hash) return
  event.preventDefault()
  go(url.pathname + url.search + url.hash)
}
