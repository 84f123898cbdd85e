/** The numbered rules of the games. */
import type { Route } from '../../app/route'
import { gameOfRules } from '../../table/registry'

const page = () => import('./RulesPage.svelte')

export const routes: Route[] = [
  { name: 'rules', path: '/rules/{game}', page },
  { name: 'rules', path: '/rules', page, facts: () => ({ game: gameOfRules() }) },
]
