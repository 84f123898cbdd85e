/**
 * A table for the tests: three seats, the viewer's turn with an open market, and short words instead of the real ones.
 */
import type { GrassView, Market, Offers, Play, Player } from '../../net/protocol/grass'

export const NOTHING: Offers = {
  plays: [],
  discards: [],
  covers: [],
  done: null,
  passes: [],
  trade: null,
  accept: null,
  decline: null,
  withdraw: null,
  picks: [],
}

export function market(more: Partial<Market> = {}): Market {
  return { is_open: true, heat: [], next_heat: null, peddles: [], covers: [], unprotected: 0, protected: 0, ...more }
}

export function player(seat: number, more: Partial<Player> = {}): Player {
  return {
    seat,
    cards: 6,
    known: [],
    market: market(),
    lost: 0,
    passes_to: (seat + 1) % 3,
    score: { total: 0, hands: [], table: 0 },
    state: 'waiting',
    ...more,
  }
}

export function none(): number[] {
  return Array.from({ length: 27 }, () => 0)
}

/**
 * The viewer's hand is Home Grown twice, Bust, Sold Out, Grab a Snack, Steal and the Banker; the market has two fives
 * and a 25.
 */
export function view(more: Partial<GrassView> = {}): GrassView {
  return {
    hand_number: 0,
    most_hands: null,
    phase: 'playing',
    turn: 0,
    first: 0,
    extra: false,
    players: [
      player(0, { cards: 7, market: market({ peddles: [0, 1, 2], unprotected: 35 }), state: 'playing' }),
      player(1, { market: market({ peddles: [4], unprotected: 50 }) }),
      player(2, { market: market({ peddles: [3, 3], unprotected: 50 }) }),
    ],
    hand: [0, 0, 8, 19, 22, 25, 26],
    stack: 60,
    waste: none(),
    unseen: none(),
    talk: null,
    talks_left: 12,
    draft: [],
    passing: null,
    sheets: [],
    left: [],
    ...more,
  }
}

function playOf(action: number, card: number, target: number | null, more: Partial<Play> = {}): Play {
  return { action, card, target, moves: [], lifts: [], loses: 0, covers: [], uncovered: [], ...more }
}

/** The legal actions there. */
export function offers(more: Partial<Offers> = {}): Offers {
  return {
    ...NOTHING,
    plays: [
      playOf(1, 0, null),
      playOf(2, 8, 1),
      playOf(3, 8, 2),
      playOf(4, 19, null, { moves: [[0, 0, null]], loses: 1 }),
      playOf(5, 22, null, {
        covers: [
          [[5, 50, 60], [0], 5],
          [[5, 50, 51], [0, 1], 10],
          [[5, 51, 60], [1], 5],
          [[5, 52], [2], 25],
        ],
        uncovered: [
          [0, 'grass-too-dear', '7.4'],
          [1, 'grass-too-dear', '7.4'],
          [2, 'grass-too-dear', '7.4'],
          [5, 'grass-too-dear', '7.3'],
        ],
      }),
      playOf(6, 25, 1, { moves: [[1, 4, 0]] }),
      playOf(7, 25, 2, { moves: [[2, 3, 0]] }),
    ],
    discards: [
      [20, 0],
      [21, 8],
      [22, 22],
      [23, 25],
      [24, 26],
    ],
    ...more,
  }
}

export const TEXTS = `
table-player = seat { $seat }
grass-you = you
grass-card-home-grown = Home Grown
grass-card-mexico = Mexico
grass-card-colombia = Colombia
grass-card-jamaica = Jamaica
grass-card-panama = Panama
grass-card-bust = Bust
grass-card-sold-out = Sold Out
grass-card-grab-a-snack = Grab a Snack
grass-card-steal = Steal
grass-card-banker = Banker
grass-card-banker-does = counts
grass-heap = { $card } × { $count }
grass-would-lay = { $money } more.
grass-would-heat = { $name } lays nothing.
grass-would-lift = lifts { $cards }.
grass-would-gain = { $name } gives { $cards } ({ $money }).
grass-would-lose = You lose { $cards } ({ $money }).
grass-would-skip = Out for { $count }.
grass-would-also = { $card ->
    [sold-out] Pass.
   *[other] { "" }
  }
grass-would-protect = { $money } of { $most }
grass-would-discard = throw { $card } away
grass-would-discard-anyway = { $playable ->
    [yes] { $card }: yes?
   *[no] { $card }: { $money }?
  }
grass-would-pass = { $card } to { $name }
grass-do-whom = on whom?
grass-do-play = play
grass-do-pass = pass to { $name }
grass-do-wait = { $name } plays
grass-do-wait-lost = out for { $count }
grass-do-wait-pass = waiting for { $names }
grass-move-on = { $card } on { $name }
grass-move-protect = { $card } over { $cards }
grass-move-decline = no
grass-too-dear = { $card } is too dear
grass-no-market = no market for { $card }
coach-elsewhere = as the lesson asks
table-rule = rule { $rule }
table-do-over = over
`
