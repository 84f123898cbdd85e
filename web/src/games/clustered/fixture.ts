/** A table for tests: the start card, a line of three cards of the viewer beside it, and one card of another player. */
import type { ClusteredView, Offers, Placement, Score } from '../../net/protocol/clustered'

const NOTHING: Score = { total: 0, rectangle: 0, lines: 0, bonuses: 0, area: null, runs: [] }

/** Solid triangles in a column under the start card, three hatched circles of another player above it. */
export function view(): ClusteredView {
  return {
    players: [
      {
        seat: 0,
        held: 3,
        deck: 20,
        discards: [],
        score: { ...NOTHING, total: 3, lines: 3, runs: [[1, 0, 3, 1]] },
        state: 'playing',
      },
      { seat: 1, held: 5, deck: 23, discards: [4], score: NOTHING, state: 'waiting' },
    ],
    laid: [
      [28, null, 0, 0],
      [15, 0, 1, 0],
      [16, 0, 2, 0],
      [17, 0, 3, 0],
      [23, 1, -1, 0],
    ],
    hand: [14, 27, 27],
    turn: 0,
    bonuses: [
      ['first-line', null],
      ['longest-line', 0],
    ],
    fast: false,
    table: null,
  }
}

/** A wild under the line, for one more point. */
const WILD_BELOW: Placement = [40, 27, 4, 0, 1, [7, -1, -1, -1]]

/** Three hatched triangles: they fit under the line and beside its end, and clash above with the circles. */
export function offers(): Offers {
  return {
    placements: [[10, 14, 4, 0, 1, [5, -1, -1, -1]], [11, 14, 3, 1, 0, [-1, -1, -1, 5]], WILD_BELOW],
    misfits: [[14, 1, 1, [-1, -1, -1, 9]]],
    discards: [],
    later: [],
    trim: 0,
  }
}

/** Short texts instead of the real ones: tests check the content, not the wording. */
export const TEXTS = `
table-from-first = at { $rows },{ $columns }
clustered-card = { $count } { $fill } { $shape }
clustered-wild = wild
clustered-start = start
clustered-card-of = { $card } of { $name }
clustered-card-yours = { $card } of mine
clustered-meets = { $side } shares { $shared }
clustered-meets-wild = { $side } is wild
clustered-meets-start = { $side } is start
clustered-misfit = no: { $why }
clustered-ghost = { $card } { $place }: { $what } = { $gain }
clustered-said-laid = { $name } laid { $card } { $place } for { $gain }, has { $total }.
clustered-said-laid-you = You laid { $card } { $place } for { $gain }, have { $total }.
clustered-said-drew-you = You drew { $card }.
clustered-said-discarded = { $name } had to discard { $card }.
clustered-said-trimmed = { $name } took out { $card }.
clustered-said-turn = { $name } plays.
clustered-said-bonus-you = You take { $bonus }.
clustered-said-bonus-free = Nobody has { $bonus }.
clustered-bonus-first-line = first
clustered-bonus-longest-line = longest
table-player = seat { $seat }
clustered-fits-here = fits: { $cards }
clustered-fits-none = nothing fits
clustered-do-discard = discard one
clustered-summary = { $cards } lie, { $total } points, { $held } held, { $deck } left
clustered-summary-all = { $cards } lie
`
