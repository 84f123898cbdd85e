/** The scorer of the printed game. */
import { capital } from '../../../i18n/words'
import type { Fault } from '../../../net/protocol'
import { placeText } from '../../../table/places'
import { cardOf, nameOf } from '../cards'

export { default as Entry } from './Entry.svelte'
export { factsOf } from './facts'
export { empty } from './sheet'

export const options = [
  'third-wild',
  'fast',
  'speed-bonus',
  'largest-bonus',
  'table-small',
  'table-medium',
  'table-large',
]

/** "Two solid circles, 1 down of the first card". */
export function faultPlace({ card, place }: Fault): string {
  const kind = cardOf(card)
  const [row, col] = place.split(',').map(Number)
  const where = row === undefined || col === undefined ? '' : placeText({ row, col })
  const text = [kind === null ? '' : nameOf(kind), where].filter(Boolean).join(', ')
  return capital(text)
}
