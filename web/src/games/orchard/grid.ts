/** The faces of Orchard's cards. Their positions: `gridCards/grid`. */
import type { Hello } from '../../net/protocol'
import type { Fruit } from '../../net/protocol/orchard'

export { boardOf } from '../../gridCards/grid'

/** The faces of all cards, in the order of their numbers. */
export function facesOf({ deck }: Pick<Hello, 'deck'>): Fruit[][] {
  return deck.cards as Fruit[][]
}
