/** What this client shows of Grove, each screen fetched when it is wanted, with the words of the recipes where it shows any. */
import type { GameScreens } from '../../table/registry'
import { texts } from '../../i18n/fluent'
import type { GroveView, Offers, Score } from '../../net/protocol/grove'

async function withRecipes<Screen>(screen: Promise<Screen>): Promise<Screen> {
  const [told] = await Promise.all([screen, texts('deck-recipes')])
  return told
}

export const screens: GameScreens<GroveView, Offers, Score> = {
  play: () => withRecipes(import('./Play.svelte')),
  otherPlayers: () => import('./otherPlayers'),
  end: () => withRecipes(import('./end')),
  replay: () => withRecipes(import('./Replay.svelte')),
  hint: () => import('../../gridCards/hint'),
  deal: () => import('./Deal.svelte'),
}
