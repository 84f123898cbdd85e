/** The list of rooms, and the sheet that opens one. */
import type { Route } from '../../app/route'

export const routes: Route[] = [{ name: 'lobby', path: '/tables', page: () => import('./LobbyPage.svelte') }]
