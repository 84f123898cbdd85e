/** The sheet of orchards that were grown with printed cards. */
import { placeOfFault } from '../../../gridCards/scorer/faults'
import type { Fault } from '../../../net/protocol'
import type { TableSheet } from '../../../net/protocol/orchard'

export { default as Entry } from './Entry.svelte'

export function empty(seats: number): TableSheet {
  return { players: Array.from({ length: seats }, () => ({ way: 'cards' })) }
}

export function faultPlace(fault: Fault): string {
  return placeOfFault('orchard', fault)
}
