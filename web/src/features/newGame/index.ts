/** How a game is begun: its options, bots, deck and first player; and a shared deal. */
import type { Route } from '../../app/route'

export const routes: Route[] = [{ name: 'deal', path: '/deal/{id}', page: () => import('./DealPage.svelte') }]
