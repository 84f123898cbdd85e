/** The pages of the client and their addresses. Every feature lists its own in its `index.ts`. */
import type { Component } from 'svelte'

/** The variable parts of an address, such as `{ id: 'k3v9' }` for `/m/{id}`. */
export type Facts = Record<string, string>

type PageModule = { default: Component<never> }

interface Address {
  /** Unique, except that a page with several addresses has a route for each. The server chooses the preview of a link by it. */
  name: string
  /** A part in braces matches any text and becomes a fact. */
  path: string
  /** Facts that the address does not contain. */
  facts?: () => Facts
  /** Whether the page draws header and footer itself, or has none. */
  ownFrame?: boolean
}

/**
 * `page`: fetches the page when it is needed; `component`: a page that is loaded with the client. It receives its name
 * and its facts.
 */
export type Route = Address & ({ page: () => Promise<PageModule> } | { component: Component<never> })

/** The routes of all features. `features`: the routes of each feature by the path of its `index.ts`. */
export function collectRoutes(features: Record<string, readonly Route[]>): Route[] {
  return Object.values(features).flat()
}

/** The first route that has this path, with its facts; null if none has. */
export function matchRoute(routes: readonly Route[], path: string): { route: Route; facts: Facts } | null {
  const parts = partsOf(path)
  for (const route of routes) {
    const facts = factsOf(partsOf(route.path), parts)
    if (facts) return { route, facts }
  }
  return null
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/** Null if the path does not have this address. */
function factsOf(address: string[], parts: string[]): Facts | null {
  if (address.length !== parts.length) return null
  const facts: Facts = {}
  for (const [k, part] of address.entries()) {
    if (part.startsWith('{')) facts[part.slice(1, -1)] = parts[k]!
    else if (part !== parts[k]) return null
  }
  return facts
}
