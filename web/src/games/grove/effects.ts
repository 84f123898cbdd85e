/** From what the server says a placement does to what is drawn and said: which die comes, grows, falls or goes back. */
import { cellsOf, keyOf, turnFace, type Cell as Spot, type Placement } from '../../gridCards/grid'
import { Effect, KIND, type Board, type Cell, type Fruit } from '../../net/protocol/grove'
import { plantOf } from './words'

export interface Change extends Spot {
  /** What is laid there: null for a glade. */
  fruit: Fruit | null
  effect: number
  /** What is covered, as it stood before. */
  under: Cell | null
  /** Face of the die before and after; 0 is no die. */
  from: number
  to: number
  /** Whose die it is; null where there is none. */
  die: Fruit | null
}

export interface Outlook {
  changes: Change[]
  fresh: Change[]
  growth: Change[]
  /** Dice picked up from a glade: all they show is gained. */
  rescues: Change[]
  /** Dice that fall from a tree onto a glade: all they show is lost. */
  falls: Change[]
  barrow: Change | null
  squirrel: Change | null
  /** Dice beside the squirrel that it will cost a point each, as the grove would stand then. */
  bitten: Spot[]
  /** How many of them it did not reach before. */
  newlyBitten: number
  /** Dice that move up as they are. */
  still: Change[]
  /** Trees on empty glades, and glades on trees without a die. */
  bare: number
  glades: number
  scarce: number
  tens: number
  without: number
  /** The recipes that it brings points or costs some, by their card. */
  recipes: { card: number; gain: number }[]
  gain: number
}

/** What each cell of a placement comes to. */
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

/** The dice on trees beside the squirrel: what it costs besides its own point (9.3). Shown, never counted. */
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
 * Where the price of a die beside the squirrel is written, in units of the squirrel's cell: clear of the numbers of dice,
 * and of the chips along the upper edge of the cells around.
 */
export function tagPlace(squirrel: Spot, die: Spot): [x: number, y: number] {
  if (die.row < squirrel.row) return [10, -28]
  if (die.row > squirrel.row) return [10, 164]
  return [die.col < squirrel.col ? 0 : 100, 64]
}

/** Where dice would stand on trees when the card lies. */
function standing(board: Board, changes: Change[]): Spot[] {
  const coveredCells = new Set(changes.map(keyOf))
  const standing = board.cells.filter((cell) => cell.die > 0 && cell.fruit !== null && !coveredCells.has(keyOf(cell)))
  return [...standing, ...changes.filter((change) => change.fruit !== null && change.to > 0)]
}

/** After these a die lies on the cell. */
const HAS_DIE: ReadonlySet<number> = new Set([
  Effect.new,
  Effect.grows,
  Effect.stays,
  Effect.barrow,
  Effect.toGlade,
  Effect.tenDue,
])
