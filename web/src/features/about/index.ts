/** About Mazzo. */
import type { Route } from '../../app/route'

export const routes: Route[] = [{ name: 'about', path: '/about', page: () => import('./AboutPage.svelte') }]
