/**
 * What grass shows, offers and counts, as the server writes it.
 * Written by `python -m mazzo.server.http.typescript`: change src/mazzo/games/grass/view.py, then run it again.
 */
import type * as shared from '../protocol'

export type Phase = 'dealing' | 'drawing' | 'playing' | 'covering' | 'passing' | 'over'

/** A protection card in a market, the peddles under it, and their value. */
export type Cover = [card: number, value: number, peddles: number[], money: number]

/** A player's market: whether it is open, the heat in order of play and the one that is lifted next (null if none), the unprotected peddles, the protections, and the money of both. */
export interface Market {
  is_open: boolean
  heat: number[]
  next_heat: number | null
  peddles: number[]
  covers: Cover[]
  unprotected: number
  protected: number
}

/** The results of the finished hands, the money in the market (null after the end), and their sum. */
export interface Score {
  total: number
  hands: number[]
  table: number | null
}

export type Mood = 'playing' | 'covering' | 'passing' | 'answering' | 'waiting' | 'skipping' | 'finished'

/** One player: the number of cards in hand and those that the viewer knows, the market, the number of turns still to lose, the points, and the activity. `skipping`: loses the next turn. `passes_to`: the seat that receives the card that this player passes. */
export interface Player {
  seat: number
  cards: number
  known: number[]
  market: Market
  lost: number
  score: Score
  state: Mood
  passes_to: number
}

export type Answer = 'waiting' | 'picking' | 'accepted'

/** The state of a partner's answer. */
export type Reply = [seat: number, answer: Answer]

export type Ending = 'open' | 'dealt' | 'declined' | 'withdrawn' | 'countered'

export type Side = 'give' | 'want' | 'give-tabled' | 'want-tabled' | 'give-covered' | 'want-covered'

/** Part of a proposal, seen from the proposer: whether the partner receives or gives, and from where: a hand, the table, or (`covered`) under a protection card; the description of the card, and the card itself if the viewer may know it. */
export type Part = [partner: number, side: Side, description: number, card: number | null]

/** The pending proposal, or the last one of this turn and how it ended. `parts`: those that the viewer may see. */
export interface Talk {
  proposer: number
  partners: Reply[]
  state: Ending
  parts: Part[]
}

/** The result of a hand by source: tabled peddles, the Banker's share (below 0 if given), the highest peddle in hand, the paranoia cards in hand (both 0 or below), the bonus. */
export interface Sheet {
  seat: number
  tabled: number
  skimmed: number
  in_hand: number
  paranoia: number
  bonus: number
  points: number
}

/** What one viewer sees. `hand_number`: how many hands are finished. `turn`: the seat in turn; null while cards are dealt and after the end. `first`: the seat that began the hand. `extra`: whether the same player has another turn. `most_hands`: the maximum number of hands of the match (12.b), null before the last ten of them. `waste`: the number of cards of each kind there; `unseen`: of each kind, how many the viewer has not seen in this hand. `draft`: the viewer's draft of a proposal. `passing`: the card that the viewer has chosen to pass. `sheets`: the sheets of all seats in every finished hand; `left`: the hands that were shown when the last hand was counted. */
export interface GrassView {
  hand_number: number
  most_hands: number | null
  phase: Phase
  turn: number | null
  first: number
  extra: boolean
  players: Player[]
  hand: number[]
  stack: number
  waste: number[]
  unseen: number[]
  talk: Talk | null
  talks_left: number
  draft: Part[]
  passing: number | null
  sheets: Sheet[][]
  left: number[][]
}

/** A tabled peddle that moves: the seat that loses it, and the seat that receives it (null: the waste). */
export type Move = [seat: number, card: number, to: number | null]

/** A set of peddles that a protection may cover: the whole gesture, the peddles, their value. */
export type Covering = [actions: number[], peddles: number[], money: number]

/** A peddle that a protection may not cover besides others that were chosen: the code of the refusal, the rule. */
export type Uncovered = [card: number, code: string, rule: string]

/** A card that may be played, its target (null if it has none), the tabled peddles that would move, the heat that would be lifted, the number of turns that its player loses, what a protection may cover, and for each kind of tabled peddle why it may not be in a set that is not among `covers`. */
export interface Play {
  action: number
  card: number
  target: number | null
  moves: Move[]
  lifts: number[]
  loses: number
  covers: Covering[]
  uncovered: Uncovered[]
}

/** An action and its card. */
export type Choice = [action: number, card: number]

/** A possible partner of a proposal: the part that begins the partner's section, the number of cards in hand, and the tabled peddles that may be wanted, each as often as possible: unprotected, and (`covered`) protected. `takes`: whether peddles may be given to the partner's market. */
export interface Whom {
  action: number
  seat: number
  cards: number
  wanted: Choice[]
  covered: Choice[]
  takes: boolean
}

/** A description under which a card may be offered. */
export type Way = [action: number, description: number]

/** A card of the seat's own hand that may be offered: how many there are, and its possible descriptions. */
export interface Gift {
  card: number
  count: number
  ways: Way[]
}

/** A sum that the parts for each partner must reach before a proposal can be sent. `lacks`: what is missing while the sum is below `least`. `adds`: what each kind of part adds to the sum: a card of the seat's hand, a wanted card, an unprotected peddle of the seat, a protected one, an unprotected peddle of the partner, a protected one. */
export type Need = [lacks: 'give' | 'want' | 'nothing' | 'give-any' | 'want-any', least: number, adds: number[]]

