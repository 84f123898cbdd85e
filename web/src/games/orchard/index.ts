/** The screens of Orchard, each screen loaded when it is needed. */
import type { OrchardView, Offers, Score } from '../../net/protocol/orchard'
import type { GameModule } from '../../table/gameModule'

export default {
  play: () => import('./Play.svelte'),
  otherPlayers: () => import('./otherPlayers'),
  end: () => import('./end'),
  replay: () => import('./Replay.svelte'),
  review: () => import('./review'),
  hint: () => import('../../gridCards/hint'),
  deal: () => import('./Deal.svelte'),
} satisfies GameModule<OrchardView, Offers, Score>
