/** Deals: the page of a deal, two replays of it side by side, and the deals of the day with their archive. */
import type { Route } from '../../app/route'

export const routes: Route[] = [
  { name: 'dealPage', path: '/d/{id}', page: () => import('./DealPage.svelte') },
  { name: 'compare', path: '/d/{id}/compare/{match}', page: () => import('./ComparePage.svelte') },
  { name: 'today', path: '/today', page: () => import('./TodayPage.svelte') },
]
