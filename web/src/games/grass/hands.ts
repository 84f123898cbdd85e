/** The sheets of finished hands, summed and sorted for display. */
import type { Sheet } from '../../net/protocol/grass'
import { isPeddle, valueOf } from './cards'

/** The sources of the result of a hand, in the order of counting. */
export const PARTS = ['tabled', 'skimmed', 'in_hand', 'paranoia', 'bonus'] as const

/** The total of each seat after a number of hands. */
export function totalsAfter(sheets: readonly (readonly Sheet[])[], hands: number): number[] {
  const seats = sheets[0]?.length ?? 0
  return Array.from({ length: seats }, (_, seat) =>
    sheets.slice(0, hands).reduce((sum, each) => sum + each[seat]!.points, 0),
  )
}

/** The seats in the order of a sheet: the viewer's first, then by totals. */
export function orderOf(totals: readonly number[], own: number | null): number[] {
  return [...totals.keys()].sort(
    (one, other) => Number(other === own) - Number(one === own) || totals[other]! - totals[one]! || one - other,
  )
}

/** The index of the card in a shown hand that the sheet subtracts as its most valuable peddle; -1 for none. */
export function dearestIn(hand: readonly number[], sheet: Sheet): number {
  return sheet.in_hand === 0 ? -1 : hand.findIndex((card) => valueOf(card) === -sheet.in_hand && isPeddle(card))
}
