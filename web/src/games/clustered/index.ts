/** The screens of Clustered, each screen loaded when it is needed. */
import type { ClusteredView, Offers, Score, TableSheet } from '../../net/protocol/clustered'
import type { GameModule } from '../../table/gameModule'

export default {
  play: () => import('./Play.svelte'),
  otherPlayers: () => import('./otherPlayers'),
  end: () => import('./end'),
  replay: () => import('./Replay.svelte'),
  review: () => import('./review'),
  hint: () => import('./hint'),
  deal: () => import('./Deal.svelte'),
  scorer: () => import('./scorer'),
} satisfies GameModule<ClusteredView, Offers, Score, TableSheet>
