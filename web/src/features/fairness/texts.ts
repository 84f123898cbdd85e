/** Texts of checks. */
import { dayOf } from '../../i18n/days'

/** A day in UTC, "2026-12-24", in the reader's language. */
export function dateText(date: string): string {
  return dayOf(date, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}
