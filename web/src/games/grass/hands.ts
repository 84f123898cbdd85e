/** The sheets of finished hands, summed and sorted for display. */
import type { Sheet } from '../../net/protocol/grass'
import { isPeddle, valueOf } from './cards'

/** Where the result of a hand comes from, in the order in which it is counted. */
export const PARTS = ['tabled', 'skimmed', 'in_hand', 'paranoia', 'bonus'] as const

/** What each seat had after so many hands. */
export function totalsAfter(sheets: readonly (readonly Sheet[])[], hands: number): number[] {
  const seats = sheets[0]?.length ?? 0
  return Array.from({ length: seats }, (_, seat) =>
    sheets.slice(0, hands).reduce((sum, each) => sum + each[seat]!.points, 0),
  )
}

/** The seats in the order in which a sheet shows them: one's own first, then by their totals. */
export function orderOf(totals: readonly number[], own: number | null): number[] {
  return [...totals.keys()].sort(
    (one, other) => Number(other === own) - Number(one === own) || totals[other]! - totals[one]! || one - other,
  )
}

/** Which card of a hand that was shown is the one that the sheet takes off for its dearest peddle; -1 where there is none. */
export function dearestIn(hand: readonly number[], sheet: Sheet): number {
  return sheet.in_hand === 0 ? -1 : hand.findIndex((card) => valueOf(card) === -sheet.in_hand && isPeddle(card))
}
