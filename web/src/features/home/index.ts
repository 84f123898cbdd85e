/** The first page with all games, and a page for each game. */
import type { Route } from '../../app/route'
import HomePage from './HomePage.svelte'

export const routes: Route[] = [
  { name: 'home', path: '/', component: HomePage },
  { name: 'game', path: '/games/{game}', page: () => import('./GamePage.svelte') },
]
