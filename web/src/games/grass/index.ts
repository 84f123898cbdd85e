/** The screens of Grass, each screen loaded when it is needed. */
import type { GrassView, Offers, Score, TableSheet } from '../../net/protocol/grass'
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
} satisfies GameModule<GrassView, Offers, Score, TableSheet>
