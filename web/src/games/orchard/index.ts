/** The screens of Orchard, each screen loaded when it is needed. */
import type { GameModule } from '../../table/gameModule'
import type { OrchardView, Offers, Score } from '../../net/protocol/orchard'

export default {
  play: () => import('./Play.svelte'),
  otherPlayers: () => import('./otherPlayers'),
  end: () => import('./end'),
  replay: () => import('./Replay.svelte'),
  hint: () => import('../../gridCards/hint'),
  deal: () => import('./Deal.svelte'),
} satisfies GameModule<OrchardView, Offers, Score>
