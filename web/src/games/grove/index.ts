/** The screens of Grove, each screen loaded when it is needed, with the words of the recipes where it shows any. */
import type { GameModule } from '../../table/gameModule'
import { texts } from '../../i18n/fluent'
import type { GroveView, Offers, Score } from '../../net/protocol/grove'

async function withRecipes<Screen>(screen: Promise<Screen>): Promise<Screen> {
  const [told] = await Promise.all([screen, texts('deck-recipes')])
  return told
}

export default {
  play: () => withRecipes(import('./Play.svelte')),
  otherPlayers: () => import('./otherPlayers'),
  end: () => withRecipes(import('./end')),
  replay: () => withRecipes(import('./Replay.svelte')),
  hint: () => import('../../gridCards/hint'),
  deal: () => import('./Deal.svelte'),
} satisfies GameModule<GroveView, Offers, Score>
