/** Finished games of a person. */
import type { Route } from '../../app/route'

export const routes: Route[] = [{ name: 'history', path: '/history', page: () => import('./HistoryPage.svelte') }]
