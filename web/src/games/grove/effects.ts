/**
 * Converts the effects of a placement from the server into what is drawn and announced: dice that are added, grow, fall
 * or go back.
 */
import { cellsOf, keyOf, turnFace, type Cell as Spot, type Placement } from '../../gridCards/grid'
import { Effect, KIND, type Board, type Cell, type Fruit } from '../../net/protocol/grove'
import { plantOf } from './words'

export interface Change extends Spot {
  /** The fruit of the new cell; null for a glade. */
  fruit: Fruit | null
  effect: number
  /** The covered cell, as it was before. */
  under: Cell | null
  /** The face of the die before and after; 0 for no die. */
  from: number
  to: number
  /** The fruit of the die; null for no die. */
  die: Fruit | null
}

export interface Outlook {
  changes: Change[]
  fresh: Change[]
  growth: Change[]
  /** Dice picked up from a glade: their faces are gained points. */
  rescues: Change[]
  /** Dice that fall from a tree onto a glade: their faces are lost points. */
  falls: Change[]
  barrow: Change | null
  squirrel: Change | null
  /** Dice beside the squirrel after the placement: each costs a point. */
  bitten: Spot[]
  /** The number of them that it did not reach before. */
  newlyBitten: number
  /** Dice that move onto the new card without a change. */
  still: Change[]
  /** Trees on empty glades, and glades on trees without a die. */
  bare: number
  glades: number
  scarce: number
  tens: number
  without: number
  /** The changes of points by recipes, by card. */
  recipes: { card: number; gain: number }[]
  gain: number
}

/** The outcome of a placement, cell by cell. */
export function outlookOf(placement: Placement, face: readonly string[], board: Board): Outlook {
  const [, , turn, row, col, gain, effects, recipes = []] = placement
  const words = turnFace(face, turn)
  const cells = new Map(board.cells.map((cell) => [keyOf(cell), cell]))
  const changes = cellsOf(turn, row, col).map((spot, k): Change => {
    const under = cells.get(keyOf(spot)) ?? null
    const code = effects[k] ?? 0
    const effect = Math.floor(code / KIND)
    const fruit = plantOf(words[k] ?? 'glade').fruit
    const to = HAS_DIE.has(effect) ? code % KIND : 0
    return { ...spot, fruit, effect, under, from: under?.die ?? 0, to, die: fruit ?? under?.die_fruit ?? null }
  })
  const having = (...kinds: number[]): Change[] => changes.filter((change) => kinds.includes(change.effect))
  const lying = (change: Change): boolean => change.under !== null && change.under.fruit === null
  const otherDice = having(Effect.grows, Effect.stays, Effect.barrow)
  const squirrel = having(Effect.squirrel)[0] ?? null
  const bites = bittenBy(squirrel ?? board.cells.find((cell) => cell.squirrel) ?? null, standing(board, changes))
  return {
    changes,
    fresh: having(Effect.new),
    growth: otherDice.filter((change) => change.to > change.from && !lying(change)),
    rescues: otherDice.filter((change) => lying(change)),
    falls: having(Effect.toGlade).filter((change) => !lying(change)),
    barrow: having(Effect.barrow)[0] ?? null,
    squirrel,
    bitten: bites,
    newlyBitten: Math.max(0, bites.length - bitten(board).length),
    still: having(Effect.stays).filter((change) => !lying(change)),
    bare: having(Effect.bare).length,
    glades: having(Effect.glade).filter((change) => !lying(change)).length,
    scarce: having(Effect.scarce).length,
    tens: having(Effect.tenDue).length,
    without: having(Effect.noDie).length,
    recipes: board.score.recipes
      .map(({ card }, k) => ({ card, gain: recipes[k] ?? 0 }))
      .filter((recipe) => recipe.gain !== 0),
    gain,
  }
}

/** The dice on trees beside the squirrel, which cost points besides its own (9.3). Only drawn: the server counts. */
export function bitten(board: Board): Spot[] {
  return bittenBy(
    board.cells.find((cell) => cell.squirrel) ?? null,
    board.cells.filter((cell) => cell.die > 0 && cell.fruit !== null),
  )
}

function bittenBy(squirrel: Spot | null, dice: readonly Spot[]): Spot[] {
  if (!squirrel) return []
  return dice
    .filter(({ row, col }) => Math.abs(row - squirrel.row) + Math.abs(col - squirrel.col) === 1)
    .map(({ row, col }) => ({ row, col }))
}

/**
 * The position of the price of a die beside the squirrel, in units of the squirrel's cell: it covers neither the
 * numbers of dice nor the chips at the upper edges of the cells around.
 */
export function tagPlace(squirrel: Spot, die: Spot): [x: number, y: number] {
  if (die.row < squirrel.row) return [10, -28]
  if (die.row > squirrel.row) return [10, 164]
  return [die.col < squirrel.col ? 0 : 100, 64]
}

/** The cells of trees with dice after the placement. */
function standing(board: Board, changes: Change[]): Spot[] {
  const coveredCells = new Set(changes.map(keyOf))
  const standing = board.cells.filter((cell) => cell.die > 0 && cell.fruit !== null && !coveredCells.has(keyOf(cell)))
  return [...standing, ...changes.filter((change) => change.fruit !== null && change.to > 0)]
}

/** The effects after which a die is on the cell. */
const HAS_DIE: ReadonlySet<number> = new Set([
  Effect.new,
  Effect.grows,
  Effect.stays,
  Effect.barrow,
  Effect.toGlade,
  Effect.tenDue,
])
