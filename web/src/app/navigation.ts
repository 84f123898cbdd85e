/** The address of the page, over the History API. Ordinary links of this site are followed without reloading. */
import { createSubscriber } from 'svelte/reactivity'
import { setAddress } from '../ui/layers'
import { matchRoute, type Facts, type Route } from './route'

let routes: readonly Route[] = []

/** Sets the routes in which addresses are looked up. */
export function setRoutes(list: readonly Route[]): void {
  routes = list
}

let update: () => void = () => undefined
const subscribe = createSubscriber((notify) => {
  update = notify
  window.addEventListener('popstate', notify)
  return () => window.removeEventListener('popstate', notify)
})

/** The route of the current address with its facts; null if no route matches. */
export function currentRoute(): { route: Route; facts: Facts } | null {
  subscribe()
  return matchRoute(routes, location.pathname)
}

/** The fragment of the address, with its number sign. */
export function hash(): string {
  subscribe()
  return location.hash
}

/** The query of the address. */
export function query(): URLSearchParams {
  subscribe()
  return new URLSearchParams(location.search)
}

/** Changes the query of the address; the page stays where it is, and Back undoes the change. */
export function setQuery(next: URLSearchParams): void {
  setAddress(next.size > 0 ? `?${next}` : location.pathname, false, () => update())
}

let moves = 0

/** The number of navigations since the page was loaded; 0 on the first page. */
export function visits(): number {
  return moves
}

export function go(path: string, replace = false): void {
  const arrive = (): void => {
    moves += 1
    update()
    if (!location.hash) window.scrollTo(0, 0)
  }
  if (path === location.pathname + location.search + location.hash) arrive()
  else setAddress(path, replace, arrive)
}

/**
 * Fetches the files of the page with this name in advance. An error is ignored here: the page shows it when it is
 * opened.
 */
export async function prepare(name: string): Promise<void> {
  const route = routes.find((each) => each.name === name)
  if (route && 'page' in route) await route.page().catch(() => undefined)
}

/** The click listener of the document: follows links of this site without reloading. */
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
