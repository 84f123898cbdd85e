/** Shuffles that anybody can check: of a finished match, or of the deals of a day. */
import type { Route } from '../../app/route'

const page = () => import('./FairnessPage.svelte')

export const routes: Route[] = [
  { name: 'fairness', path: '/fairness', page },
  { name: 'fairDay', path: '/fairness/{date}', page },
  { name: 'fairMatch', path: '/m/{id}/fairness', page },
]
