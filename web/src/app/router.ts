/** Which page the address names, over the History API; ordinary links of this site are followed without reloading. */
import { createSubscriber } from 'svelte/reactivity'

export type Route =
  | { page: 'home' }
  | { page: 'game'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'review'; id: string }
  | { page: 'par'; id: string; which: 'par' | 'bot' }
  | { page: 'room'; id: string }
  | { page: 'lobby' }
  | { page: 'deal'; id: string }
  | { page: 'learn'; game: string }
  | { page: 'puzzle'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'history' }
  | { page: 'about' }
  | { page: 'account' }
  | { page: 'decks' }
  | { page: 'deck'; id: string }
  | { page: 'newDeck'; game: string }
  | { page: 'deckCopy'; id: string }
  | { page: 'missing' }

export function routeOf(path: string): Route {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean)
  if (rest.length > 0) return { page: 'missing' }
  if (!first) return { page: 'home' }
  if (first === 'm' && second && !third) return { page: 'table', id: second }
  if (first === 'm' && second && third === 'replay') return { page: 'replay', id: second }
  if (first === 'm' && second && third === 'review') return { page: 'review', id: second }
  if (first === 'm' && second && (third === 'par' || third === 'bot')) return { page: 'par', id: second, which: third }
  if (first === 'decks' && second === 'new' && third) return { page: 'newDeck', game: third }
  if (first === 'decks' && second && third === 'copy') return { page: 'deckCopy', id: second }
  if (third) return { page: 'missing' }
  if (first === 't' && second) return { page: 'room', id: second }
  if (first === 'tables' && !second) return { page: 'lobby' }
  if (first === 'decks') return second ? { page: 'deck', id: second } : { page: 'decks' }
  if (first === 'deal' && second) return { page: 'deal', id: second }
  if (first === 'games' && second) return { page: 'game', game: second }
  if (first === 'learn' && second) return { page: 'learn', game: second }
  if (first === 'puzzle' && second) return { page: 'puzzle', game: second }
  if (first === 'rules' && second) return { page: 'rules', game: second }
  if (first === 'history' && !second) return { page: 'history' }
  if (first === 'account' && !second) return { page: 'account' }
  if (first === 'about' && !second) return { page: 'about' }
  return { page: 'missing' }
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
  history.pushState(null, '', next.size > 0 ? `?${next}` : location.pathname)
  update()
}

let moves = 0

/** How often the person has moved on since the page was loaded; 0 on the first page. */
export function visits(): number {
  return moves
}

export function go(path: string, replace = false): void {
  if (path !== location.pathname + location.search + location.hash) {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
  }
  moves += 1
  update()
  if (!location.hash) window.scrollTo(0, 0)
}

let fetchPage: (page: Route['page']) => void = () => undefined

/** Says how the files of a page are fetched. */
export function fetchPagesBy(fetch: typeof fetchPage): void {
  fetchPage = fetch
}

/** Fetches the files of a page before it is shown. */
export function prepare(page: Route['page']): void {
  fetchPage(page)
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
