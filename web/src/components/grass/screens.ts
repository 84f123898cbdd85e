/** What this client shows of Grass, each screen fetched when it is wanted. */
import type { GameScreens } from '../../games'
import type { GrassView, Offers, Score } from '../../lib/protocol/grass'

export const screens: GameScreens<GrassView, Offers, Score> = {
  play: () => import('./Play.svelte'),
  several: () => import('./several'),
  end: () => import('./end'),
  replay: () => import('./Replay.svelte'),
  hint: () => import('./hint'),
  deal: () => import('./Deal.svelte'),
}
