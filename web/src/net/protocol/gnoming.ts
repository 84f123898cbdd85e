/**
 * What gnoming shows, offers and counts, as the server writes it.
 * Written by `python -m mazzo.server.http.typescript`: change src/mazzo/games/gnoming/view.py, then run it again.
 */
import type * as shared from '../protocol'

/** A matched row or column: its index from 0, and the points that it subtracts. */
export type Line = [is_row: boolean, at: number, value: number]

/** A grid and its points by source: single positive cards, negative cards, matched rows and columns (below 0), hazards, and the points for going out. `cells`: null for a face-down card. */
export interface Sheet {
  cells: (number | null)[]
  lines: Line[]
  singles: number
  negatives: number
  matched: number
  hazards: number
  bonus: number
  points: number
}

/** The points of the finished rounds, those of the face-up cards in the present round (null after the end), and their sum; fewer are better. */
export interface Score {
  total: number
  rounds: number[]
  open: number | null
}

export type Mood = 'choosing' | 'drawing' | 'placing' | 'bouncing' | 'discarding' | 'asked' | 'waiting' | 'finished'

/** One player: the grid, the number of face-down cards, the first cards that the viewer has chosen, the points, and the activity. `finished`: has had the last turn of the round. */
export interface Player {
  seat: number
  sheet: Sheet
  down: number
  picked: number[]
  score: Score
  state: Mood
}

/** A discard pile: the top card, null if it is empty, and the number of cards. */
export type Pile = [card: number | null, height: number]

export type Source = 'stock' | 'pile' | 'bounce' | 'out'

/** The card in hand of the seat in turn, null if the viewer may not see it; its source and its cell. */
export type Held = [seat: number, card: number | null, source: Source, cell: number | null]

/** What one viewer sees. `turn`: the seat in turn; null while all choose, while the cards of a round are turned, and after the end. `asked`: the seat that may turn a card because of a hazard. `out`: the seat that went out in this round. `last_turns`: the number of turns left in the round, including the present one, once it is certain; else null. `removed`: the number of hazards out of the game. `unseen`: for each kind, how many cards the viewer has not seen. `rounds`: the sheets of all seats in every finished round. */
export interface GnomingView {
  round: number
  players: Player[]
  stock: number
  piles: [Pile, Pile]
  held: Held | null
  turn: number | null
  asked: number | null
  out: number | null
  last_turns: number | null
  renewed: boolean
  removed: number
  unseen: number[]
  rounds: Sheet[][]
}

/** A card that may be chosen or turned. */
export type Turn = [action: number, cell: number]

/** A cell for a card, the change of the points of the face-up cards (lower is better), and the lines that it completes. */
export type Put = [action: number, cell: number, gain: number, lines: Line[]]

/** The top card of a discard pile, and the cells where it may be placed. */
export type Take = [action: number, pile: number, card: number, puts: Put[]]

/** A pile for the card in hand; null if it is a hazard, which leaves the game. */
export type Discard = [action: number, pile: number | null]

/** The actions that a seat may take now. `choose`: how many first cards it must still choose. Of two the lower is chosen first: `turns` has the cards that may be the first, `later` those that may only be the second. When a hazard asks the seat, `turns` has the cards that it may turn, and `passing` is the action that turns none. */
export interface Offers {
  choose: number
  turns: Turn[]
  later: Turn[]
  passing: number | null
  draw: number | null
  takes: Take[]
  puts: Put[]
  discards: Discard[]
}

/** A round: the grids of all players, cards by their numbers row by row, null for one that is not turned yet, and the seat that went out first (null: nobody, or nobody yet). */
export interface EnteredRound {
  grids: ((number | null)[])[]
  out?: number | null
}

/** The rounds of a game for `seats` players, the last one perhaps not finished. */
export interface TableSheet {
  seats: number
  rounds?: EnteredRound[]
  options?: string[]
}

/** One player's grid, the card in hand (null: none yet) and where it comes from: `bounce` and `out` say that it came out of the cell `came`, where it lay face down or face up. `piles`: the top cards of the discard piles. */
export interface TablePosition {
  grid: (number | null)[]
  hand?: number | null
  source?: Source
  came?: number
  piles?: [number | null, number | null]
}

export type Place = shared.Place<Score>

export type Outcome = shared.Outcome<Score>

export type Snapshot = shared.Snapshot<GnomingView, Offers, Score>

export type TableCount = shared.TableCount<GnomingView, Offers>

export type Replay = shared.Replay<GnomingView, Offers, Score>

export type State = shared.State<GnomingView, Offers, Score>

export type Puzzle = shared.Puzzle<GnomingView, Offers, Score>

/** The cards by their numbers. */
export const NAMES = ['-4', '-3', '-2', '-1', '3', '4', '5', '6', '7', '8', 'hazard', 'mulligan'] as const

/** The points of each card, which it shows; 0 for a special one. */
export const VALUES = [-4, -3, -2, -1, 3, 4, 5, 6, 7, 8, 0, 0] as const

/** The hazard. */
export const HAZARD = 10

/** The mulligan. */
export const MULLIGAN = 11

/** The cells of a grid. */
export const CELLS = 9

/** The rounds of a game. */
export const ROUNDS = 3

/** The discard piles. */
export const SIDES = ['left', 'right'] as const

/** The rule of each line of a score; bonus and penalty are for going out. */
export const RULES = { singles: '8.1', matched: '8.2', negatives: '8.3', hazards: '8.5', bonus: '8.6', penalty: '8.7', total: '9.1' } as const
