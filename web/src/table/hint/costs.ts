/** The cost of an action compared with the best one, in points: its class and its text. */
import { t } from '../../i18n/fluent'
import { minus } from '../../ui/numbers'

export type Level = 'best' | 'near' | 'far'

/** Costs below the first are within the error of the playouts; costs below the second are small. */
const NOTHING = 1
const LITTLE = 3.5

export function levelOf(cost: number): Level {
  return cost < NOTHING ? 'best' : cost < LITTLE ? 'near' : 'far'
}

/** Rounded to whole points, since the playouts are not more exact. */
export function costText(cost: number): string {
  return minus(-Math.round(cost))
}

/** The same as a sentence. */
export function costWords(cost: number): string {
  return t('hint-cost', { level: levelOf(cost), cost: Math.round(cost) })
}
