/** The puzzle of the day. */
import type { Route } from '../../app/route'

export const routes: Route[] = [
  { name: 'puzzle', path: '/puzzle/{game}', ownFrame: true, page: () => import('./PuzzlePage.svelte') },
]
