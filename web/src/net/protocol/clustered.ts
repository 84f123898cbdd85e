/**
 * What clustered shows, offers and counts, as the server writes it.
 * Written by `python -m mazzo.server.http.typescript`: change src/mazzo/games/clustered/view.py, then run it again.
 */
import type * as shared from '../protocol'

/** A line or rectangle on the table, or the table: its top-left cell and its numbers of rows and columns. */
export type Span = [row: number, col: number, rows: number, cols: number]

/** Points by source, as if the game ended now: the largest rectangle, the lines, the bonuses, and their cells; `area` is null while there is no rectangle. */
export interface Score {
  total: number
  rectangle: number
  lines: number
  bonuses: number
  area: Span | null
  runs: Span[]
}

export type Mood = 'playing' | 'trimming' | 'discarding' | 'waiting' | 'finished'

/** One player: the numbers of cards in hand and in the deck, the discards, the points, and the activity: `trimming` a hand that is too large (fast game), `discarding` because nothing fits. */
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

/** A bonus of this game and the seat that has it now, or null. */
export type Bonus = [name: BonusName, seat: number | null]

/** What one viewer sees. `hand`: the viewer's own cards, ascending. `turn`: the seat in turn; null while all seats trim their first hands and after the end. `table`: the cells of the table; null if it has no edge. */
export interface ClusteredView {
  players: Player[]
  laid: Laid[]
  hand: number[]
  turn: number | null
  bonuses: Bonus[]
  fast: boolean
  table: Span | null
}

/** A placement, the points that it brings at once, and its neighbours above, right, below and left: -1 for an empty cell, else the sum of the shared attributes (1 shape, 2 fill, 4 number; 7 beside a wild), and 8 if the card does not fit beside that neighbour. */
export type Placement = [action: number, card: number, row: number, col: number, gain: number, meets: [number, number, number, number]]

/** A cell beside the cards on the table where a card of the hand does not fit, and its neighbours as in Placement. */
export type Misfit = [card: number, row: number, col: number, meets: [number, number, number, number]]

/** A card that may be discarded now. */
export type Discard = [action: number, card: number]

/** The actions that a seat may take now. `trim`: how many cards it must remove from a hand that is too large. Of two cards the lower is removed first: `discards` has the cards that may be the first, `later` those that may only be the second. */
export interface Offers {
  placements: Placement[]
  misfits: Misfit[]
  discards: Discard[]
  later: Discard[]
  trim: number
}

/** A card that was laid on a cell, discarded because nothing fitted (`gone`), or `trimmed` from the hand in a fast game, which is no turn. `seat`: null for the player in turn; for a trimmed card, the one who played last. */
export interface EnteredTurn {
  card: number
  row?: number
  col?: number
  seat?: number | null
  gone?: boolean
  trimmed?: boolean
}

/** What one player counted: the sides of the largest rectangle, the cards of each line, and the bonuses by name. */
export interface EnteredPoints {
  rectangle?: [number, number] | null
  lines?: number[]
  bonuses?: string[]
}

/** A game for `seats` players: the cards in the order in which they were `laid`, or only the `points` of each. The start cards lie there from the beginning. */
export interface TableSheet {
  seats: number
  laid?: EnteredTurn[]
  points?: EnteredPoints[]
  options?: string[]
}

/** A card that lies on the table; 28 is a start card. */
export interface EnteredNeighbour {
  card: number
  row: number
  col: number
}

/** The cards around a cell. With an option for a table that has an edge, `seats` players sit there. */
export interface TablePosition {
  laid: EnteredNeighbour[]
  seats?: number
  options?: string[]
}

export type Place = shared.Place<Score>

export type Outcome = shared.Outcome<Score>

export type Snapshot = shared.Snapshot<ClusteredView, Offers, Score>

export type TableCount = shared.TableCount<ClusteredView, Offers>

export type Replay = shared.Replay<ClusteredView, Offers, Score>

export type State = shared.State<ClusteredView, Offers, Score>

export type Puzzle = shared.Puzzle<ClusteredView, Offers, Score>

/** The shapes of symbols. */
export const SHAPES = ['square', 'triangle', 'circle'] as const

/** The fills of symbols. */
export const FILLS = ['empty', 'dashed', 'solid'] as const

/** The cards by their numbers: shape, fill and number of symbols. */
export const NAMES = ['square-empty-1', 'square-empty-2', 'square-empty-3', 'square-dashed-1', 'square-dashed-2', 'square-dashed-3', 'square-solid-1', 'square-solid-2', 'square-solid-3', 'triangle-empty-1', 'triangle-empty-2', 'triangle-empty-3', 'triangle-dashed-1', 'triangle-dashed-2', 'triangle-dashed-3', 'triangle-solid-1', 'triangle-solid-2', 'triangle-solid-3', 'circle-empty-1', 'circle-empty-2', 'circle-empty-3', 'circle-dashed-1', 'circle-dashed-2', 'circle-dashed-3', 'circle-solid-1', 'circle-solid-2', 'circle-solid-3', 'wild', 'start'] as const

/** The wild, which fits beside every card. */
export const WILD = 27

/** The start card, which belongs to no player. */
export const START = 28

/** Cards of the shortest line that scores. */
export const SHORTEST_LINE = 3

/** The bonuses, each of one player. */
export const BONUSES = ['first-rectangle', 'first-line', 'largest-rectangle', 'longest-line'] as const

/** Points of each bonus. */
export const BONUS = 2

/** Added to what a card shares with a neighbour that it does not fit beside. */
export const NO_FIT = 8

/** The rule of each line of a score, of each bonus, and of a card that does not fit. */
export const RULES = { rectangle: '5.2', lines: '5.6', bonuses: '9.6', total: '5.1', 'first-rectangle': '9.4', 'first-line': '9.5', 'largest-rectangle': '9.7', 'longest-line': '9.8', misfit: '3.3' } as const
