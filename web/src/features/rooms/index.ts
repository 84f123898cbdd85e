/** A room, where people meet and play. */
import type { Route } from '../../app/route'

export const routes: Route[] = [
  { name: 'room', path: '/t/{id}', ownFrame: true, page: () => import('./RoomPage.svelte') },
]
