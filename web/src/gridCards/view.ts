/** What the views and offers of Orchard and Grove have in common. */
import type { Score } from '../net/protocol'
import type { Laid, Placement } from './grid'

export type Mood = 'playing' | 'choosing' | 'waiting' | 'stopped' | 'finished'

/** What the boards of such games have in common. */
export interface GridCardsBoard {
  seat: number
  laid: Laid[]
  hand: number[]
  score: Score
  state: Mood
}

export interface GridCardsView<Board extends GridCardsBoard> {
  boards: Board[]
  unseen: number[]
  to_draw: number
}

export interface GridCardsOffers {
  placements: Placement[]
}

/** A cell that may be answered with, and what it would get. `value` is the face of the die. */
export interface Ask<Fruit extends string = string> {
  action: number
  row: number
  col: number
  fruit: Fruit
  value: number
}
