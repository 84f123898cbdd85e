/** The review of a finished match. */
import type { Route } from '../../app/route'

export const routes: Route[] = [{ name: 'review', path: '/m/{id}/review', page: () => import('./ReviewPage.svelte') }]
