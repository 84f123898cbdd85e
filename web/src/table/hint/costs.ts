/** What an action costs beside the best, in points: how it is sorted and written. */
import { t } from '../../i18n/fluent'
import { minus } from '../../ui/numbers'

export type Level = 'best' | 'near' | 'far'

/** Less is no difference that playing on by chance could tell; less than that is little. */
const NOTHING = 1
const LITTLE = 3.5

export function levelOf(cost: number): Level {
  return cost < NOTHING ? 'best' : cost < LITTLE ? 'near' : 'far'
}

/** Whole points: more would pretend to more than playing on by chance can tell. */
export function costText(cost: number): string {
  return minus(-Math.round(cost))
}

/** The same in words. */
export function costWords(cost: number): string {
  return t('hint-cost', { level: levelOf(cost), cost: Math.round(cost) })
}
