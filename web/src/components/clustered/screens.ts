/** What this client shows of Clustered, each screen fetched when it is wanted. */
import type { GameScreens } from '../../games'
import type { ClusteredView, Offers, Score } from '../../lib/protocol/clustered'

export const screens: GameScreens<ClusteredView, Offers, Score> = {
  play: () => import('./Play.svelte'),
  several: () => import('./several'),
  end: () => import('./end'),
  replay: () => import('./Replay.svelte'),
  hint: () => import('./hint'),
  deal: () => import('./Deal.svelte'),
}
