/**
 * What grove shows, offers and counts, as the server writes it.
 * Written by `python -m mazzo.server.typescript`: change src/mazzo/games/grove/view.py, then run it again.
 */
import type * as shared from '../protocol'

/** A card on the table: its number, quarter turns clockwise, and the top-left cell as it lies. */
export interface Laid {
  card: number
  turn: number
  row: number
  col: number
}

export type Fruit = 'orange' | 'lemon' | 'lime'

/** What is in sight on a cell: the tree's fruit and how many (None and 0 for a glade), the die on it (0 for none, 10 the basket, 15 the wheelbarrow) and whose fruit it holds, and whether the squirrel sits there. */
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

/** A recipe in force on one board, as if the game ended now: what it counts, whether it pays, what it brings. */
export interface Progress {
  card: number
  count: number
  met: boolean
  gain: number
}

/** Where the points come from: dice on trees per fruit (orange, lemon, lime), the squirrel (0 or less), the recipes. `glades` is what the dice on glades show, which counts nothing. `target` is 0 without recipes. */
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

/** The back of a card of Grove: what is counted in the finished grove, when that pays, and how much. `than`: for `each`, how many of what is counted earn the reward once; else what the count is compared with. `wheelbarrow`: whether it counts as a die. `name`: "" for a recipe of the house, whose name is told by language. */
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

/** A recipe in force and the card whose back it is. An owner's names for recipes stand in the deck. */
export interface RecipeCard {
  card: number
  recipe: Recipe
}

/** The table: every grove, the numbers of the cards nobody has seen, how many of them will still be drawn, and the recipes in force with their target, 0 without. */
export interface GroveView {
  boards: Board[]
  unseen: number[]
  to_draw: number
  cards_per_game: number
  recipes: RecipeCard[]
  target: number
}

/** A way to lay a card, the points it brings, and what its six cells would meet (`rules.state`: kind * 16 + die). */
export type Placement = [action: number, card: number, turn: number, row: number, col: number, gain: number, effects: number[]]

/** A tree that may get a scarce die, and what the die would show. */
export type DieChoice = [action: number, row: number, col: number, value: number]

/** A 10 that may become the wheelbarrow. */
export type BarrowChoice = [action: number, row: number, col: number]

/** All a seat may do now. */
export interface Offers {
  placements: Placement[]
  dice: DieChoice[]
  wheelbarrows: BarrowChoice[]
}

export type Place = shared.Place<Score>

export type Outcome = shared.Outcome<Score>

export type Snapshot = shared.Snapshot<GroveView, Offers, Score>

export type Replay = shared.Replay<GroveView, Offers, Score>

export type State = shared.State<GroveView, Offers, Score>

/** What a laid cell meets. */
export const Effect = { ground: 0, bare: 1, glade: 2, noDie: 3, new: 4, grows: 5, stays: 6, barrow: 7, toGlade: 8, squirrel: 9, scarce: 10, tenDue: 11 } as const

/** An effect on the wire is its kind times this, plus what the die there shows. */
export const KIND = 16
