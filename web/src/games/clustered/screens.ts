/** What this client shows of Clustered, each screen fetched when it is wanted. */
import type { GameScreens } from '../../table/registry'
import type { ClusteredView, Offers, Score } from '../../net/protocol/clustered'

export const screens: GameScreens<ClusteredView, Offers, Score> = {
  play: () => import('./Play.svelte'),
  otherPlayers: () => import('./otherPlayers'),
  end: () => import('./end'),
  replay: () => import('./Replay.svelte'),
  hint: () => import('./hint'),
  deal: () => import('./Deal.svelte'),
}
