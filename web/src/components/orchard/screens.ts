/** What this client shows of Orchard, each screen fetched when it is wanted. */
import type { GameScreens } from '../../games'
import type { OrchardView, Offers, Score } from '../../lib/protocol/orchard'

export const screens: GameScreens<OrchardView, Offers, Score> = {
  play: () => import('./Play.svelte'),
  several: () => import('./several'),
  end: () => import('./end'),
  replay: () => import('./Replay.svelte'),
  hint: () => import('../trees/hint'),
  deal: () => import('./Deal.svelte'),
}
