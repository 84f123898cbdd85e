/** The changes of the markets between two states of a table: lost and gained peddles, and lifted heat. No rules. */
import type { GrassView, Market } from '../../net/protocol/grass'

/** The changes of one market. */
export interface Change {
  seat: number
  losses: number[]
  gains: number[]
  /** The heat that is gone. */
  cooled: number[]
  /** The peddles newly under a protection. */
  newlyCovered: number[]
  shut: boolean
}

/** The cards of `more` without those of `less`, as multisets. */
export function beyond(more: readonly number[], less: readonly number[]): number[] {
  const rest = [...less]
  return more.filter((card) => {
    const at = rest.indexOf(card)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

function hiddenIn({ covers }: Market): number[] {
  return covers.flatMap(([, , peddles]) => peddles)
}

/** All peddles of a market. */
export function peddlesIn(market: Market): number[] {
  return [...market.peddles, ...hiddenIn(market)].sort((one, other) => one - other)
}

/** The changes of each market; none if another hand has begun in between, which clears the table. */
export function changesOf(before: GrassView, after: GrassView): Change[] {
  if (before.hand_number !== after.hand_number && after.phase !== 'over') return []
  return after.players.map(({ seat, market }) => {
    const old = before.players[seat]!.market
    return {
      seat,
      losses: beyond(peddlesIn(old), peddlesIn(market)),
      gains: beyond(peddlesIn(market), peddlesIn(old)),
      cooled: beyond(old.heat, market.heat),
      newlyCovered: beyond(hiddenIn(market), hiddenIn(old)),
      shut: old.is_open && !market.is_open,
    }
  })
}
