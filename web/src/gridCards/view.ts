/** The fields that the views and offers of Orchard and Grove share. */
import type { Score } from '../net/protocol'
import type { Laid, Placement } from './grid'

export type Mood = 'playing' | 'choosing' | 'waiting' | 'stopped' | 'finished'

/** The fields that their boards share. */
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
  cards_per_game: number
}

export interface GridCardsOffers {
  placements: Placement[]
}

/** A cell that may be chosen. `value`: the face of the die that it would get. */
export interface Ask<Fruit extends string = string> {
  action: number
  row: number
  col: number
  fruit: Fruit
  value: number
}
