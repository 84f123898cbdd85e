/** Texts of deals: the best score, help that was used, and the points that are missing from the best. */
import { dayOf } from '../../i18n/days'
import { has, t } from '../../i18n/fluent'
import { figureOf } from '../../i18n/points'
import { listOf } from '../../i18n/words'
import type { Attempt, DealPage } from '../../net/protocol'
import { placeText } from './today'

export function botName(bot: string): string {
  const id = `room-bot-${bot}`
  return has(id) ? t(id) : bot
}

/** A day in UTC; `short` as in "26 Nov". */
export function dayText(date: string, short = false): string {
  return dayOf(
    date,
    short ? { day: 'numeric', month: 'short', timeZone: 'UTC' } : { day: 'numeric', month: 'long', timeZone: 'UTC' },
  )
}

/** The best score, or the interval in which it is. */
export function bestText({ game, best }: Pick<DealPage, 'game' | 'best'>): string {
  if (!best || best.low === null) return ''
  const low = figureOf(game, best.low)
  return best.proved || best.high === null ? low : t('deals-range', { low, high: figureOf(game, best.high) })
}

/** "7th of 83 so far". */
export function placeOfText(place: number, of: number, final: boolean): string {
  return t(final ? 'deals-place-final' : 'deals-place-now', { place: placeText(place), count: of })
}

/** What helped in an attempt, and how long it took: "one hint · 4 min". */
export function helpText({ hints, undos, minutes }: Pick<Attempt, 'hints' | 'undos' | 'minutes'>): string {
  const help = [
    ...(hints > 0 ? [t('deals-hints', { count: hints })] : []),
    ...(undos > 0 ? [t('deals-undos', { count: undos })] : []),
  ]
  return [help.length > 0 ? listOf(help) : t('deals-unassisted'), t('deals-minutes', { minutes })].join(' · ')
}

export interface Missing {
  /** Points missing from the best score that is known to be possible. */
  points: number
  /** Of these, points that better choices would have made; null until it is known. */
  choices: number | null
  foresight: number
}

/** What is missing from the best score; null if no best score is known. */
export function missingOf({
  best,
  mine,
  cost,
  fewest,
}: Pick<DealPage, 'best' | 'mine' | 'cost' | 'fewest'>): Missing | null {
  if (!best || best.low === null || !mine) return null
  const points = Math.max(0, fewest ? mine.score - best.low : best.low - mine.score)
  if (!cost) return { points, choices: null, foresight: 0 }
  const choices = Math.min(points, Math.max(0, Math.round(cost.choices)))
  return { points, choices, foresight: points - choices }
}

/** The sentences about it, the fairest ones of the page. */
export function missingTexts(deal: DealPage): string[] {
  const missing = missingOf(deal)
  if (!missing) return []
  const { points, choices, foresight } = missing
  const isProved = deal.best!.proved
  const best = bestText(deal)
  if (points === 0) return [t(isProved ? 'deals-missing-none' : 'deals-missing-none-open', { best })]
  return [
    t(isProved ? 'deals-missing' : 'deals-missing-open', { points, best }),
    ...(choices === null ? [] : [t('deals-missing-why', { choices, foresight })]),
  ]
}
