/**
 * What grove shows, offers and counts, as the server writes it.
 * Written by `python -m mazzo.server.http.typescript`: change src/mazzo/games/grove/view.py, then run it again.
 */
import type * as shared from '../protocol'

/** A placed card: its number, quarter turns clockwise, and its top-left cell after turning. */
export interface Laid {
  card: number
  turn: number
  row: number
  col: number
}

export type Fruit = 'orange' | 'lemon' | 'lime'

/** What is visible on a cell: the tree's fruit and count (None and 0 for a glade), the die on it (0 for none, 10 the basket, 15 the wheelbarrow) and its fruit, and whether the squirrel is there. */
export interface Cell {
  row: number
  col: number
  fruit: Fruit | null
  fruits: number
  die: number
  die_fruit: Fruit | null
  squirrel: boolean
}

export type Triple = [number, number, number]

/** A recipe in force on one board, as if the game ended now: the count, whether it pays, and the points. */
export interface Progress {
  card: number
  count: number
  met: boolean
  gain: number
}

/** Points by source: dice on trees of each fruit (orange, lemon, lime), the squirrel (0 or less), the recipes. `glades` is the sum of the dice on glades, which score nothing. `target` is 0 without recipes. */
export interface Score {
  total: number
  dice: Triple
  dice_count: number
  squirrel: number
  glades: number
  recipes: Progress[]
  target: number
  is_met: boolean
}

export type Mood = 'playing' | 'choosing' | 'waiting' | 'stopped' | 'finished'

/** One seat's grove. */
export interface Board {
  seat: number
  laid: Laid[]
  cells: Cell[]
  hand: number[]
  dice_left: Triple
  squirrel_left: boolean
  wheelbarrow_left: boolean
  score: Score
  state: Mood
}

export type When = 'each' | 'at-least' | 'at-most' | 'exactly'

export type Count = 'dice' | 'fruit' | 'sets' | 'pairs' | 'values' | 'glades' | 'bare' | 'squirrel' | 'length'

export type FruitFilter = 'any' | 'orange' | 'lemon' | 'lime'

export type PlaceFilter = 'any' | 'tree' | 'glade'

export type ValueFilter = 'any' | '2' | '3' | '4' | '5' | '6' | '10' | '15'

export type Reward = 'points' | 'percent'

/** The back of a card: what is counted at the end of the game, the condition of the reward, and the reward. `than`: for `each`, the count that earns the reward once; else the number with which the count is compared. `wheelbarrow`: whether the wheelbarrow counts as a die. `name`: "" for a recipe of Mazzo's own deck, whose name is in the `.ftl` files. */
export interface Recipe {
  number: number
  when: When
  than: number
  count: Count
  fruit: FruitFilter
  place: PlaceFilter
  value: ValueFilter
  reward: Reward
  amount: number
  wheelbarrow: boolean
  name: string
}

/** A recipe in force and its card. Names of an owner's recipes are in the deck. */
export interface RecipeCard {
  card: number
  recipe: Recipe
}

/** The table: every grove, the numbers of the unseen cards, how many of them will still be drawn, and the recipes in force with their target, 0 without recipes. */
export interface GroveView {
  boards: Board[]
  unseen: number[]
  to_draw: number
  cards_per_game: number
  recipes: RecipeCard[]
  target: number
}

/** A placement, the points that it brings, its effect on each of its six cells (`rules.state`: kind * 16 + die), and how many of the points come from each recipe in force. */
export type Placement = [action: number, card: number, turn: number, row: number, col: number, gain: number, effects: number[], recipes: number[]]

/** A tree that may receive a scarce die, and the value of the die there. */
export type DieChoice = [action: number, row: number, col: number, value: number]

/** A 10 that may be replaced by the wheelbarrow. */
export type BarrowChoice = [action: number, row: number, col: number]

/** The actions that a seat may take now. */
export interface Offers {
  placements: Placement[]
  dice: DieChoice[]
  wheelbarrows: BarrowChoice[]
}

/** A card as it was laid: quarter turns clockwise, and its top-left cell after turning; the start card lies upright at 0, 0. `choices`: the cells that the player chose for dice in short supply, and for a token of which there is one. */
export interface EnteredCard {
  card: number
  turn: number
  row: number
  col: number
  choices?: [number, number][]
}

