/** The sheet of orchards that were grown with printed cards. */
import { placeOfFault } from '../../../gridCards/scorer/faults'
import { t } from '../../../i18n/fluent'
import type { Fault } from '../../../net/protocol'
import type { TableSheet } from '../../../net/protocol/orchard'

export { default as Entry } from './Entry.svelte'

export function empty(seats: number): TableSheet {
  return { players: Array.from({ length: seats }, () => ({ way: 'cards' })) }
}

/** The place of a fault in words; tokens that are only counted have none. */
export function faultPlace(fault: Fault): string {
  if (!fault.place && fault.code === 'companion-too-many-tokens') return t('scorer-rotten')
  return placeOfFault('orchard', fault)
}
