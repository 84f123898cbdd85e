/** What this client shows of Gnoming A Round, each screen fetched when it is wanted. */
import type { GameScreens } from '../../table/registry'
import type { GnomingView, Offers, Score } from '../../net/protocol/gnoming'

export const screens: GameScreens<GnomingView, Offers, Score> = {
  play: () => import('./Play.svelte'),
  otherPlayers: () => import('./otherPlayers'),
  end: () => import('./end'),
  replay: () => import('./Replay.svelte'),
  hint: () => import('./hint'),
  deal: () => import('./Deal.svelte'),
}
