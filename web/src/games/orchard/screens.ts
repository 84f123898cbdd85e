/** What this client shows of Orchard, each screen fetched when it is wanted. */
import type { GameScreens } from '../../table/registry'
import type { OrchardView, Offers, Score } from '../../net/protocol/orchard'

export const screens: GameScreens<OrchardView, Offers, Score> = {
  play: () => import('./Play.svelte'),
  otherPlayers: () => import('./otherPlayers'),
  end: () => import('./end'),
  replay: () => import('./Replay.svelte'),
  hint: () => import('../../gridCards/hint'),
  deal: () => import('./Deal.svelte'),
}
