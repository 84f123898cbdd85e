/** Converts the effects of a placement from the server into what is drawn and announced: the dice before and after. */
import { cellsOf, keyOf, turnFace, type Cell, type Placement } from '../../gridCards/grid'
import { DIE_AFTER, Effect, type Board, type Fruit, type Tree } from '../../net/protocol/orchard'

export interface Change extends Cell {
  fruit: Fruit
  effect: number
  /** The covered tree, as it was before. */
  under: Tree | null
  /** The face of the die before and after; 0 for no die. */
  from: number
  to: number
}

export interface Outlook {
  changes: Change[]
  fresh: number
  growth: Change[]
  rotten: number
  losses: Change[]
  scarce: number
  without: number
  gain: number
}

/** The outcome of a placement, cell by cell. */
export function outlookOf(placement: Placement, face: readonly Fruit[], board: Board): Outlook {
  const [, , turn, row, col, gain, effects] = placement
  const fruits = turnFace(face, turn)
  const trees = new Map(board.trees.map((tree) => [keyOf(tree), tree]))
  const changes = cellsOf(turn, row, col).map((cell, k): Change => {
    const under = trees.get(keyOf(cell)) ?? null
    const effect = effects[k] ?? Effect.ground
    return { ...cell, fruit: fruits[k]!, effect, under, from: under?.die ?? 0, to: DIE_AFTER[effect] ?? 0 }
  })
  const having = (effect: number): number => changes.filter((change) => change.effect === effect).length
  const rotten = changes.filter((change) => change.effect === Effect.rots)
  return {
    changes,
    fresh: having(Effect.newDie),
    growth: changes.filter((change) => change.to > change.from && change.from > 0),
    rotten: rotten.length,
    losses: rotten.filter((change) => change.from > 0),
    scarce: having(Effect.scarce),
    without: having(Effect.noDie),
    gain,
  }
}
