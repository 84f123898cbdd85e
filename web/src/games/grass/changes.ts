/** What has changed in the markets between two looks at a table: who lost which peddles, who got them, which heat is gone. No rules. */
import type { GrassView, Market } from '../../net/protocol/grass'

/** What one market has lost and got. */
export interface Change {
  seat: number
  losses: number[]
  gains: number[]
  /** Heat that lies there no more. */
  cooled: number[]
  /** Peddles under a protection that were not before. */
  newlyCovered: number[]
  shut: boolean
}

/** What is in `more` beyond what is in `less`, each card as often as it is. */
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

/** Every peddle that lies in a market. */
export function peddlesIn(market: Market): number[] {
  return [...market.peddles, ...hiddenIn(market)].sort((one, other) => one - other)
}

/** What changed in each market; nothing where another hand has begun in between, which clears the table. */
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
