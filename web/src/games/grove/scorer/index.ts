/** The sheet of groves that were grown with printed cards. */
import type { TableSheet } from '../../../net/protocol/grove'

export { faultPlace } from '../../../gridCards/scorer/faults'
export { default as Entry } from './Entry.svelte'

export function empty(seats: number): TableSheet {
  return { players: Array.from({ length: seats }, () => ({ way: 'cards' })) }
}
