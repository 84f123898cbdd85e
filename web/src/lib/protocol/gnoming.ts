/**
 * What gnoming shows, offers and counts, as the server writes it.
 * Written by `python -m mazzo.server.typescript`: change src/mazzo/games/gnoming/view.py, then run it again.
 */
import type * as shared from '../protocol'

/** A matched row or column: which of the three, and the value that is taken off. */
export type Line = [is_row: boolean, at: number, value: number]

/** A grid and where its points come from: single positive cards, negative ones, matched rows and columns (as a number below 0), hazards, and what going out brought. `cells`: null lies face down. */
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

/** The points of the finished rounds, of what lies open in the one that is played (null after the end), and their sum: fewer are better. */
export interface Score {
  total: number
  rounds: number[]
  open: number | null
}

export type Mood = 'choosing' | 'drawing' | 'placing' | 'bouncing' | 'discarding' | 'asked' | 'waiting' | 'finished'

/** One player: the grid, how many of its cards lie face down, the first cards that the viewer has chosen, the points, and what they are doing. `finished`: had the last turn of the round. */
export interface Player {
  seat: number
  sheet: Sheet
  down: number
  picked: number[]
  score: Score
  state: Mood
}

/** A discard pile: the card on top, null if it is empty, and how many cards lie there. */
export type Pile = [card: number | null, height: number]

export type Source = 'stock' | 'pile' | 'bounce' | 'out'

/** The card in hand of whoever is in turn: null if only they see it; where it comes from, and out of which cell. */
export type Held = [seat: number, card: number | null, source: Source, cell: number | null]

/** The table as one viewer may see it. `turn`: whose turn it is; null while all choose, while the cards of a round are turned, and after the end. `out`: who has gone out in this round. `last_turns`: how many turns the round has yet, the present one included, once it is certain; else null. `removed`: hazards out of the game. `unseen`: for each kind, how many cards the viewer has not seen. `rounds`: of every finished round the sheets of all seats. */
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

/** A cell for a card, by how much what lies open then changes (less is better), and which lines match then that did not. */
export type Put = [action: number, cell: number, gain: number, lines: Line[]]

/** The top card of a discard pile, and where it may then be laid. */
export type Take = [action: number, pile: number, card: number, puts: Put[]]

/** A way to discard the card in hand; no pile: a hazard leaves the game. */
export type Discard = [action: number, pile: number | null]

/** All a seat may do now. `choose`: how many first cards it has still to choose; of two the lower is named first, so that `turns` holds what may be the first and `later` what may be the second only. A hazard's turns stand in `turns`, and `passing` is the action that turns none. */
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

export type Place = shared.Place<Score>

export type Outcome = shared.Outcome<Score>

export type Snapshot = shared.Snapshot<GnomingView, Offers, Score>

export type Replay = shared.Replay<GnomingView, Offers, Score>

export type State = shared.State<GnomingView, Offers, Score>
