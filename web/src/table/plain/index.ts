/** The screens of a game that has none of its own: its state as a list, its legal moves as buttons. */
import type { GameModule } from '../gameModule'

export default {
  play: () => import('./Play.svelte'),
  otherPlayers: () => import('./otherPlayers'),
  end: () => import('./end'),
  replay: () => import('./Replay.svelte'),
  review: () => import('./review'),
  hint: () => import('./hint'),
  deal: () => import('./Deal.svelte'),
} satisfies GameModule
