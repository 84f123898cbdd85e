/**
 * What clustered shows, offers and counts, as the server writes it.
 * Written by `python -m mazzo.server.typescript`: change src/mazzo/games/clustered/view.py, then run it again.
 */
import type * as shared from '../protocol'

/** A line or rectangle on the table: its top-left cell and how many rows and columns it has. */
export type Span = [row: number, col: number, rows: number, cols: number]

/** Where the points come from, as if the game ended now: the largest rectangle, the lines, the bonuses, and where they lie; `area` is null while there is no rectangle. */
export interface Score {
  total: number
  rectangle: number
  lines: number
  bonuses: number
  area: Span | null
  runs: Span[]
}

export type Mood = 'playing' | 'trimming' | 'discarding' | 'waiting' | 'finished'

/** One player: how many cards they hold and how many lie in their deck, what they discarded, their points, and what they are doing: `trimming` a hand that is too large (fast game), `discarding` because nothing fits. */
export interface Player {
  seat: number
  held: number
  deck: number
  discards: number[]
  score: Score
  state: Mood
}

/** A card on the table: its number (0 to 26 a face, 27 a wild, 28 the start card), its player's seat (null for the start card), and its cell. Rows grow downwards, columns to the right; the first start card lies at 0, 0. */
export type Laid = [card: number, seat: number | null, row: number, col: number]

export type BonusName = 'first-rectangle' | 'first-line' | 'largest-rectangle' | 'longest-line'

/** A bonus of this game and who holds it now; null: nobody. */
export type Bonus = [name: BonusName, seat: number | null]

/** The table as one viewer may see it. `hand`: the viewer's own cards, ascending. `turn`: whose turn it is; null while all trim their first hands and after the end. */
export interface ClusteredView {
  players: Player[]
  laid: Laid[]
  hand: number[]
  turn: number | null
  bonuses: Bonus[]
  fast: boolean
}

/** A way to lay a card, the points it brings at once, and what it meets above, right, below and left: -1 for an empty cell, else the attributes shared with the neighbour (1 shape, 2 fill, 4 number; 7 beside a wild). */
export type Placement = [action: number, card: number, row: number, col: number, gain: number, meets: [number, number, number, number]]

/** A cell beside the cards on the table where a card of the hand does not fit, and what it would meet there. */
export type Misfit = [card: number, row: number, col: number, meets: [number, number, number, number]]

/** A card that may be discarded now. */
export type Discard = [action: number, card: number]

/** All a seat may do now. `trim`: how many cards it must take out of a hand that is too large; of two the lower is named first, so that `discards` holds what may be the first and `later` what may be the second only. */
export interface Offers {
  placements: Placement[]
  misfits: Misfit[]
  discards: Discard[]
  later: Discard[]
  trim: number
}

export type Place = shared.Place<Score>

export type Outcome = shared.Outcome<Score>

export type Snapshot = shared.Snapshot<ClusteredView, Offers, Score>

export type Replay = shared.Replay<ClusteredView, Offers, Score>

export type State = shared.State<ClusteredView, Offers, Score>
