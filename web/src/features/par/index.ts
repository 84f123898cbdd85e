/** The best score that the cards of a match allow. */
import type { Route } from '../../app/route'

const page = () => import('./ParPage.svelte')

export const routes: Route[] = [
  { name: 'par', path: '/m/{id}/par', page },
  { name: 'bot', path: '/m/{id}/bot', page },
]
