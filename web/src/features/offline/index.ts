/** Play without a network: the page with its matches, and the table of one. */
import type { Route } from '../../app/route'

export const routes: Route[] = [
  { name: 'offline', path: '/offline', page: () => import('./OfflinePage.svelte') },
  { name: 'device', path: '/offline/{id}', ownFrame: true, page: () => import('./DevicePage.svelte') },
]
