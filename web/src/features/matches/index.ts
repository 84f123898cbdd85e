/** Pages of a match: table, result and replay. */
import type { Route } from '../../app/route'

export const routes: Route[] = [
  { name: 'table', path: '/m/{id}', ownFrame: true, page: () => import('./TablePage.svelte') },
  { name: 'replay', path: '/m/{id}/replay', page: () => import('./ReplayPage.svelte') },
]
