/** The screens of Grove, each screen loaded when it is needed. */
import { texts } from '../../i18n/fluent'
import type { GroveView, Offers, Score, TableSheet } from '../../net/protocol/grove'
import type { GameModule } from '../../table/gameModule'

export default {
  play: () => import('./Play.svelte'),
  otherPlayers: () => import('./otherPlayers'),
  end: () => import('./end'),
  replay: () => import('./Replay.svelte'),
  review: () => import('./review'),
  hint: () => import('../../gridCards/hint'),
  deal: () => import('./Deal.svelte'),
  scorer: async () => {
    const [parts] = await Promise.all([import('./scorer'), texts('table', 'deck', 'scorer-grid-cards')])
    return parts
  },
} satisfies GameModule<GroveView, Offers, Score, TableSheet>
