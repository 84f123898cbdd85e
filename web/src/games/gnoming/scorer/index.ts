/** The scorer of the printed game. */
import { capital } from '../../../i18n/words'
import type { Fault } from '../../../net/protocol'
import { cellName } from '../cards'

export { default as Entry } from './Entry.svelte'
export { default as Referee } from './Referee.svelte'
export { factsOf } from './facts'
export { empty } from './sheet'

export function faultPlace({ at }: Fault): string {
  return at === null ? '' : capital(cellName(at))
}
