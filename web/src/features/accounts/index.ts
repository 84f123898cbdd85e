/** Accounts and personal data. */
import type { Route } from '../../app/route'

export const routes: Route[] = [{ name: 'account', path: '/account', page: () => import('./AccountPage.svelte') }]
