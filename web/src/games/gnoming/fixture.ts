/** A table for the tests: three seats in the second round, the viewer's turn, a line of fours to complete. */
import type { GnomingView, Line, Offers, Player, Put, Sheet } from '../../net/protocol/gnoming'

const VALUES = [-4, -3, -2, -1, 3, 4, 5, 6, 7, 8, 0, 0]

/** A sheet with the given lines and the points of the other cards. */
export function sheetOf(cells: (number | null)[], lines: Line[] = [], bonus = 0): Sheet {
  const within = new Set(lines.flatMap(([isRow, at]) => [0, 1, 2].map((k) => (isRow ? 3 * at + k : 3 * k + at))))
  const open = cells.flatMap((card, cell) => (card === null ? [] : [{ card, cell, value: VALUES[card]! }]))
  const singles = open
    .filter(({ value, cell }) => value > 0 && !within.has(cell))
    .reduce((sum, { value }) => sum + value, 0)
  const negatives = open.filter(({ value }) => value < 0).reduce((sum, { value }) => sum + value, 0)
  const hazards = 10 * open.filter(({ card }) => card === 10).length
  const matched = -lines.reduce((sum, [, , value]) => sum + value, 0)
  return {
    cells,
    lines,
    singles,
    negatives,
    matched,
    hazards,
    bonus,
    points: singles + negatives + hazards + matched + bonus,
  }
}

function player(
  seat: number,
  cells: (number | null)[],
  rounds: number[],
  more: Partial<Player> = {},
  lines: Line[] = [],
): Player {
  const sheet = sheetOf(cells, lines)
  const total = rounds.reduce((sum, points) => sum + points, 0) + sheet.points
  return {
    seat,
    sheet,
    down: cells.filter((card) => card === null).length,
    picked: [],
    score: { total, rounds, open: sheet.points },
    state: 'waiting',
    ...more,
  }
}

/** Two fours in the first row, the viewer's turn, and a four on the left pile. */
export function view(): GnomingView {
  return {
    round: 1,
    players: [
      player(0, [5, 5, null, 9, null, 0, null, null, 11], [12], { state: 'drawing' }),
      player(1, [4, 4, 4, null, null, 8, null, 10, null], [7], {}, [[true, 0, 3]]),
      player(2, [null, 3, null, null, 6, null, null, null, null], [21]),
    ],
    stock: 79,
    piles: [
      [5, 3],
      [9, 1],
    ],
    held: null,
    turn: 0,
    asked: null,
    out: null,
    last_turns: null,
    renewed: false,
    removed: 0,
    unseen: [2, 5, 8, 5, 11, 11, 13, 14, 12, 12, 2, 2],
    rounds: [
      [
        sheetOf([4, 5, 6, 4, 5, 3, 4, 7, 2], [[false, 0, 3]]),
        sheetOf([0, 1, 9, 9, 9, 2, 11, 3, 3], [[true, 1, 8]], -5),
        sheetOf([9, 8, 7, 10, 4, 0, 1, 11, 3], [], 5),
      ],
    ],
  }
}

/** The placements of a four in each cell. */
export const FOURS: Put[] = [
  [13, 0, 0, []],
  [14, 1, 0, []],
  [15, 2, -12, [[true, 0, 4]]],
  [16, 3, -4, []],
  [17, 4, 4, []],
  [18, 5, 8, []],
  [19, 6, 4, []],
  [20, 7, 4, []],
  [21, 8, 4, []],
]

export const NOTHING: Offers = {
  choose: 0,
  turns: [],
  later: [],
  passing: null,
  draw: null,
  takes: [],
  puts: [],
  discards: [],
}

/** The beginning of the viewer's turn: a four on the left pile, an eight on the right one. */
export function offers(): Offers {
  const eights = FOURS.map(([action, cell, gain]): Put => [action, cell, gain + 4, []])
  return {
    ...NOTHING,
    draw: 10,
    takes: [
      [11, 0, 5, FOURS],
      [12, 1, 9, eights],
    ],
  }
}

/** Short texts instead of the real ones: tests check the content, not the wording. */
export const TEXTS = `
gnoming-card = { $kind ->
    [number] a { $figure }
   *[other] a { $kind }
  }
gnoming-down = down
gnoming-you = you
table-player = seat { $seat }
gnoming-cell-card = { $cell }: { $card }
gnoming-cell = cell { $cell }
gnoming-did-card = some card
gnoming-did-draw = { $name } draws { $card }.
gnoming-did-draw-you = You draw { $card }.
gnoming-did-take-you = You take { $card } { $pile }.
gnoming-did-put = { $name } puts { $card } in { $cell }.
gnoming-did-put-you = You put { $card } in { $cell }.
gnoming-did-put-then = { $card } goes to { $cell }.
gnoming-did-out = out comes { $card }.
gnoming-did-discard-then = { $card } ends { $pile }.
gnoming-did-turned = { $name } turns { $cell }: { $card }.
gnoming-tally-line = { $way } { $number } of { $value }
gnoming-put = { $card } in { $cell } for { $out }: { $gain }.
gnoming-completes = { $line }: { $points }.
gnoming-opened = { $card } in { $cell }
gnoming-said-opened = { $name } opens { $cards }.
gnoming-said-opened-you = You open { $cards }.
gnoming-said-round = Round { $round } over.
gnoming-said-points = { $name } { $points }.
gnoming-said-points-you = You { $points }.
gnoming-said-out = { $name } is out.
gnoming-do-draw = draw or take
gnoming-do-take = take { $card }
gnoming-do-choose = { $count } to choose, { $whole }
gnoming-do-turn = turn them
gnoming-do-bounce = bounce { $card }
gnoming-do-bounce-on = bounce on { $card }
gnoming-did-stays = stays { $card } in { $cell }
gnoming-said-renewed = a new stock
gnoming-do-asked = { $name } asks
gnoming-do-wait = { $name } plays
gnoming-do-wait-asked = { $name } answers
gnoming-do-wait-choose = waiting for { $names }
`
