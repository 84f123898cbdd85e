/** The variables of sentences about a sheet. */
import type { Facts } from '../../../net/protocol'

/** The variables with the minus sign of the cards in place of a hyphen. */
export function factsOf(facts: Facts): Facts {
  return { ...facts, card: String(facts['card']).replace('-', '−') }
}
