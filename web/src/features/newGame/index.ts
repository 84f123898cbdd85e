/** Beginning a match: options, bots, deck, first player; and the page of a shared deal. */
import type { Route } from '../../app/route'

export const routes: Route[] = [{ name: 'deal', path: '/deal/{id}', page: () => import('./DealPage.svelte') }]