/** The possible parts of a proposal. It is sent as one gesture: for every partner, in order of seats, the part that names the partner, then the other parts in ascending order, which meet all `needs`; at the end `propose`. `tabled` and `covered`: the seat's own peddles that may be given, unprotected and protected, each as often as possible. `several`: whether it may have more than one partner. `drop`: the action that discards a draft; `legal`: the legal next parts of a draft. */
export interface Trade {
  whom: Whom[]
  gifts: Gift[]
  tabled: Choice[]
  covered: Choice[]
  wants: Way[]
  needs: Need[]
  propose: number
  several: boolean
  left: number
  most_parts: number
  drop: number | null
  legal: number[]
}

/** The actions that a seat may take now. */
export interface Offers {
  plays: Play[]
  discards: Choice[]
  covers: Choice[]
  done: number | null
  passes: Choice[]
  trade: Trade | null
  accept: number | null
  decline: number | null
  withdraw: number | null
  picks: Choice[]
}

/** One player at the end of a hand: what lies in the market without and with protection, as money in thousands, as peddles, or both, which are added; and the cards left in the hand, of which only peddles, paranoia and The Banker matter. */
export interface EnteredHand {
  unprotected?: number
  protected?: number
  peddles?: number[]
  covered?: number[]
  hand?: number[]
}

/** The finished hands of a match for `seats` players, each with what every seat has. */
export interface TableSheet {
  seats: number
  hands?: EnteredHand[][]
  options?: string[]
}

/** One player's market: whether it is open, the heat on it in the order in which it was played, the unprotected and the protected peddles. */
export interface EnteredMarket {
  open?: boolean
  heat?: number[]
  peddles?: number[]
  covered?: number[]
}

/** The markets of all players; the first is that of the player in turn, who asks. */
export interface TablePosition {
  markets: EnteredMarket[]
  options?: string[]
}

export type Place = shared.Place<Score>

export type Outcome = shared.Outcome<Score>

export type Snapshot = shared.Snapshot<GrassView, Offers, Score>

export type TableCount = shared.TableCount<GrassView, Offers>

export type Replay = shared.Replay<GrassView, Offers, Score>

export type State = shared.State<GrassView, Offers, Score>

export type Puzzle = shared.Puzzle<GrassView, Offers, Score>

/** The cards by their numbers. */
export const NAMES = ['home-grown', 'mexico', 'colombia', 'jamaica', 'panama', 'dr-feelgood', 'market-open', 'market-close', 'bust', 'detained', 'felony', 'search-and-seizure', 'immunity', 'breeze-to-fly', 'hearsay-evidence', 'charges-dropped', 'pay-fine', 'stonehigh', 'euphoria', 'sold-out', 'doublecrossed', 'utterly-wiped-out', 'grab-a-snack', 'catch-a-buzz', 'lust-conquers-all', 'steal', 'banker'] as const

/** The suits. */
export const SUITS = ['peddle', 'market', 'heat-on', 'heat-off', 'nirvana', 'paranoia', 'protection', 'skim'] as const

/** The suit of each card, an index of SUITS. */
export const SUIT = [0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7] as const

/** Thousands: what a peddle is worth, what a paranoia costs that is left in hand, what a protection covers. */
export const VALUES = [5, 5, 25, 25, 50, 100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 50, 100, 25, 25, 50, 0, 0] as const

/** Turns that each card costs the player who plays it. */
export const LOST = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 2, 0, 0, 0, 0, 0] as const

/** The heat that each card lifts; -1 for one that lifts any, and for every other card. */
export const LIFTS = [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 8, 9, 10, 11, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1] as const

/** The cards that are played on another player. */
export const AIMED = [8, 9, 10, 11, 25] as const

/** The cards that the client asks about before it discards them. */
export const DEAR = [2, 3, 4, 5, 22, 23, 24] as const

/** The cards that count if they are left in hand. */
export const COUNTED = [0, 1, 2, 3, 4, 5, 19, 20, 21, 26] as const

/** Thousands: the total that ends a match. */
export const GOAL = 250

/** The maximum number of players. */
export const MOST_SEATS = 6

/** The suits that stay in a market when they are played. */
export const STAYING = ['peddle', 'market', 'heat-on', 'protection'] as const

/** Descriptions of a card that need not name it. */
export const MORE_WORDS = ['peddle-50', 'peddle-25', 'peddle', 'market', 'heat-on', 'heat-off', 'nirvana', 'paranoia', 'protection', 'skim', 'card'] as const

/** The card market-open. */
export const MARKET_OPEN = 6

/** The card bust. */
export const BUST = 8

/** The card pay-fine. */
export const PAY_FINE = 16

/** The card stonehigh. */
export const STONEHIGH = 17

/** The card euphoria. */
export const EUPHORIA = 18

/** The card steal. */
export const STEAL = 25

/** The card banker. */
export const BANKER = 26

/** The rule of each part of a result and of some sentences. */
export const RULES = { tabled: '11.1', skimmed: '11.2', in_hand: '11.3', paranoia: '11.4', bonus: '11.6', before: '11.c', after: '11.5', shown: '11.e', total: '12.1', 'lacks-cards': '13.i', cards: '1.1' } as const
