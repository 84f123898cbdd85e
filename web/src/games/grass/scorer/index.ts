/** The scorer of the printed game. */
import type { Fault } from '../../../net/protocol'
import { cardOf, nameOf } from '../cards'

export { namedFacts as factsOf } from '../cards'
export { default as Entry } from './Entry.svelte'
export { default as Referee } from './Referee.svelte'
export { empty } from './sheet'

export const options = ['one-hand']

/** The card of a fault as it is printed; a fault of money has none. */
export function faultPlace({ card }: Fault): string {
  const kind = cardOf(card)
  return kind === null ? '' : nameOf(kind)
}
