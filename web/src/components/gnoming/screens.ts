/** What this client shows of Gnoming A Round, each screen fetched when it is wanted. */
import type { GameScreens } from '../../games'
import type { GnomingView, Offers, Score } from '../../lib/protocol/gnoming'

export const screens: GameScreens<GnomingView, Offers, Score> = {
  play: () => import('./Play.svelte'),
  several: () => import('./several'),
  end: () => import('./end'),
  replay: () => import('./Replay.svelte'),
  hint: () => import('./hint'),
  deal: () => import('./Deal.svelte'),
}
