/** What the strip of today's deals needs; it is part of the client's first file. */
import { locale, t } from '../../i18n/fluent'
import { callAsPerson } from '../../net/api'
import type { Today } from '../../net/protocol'

export const todaysDeals = (): Promise<Today> => callAsPerson<Today>('GET', '/api/today')

const ORDINALS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** A place: "7th". */
export function placeText(place: number): string {
  const rule = new Intl.PluralRules(locale(), { type: 'ordinal' }).select(place)
  return t('today-place', { place, form: ORDINALS[rule] ?? 'th' })
}

/** Milliseconds of the server from `now` until `closes`, both in ISO 8601. */
export function until(now: string, closes: string): number {
  return Date.parse(closes) - Date.parse(now)
}

/** Whole hours and minutes, rounded up to a minute. */
export function hoursOf(milliseconds: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil(milliseconds / 60_000))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
