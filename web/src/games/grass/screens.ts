/** What this client shows of Grass, each screen fetched when it is wanted. */
import type { GameScreens } from '../../table/registry'
import type { GrassView, Offers, Score } from '../../net/protocol/grass'

export const screens: GameScreens<GrassView, Offers, Score> = {
  play: () => import('./Play.svelte'),
  otherPlayers: () => import('./otherPlayers'),
  end: () => import('./end'),
  replay: () => import('./Replay.svelte'),
  hint: () => import('./hint'),
  deal: () => import('./Deal.svelte'),
}
