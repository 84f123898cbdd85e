/** The companion of printed games. Its pages are chosen in one file that is loaded when one is opened: the first screen names all files. */
import type { Route } from '../../app/route'

const page = () => import('./CompanionPages.svelte')

export const routes: Route[] = [
  { name: 'companion', path: '/companion', page },
  { name: 'sheet', path: '/companion/sheet/{id}', ownFrame: true, page },
  { name: 'tools', path: '/companion/tools', page },
  { name: 'call', path: '/companion/call/{id}', page },
  { name: 'caller', path: '/companion/{game}/caller', page },
  { name: 'referee', path: '/companion/{game}/referee', page },
  { name: 'sheets', path: '/companion/{game}', page },
]
