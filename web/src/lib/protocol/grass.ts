/**
 * What grass shows, offers and counts, as the server writes it.
 * Written by `python -m mazzo.server.typescript`: change src/mazzo/games/grass/view.py, then run it again.
 */
import type * as shared from '../protocol'

export type Phase = 'dealing' | 'drawing' | 'playing' | 'covering' | 'passing' | 'over'

/** A protection card in a market, the peddles under it, and what they are worth. */
export type Cover = [card: number, value: number, peddles: number[], money: number]

/** What lies before a player: whether the market is open, the heat in the order in which it was played and which of it is lifted next (null: there is none), the peddles that nothing protects, the protections, and the money of both. */
export interface Market {
  is_open: boolean
  heat: number[]
  next_heat: number | null
  peddles: number[]
  covers: Cover[]
  unprotected: number
  protected: number
}

/** The results of the finished hands, what lies in the market (null after the end), and their sum. */
export interface Score {
  total: number
  hands: number[]
  table: number | null
}

export type Mood = 'playing' | 'covering' | 'passing' | 'answering' | 'waiting' | 'skipping' | 'finished'

/** One player: how many cards they hold and which of those the viewer knows, the market, the turns they are still to lose, the points, and what they are doing. `skipping`: loses the next turn. */
export interface Player {
  seat: number
  cards: number
  known: number[]
  market: Market
  lost: number
  score: Score
  state: Mood
}

export type Answer = 'waiting' | 'picking' | 'accepted'

/** How far a partner is with an answer. */
export type Reply = [seat: number, answer: Answer]

export type Ending = 'open' | 'dealt' | 'declined' | 'withdrawn' | 'countered'

export type Side = 'give' | 'want' | 'give-tabled' | 'want-tabled'

/** Part of a proposal, as its proposer says it: what the partner gets or gives; the description under which a card is named, and the card itself where the viewer may know it. */
export type Part = [partner: number, side: Side, description: number, card: number | null]

/** The proposal that stands, or the last of this turn and how it ended. `parts`: those that concern the viewer. */
export interface Talk {
  proposer: number
  partners: Reply[]
  state: Ending
  parts: Part[]
}

/** Where the result of a hand comes from: tabled peddles, the Banker's share (taken, or given below 0), the highest peddle in hand, the paranoia cards in hand (both below 0), the bonus. */
export interface Sheet {
  seat: number
  tabled: number
  skimmed: number
  in_hand: number
  paranoia: number
  bonus: number
  points: number
}

/** The table as one viewer may see it. `turn`: whose turn it is; null while cards are dealt and after the end. `first`: who began the hand. `waste`, `unseen`: for each kind, how many cards lie there, and how many the viewer has not seen in this hand. `draft`: what the viewer is about to propose. `passing`: the card the viewer has chosen to pass on. `sheets`: of every finished hand the sheets of all seats; `left`: the hands shown when the last was counted. */
export interface GrassView {
  hand_number: number
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

/** A tabled peddle that changes its place: who loses it, and who gets it (null: the waste). */
export type Move = [seat: number, card: number, to: number | null]

/** A set of peddles that a protection may cover: the whole gesture, the peddles, what they are worth. */
export type Covering = [actions: number[], peddles: number[], money: number]

/** A card that may be played, on whom (null: on nobody), which tabled peddles would move, which heat would be lifted, how many turns it costs its player, and what a protection may cover. */
export interface Play {
  action: number
  card: number
  target: number | null
  moves: Move[]
  lifts: number[]
  loses: number
  covers: Covering[]
}

/** An action that is about a card. */
export type Choice = [action: number, card: number]

/** Somebody to whom a proposal may be made: the part that begins what concerns them, how many cards they hold, and the peddles that may be wanted of them, each as often as it may. */
export interface Whom {
  action: number
  seat: number
  cards: number
  wanted: Choice[]
}

/** A description that may be used. */
export type Way = [action: number, description: number]

/** A card of the own hand that may be offered: how many there are, and how each may be told. */
export interface Gift {
  card: number
  count: number
  ways: Way[]
}

/** All that a proposal may be made of. It is sent as one gesture: for every partner, in order of seats, the part that names them and the others in ascending order, as many cards given as wanted; then `propose`. `tabled`: the own peddles that may be given, each as often as it may. `several`: whether it may speak to more than one. `drop`: throws away a draft that was begun; `legal`: how a draft that was begun may go on. */
export interface Trade {
  whom: Whom[]
  gifts: Gift[]
  tabled: Choice[]
  wants: Way[]
  propose: number
  several: boolean
  left: number
  most_parts: number
  drop: number | null
  legal: number[]
}

/** All a seat may do now. */
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

export type Place = shared.Place<Score>

export type Outcome = shared.Outcome<Score>

export type Snapshot = shared.Snapshot<GrassView, Offers, Score>

export type Replay = shared.Replay<GrassView, Offers, Score>

export type State = shared.State<GrassView, Offers, Score>
