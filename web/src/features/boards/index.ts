/** Boards: the deals of the day among people who joined by a link. */
import type { Route } from '../../app/route'

export const routes: Route[] = [
  { name: 'boards', path: '/boards', page: () => import('./BoardsPage.svelte') },
  { name: 'board', path: '/b/{id}', page: () => import('./BoardPage.svelte') },
]
