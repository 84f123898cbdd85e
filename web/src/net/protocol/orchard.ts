/**
 * What orchard shows, offers and counts, as the server writes it.
 * Written by `python -m mazzo.server.http.typescript`: change src/mazzo/games/orchard/view.py, then run it again.
 */
import type * as shared from '../protocol'

/** A placed card: its number, quarter turns clockwise, and its top-left cell after turning. */
export interface Laid {
  card: number
  turn: number
  row: number
  col: number
}

export type Fruit = 'apple' | 'pear' | 'plum'

/** The visible tree of a cell: its fruit, the die on it (0 for none), and whether it is rotten. */
export interface Tree {
  row: number
  col: number
  fruit: Fruit
  die: number
  rotten: boolean
}

export type Triple = [number, number, number]

/** Points by source: dice of each fruit (apple, pear, plum), and rotten fruit (0 or less). */
export interface Score {
  total: number
  dice: Triple
  dice_count: number
  rotten: number
}

export type Mood = 'playing' | 'choosing' | 'waiting' | 'stopped' | 'finished'

/** One seat's orchard. */
export interface Board {
  seat: number
  laid: Laid[]
  trees: Tree[]
  hand: number[]
  dice_left: Triple
  tokens_left: number
  score: Score
  state: Mood
}

/** The table: every orchard, the numbers of the unseen cards, and how many of them will still be drawn. */
export interface OrchardView {
  boards: Board[]
  unseen: number[]
  to_draw: number
  cards_per_game: number
}

/** A placement, the points that it brings, and its effect on each of its six trees (codes of `rules.state`). */
export type Placement = [action: number, card: number, turn: number, row: number, col: number, gain: number, effects: number[]]

/** A tree that may receive the scarce die. */
export type DieChoice = [action: number, row: number, col: number]

/** The actions that a seat may take now. */
export interface Offers {
  placements: Placement[]
  dice: DieChoice[]
}

/** A card as it was laid: quarter turns clockwise, and its top-left cell after turning; the start card lies upright at 0, 0. `choices`: the cells that the player chose for dice in short supply, and for a token of which there is one. */
export interface EnteredCard {
  card: number
  turn: number
  row: number
  col: number
  choices?: [number, number][]
}

/** A visible tree of an orchard that is entered as it lies: its fruit, the die on it (0 for none), and whether a rotten fruit token lies there. */
export interface EnteredTree {
  row: number
  col: number
  fruit: Fruit
  die?: number
  rotten?: boolean
}

/** The dice of each fruit, by what they show. */
export interface EnteredDice {
  apple?: number[]
  pear?: number[]
  plum?: number[]
}

/** One player's orchard, in one of three ways: `cards` in the order in which they were laid; `cells` as it lies; or only `dice` and the number of `rotten` fruit tokens. `way`: which of them counts; null for the first that is not empty. `next`: the card that is about to be laid on `cards`: the count offers its placements. */
export interface EnteredOrchard {
  cards?: EnteredCard[]
  cells?: EnteredTree[]
  dice?: EnteredDice | null
  rotten?: number
  way?: 'cards' | 'cells' | 'dice' | null
  next?: number | null
}

/** The orchards of all players. `drawn`: the cards in the order in which they came, the same for all; [] if nobody knows. `deck`: the file of an owner's deck, "" for the printed one. */
export interface TableSheet {
  players: EnteredOrchard[]
  drawn?: number[]
  deck?: string
}

/** An orchard, or a part of it, on which a card is to be laid. `tokens`: how many rotten fruit tokens are left; null for as many as do not lie there. */
export interface TablePosition {
  cards?: EnteredCard[]
  cells?: EnteredTree[]
  tokens?: number | null
  deck?: string
}

export type Place = shared.Place<Score>

export type Outcome = shared.Outcome<Score>

export type Snapshot = shared.Snapshot<OrchardView, Offers, Score>

export type TableCount = shared.TableCount<OrchardView, Offers>

export type Replay = shared.Replay<OrchardView, Offers, Score>

export type State = shared.State<OrchardView, Offers, Score>

export type Puzzle = shared.Puzzle<OrchardView, Offers, Score>

/** What a laid tree meets. */
export const Effect = { ground: 0, noDie: 1, newDie: 2, to3: 3, to6: 4, to10: 5, stays10: 6, rots: 7, scarce: 8 } as const

/** What the die on a tree shows after each effect; 0 where no die stands, or none yet. */
export const DIE_AFTER = [0, 0, 1, 3, 6, 10, 10, 0, 0] as const

/** Points that a rotten fruit takes. */
export const ROTTEN_COST = 3

/** The fruits, in the order of the lines of a score. */
export const FRUITS = ['apple', 'pear', 'plum'] as const

/** The rule of each line of a score. */
export const RULES = { dice: '8.1', rotten: '8.2', total: '8.3' } as const