/** A visible cell of a grove that is entered as it lies: the tree's fruit and how many (null: a glade), the die on it (0 for none, 10 the basket, 15 the wheelbarrow), the fruit of a die on a glade, and whether the squirrel lies there. */
export interface EnteredCell {
  row: number
  col: number
  fruit: Fruit | null
  fruits?: number
  die?: number
  die_fruit?: Fruit | null
  squirrel?: boolean
}

/** The dice on trees of each fruit, by what they show; 15 is the wheelbarrow. */
export interface EnteredDice {
  orange?: number[]
  lemon?: number[]
  lime?: number[]
}

/** One player's grove, in one of three ways: `cards` in the order in which they were laid; `cells` as it lies; or only `dice`, whether the squirrel came, how many dice on trees are `beside` it, and how many dice lie on glades (`fallen`). `way`: which of them counts; null for the first that is not empty. `next`: the card that is about to be laid on `cards`: the count offers its placements. */
export interface EnteredGrove {
  cards?: EnteredCard[]
  cells?: EnteredCell[]
  dice?: EnteredDice | null
  squirrel?: boolean
  beside?: number
  fallen?: number
  way?: 'cards' | 'cells' | 'dice' | null
  next?: number | null
}

/** The groves of all players. `drawn`: the cards in the order in which they came, the same for all; [] if nobody knows. `recipes`: the two cards of a recipe challenge, or []. `deck`: the file of an owner's deck, "" for the house deck. */
export interface TableSheet {
  players: EnteredGrove[]
  drawn?: number[]
  recipes?: number[]
  deck?: string
}

/** A grove, or a part of it, on which a card is to be laid. `tokens`: how many squirrels are left; null: one unless it lies there. */
export interface TablePosition {
  cards?: EnteredCard[]
  cells?: EnteredCell[]
  tokens?: number | null
  deck?: string
}

export type Place = shared.Place<Score>

export type Outcome = shared.Outcome<Score>

export type Snapshot = shared.Snapshot<GroveView, Offers, Score>

export type TableCount = shared.TableCount<GroveView, Offers>

export type Replay = shared.Replay<GroveView, Offers, Score>

export type State = shared.State<GroveView, Offers, Score>

export type Puzzle = shared.Puzzle<GroveView, Offers, Score>

/** What a laid cell meets. */
export const Effect = { ground: 0, bare: 1, glade: 2, noDie: 3, new: 4, grows: 5, stays: 6, barrow: 7, toGlade: 8, squirrel: 9, scarce: 10, tenDue: 11 } as const

/** An effect on the wire is its kind times this, plus what the die there shows. */
export const KIND = 16

/** The fruits, in the order of the lines of a score. */
export const FRUITS = ['orange', 'lemon', 'lime'] as const

/** The values of each field of a recipe that is a word. */
export const RECIPE_WORDS = { when: ['each', 'at-least', 'at-most', 'exactly'], count: ['dice', 'fruit', 'sets', 'pairs', 'values', 'glades', 'bare', 'squirrel', 'length'], fruit: ['any', 'orange', 'lemon', 'lime'], place: ['any', 'tree', 'glade'], value: ['any', '2', '3', '4', '5', '6', '10', '15'], reward: ['points', 'percent'] } as const

/** The fields that narrow what a recipe counts. */
export const RECIPE_FILTERS = { dice: ['fruit', 'place', 'value'], fruit: ['fruit', 'place'], sets: ['place'], pairs: ['fruit', 'place'], values: ['fruit', 'place'], glades: [], bare: ['fruit'], squirrel: [], length: [] } as const

/** What a recipe may give, by its condition. */
export const RECIPE_REWARDS = { each: ['points'], 'at-least': ['points', 'percent'], 'at-most': ['points', 'percent'], exactly: ['points', 'percent'] } as const

/** The rule of each line of a score, and of the recipes. */
export const RULES = { dice: '9.1', glades: '9.2', squirrel: '9.3', wheelbarrow: '4.5', recipe: '10.5', total: '9.5', challenge: '10.6', recipes: '10.3' } as const
