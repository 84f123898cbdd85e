/** The variables of sentences about a sheet. */
import type { Facts } from '../../../net/protocol'
import { cardOf, nameOf } from '../cards'

/** The variables with the name of a card in place of its notation. */
export function factsOf(facts: Facts): Facts {
  const card = cardOf(String(facts['card'] ?? ''))
  return card === null ? facts : { ...facts, card: nameOf(card) }
}
