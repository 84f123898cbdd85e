/** Days and months of the archive, as text in UTC: "2026-11-28", "2026-11". */
import type { Tile } from '../../../net/protocol'

const DAY = 24 * 3600 * 1000

export function dayBefore(date: string): string {
  return new Date(Date.parse(date) - DAY).toISOString().slice(0, 10)
}

/** The month that is so many months after another; before it if `months` is negative. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** The weeks of a month, from Monday on; null for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const first = new Date(Date.UTC(year, number - 1, 1))
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const days: (string | null)[] = Array.from({ length: (first.getUTCDay() + 6) % 7 }, () => null)
  for (let day = 1; day <= count; day += 1) days.push(`${month}-${String(day).padStart(2, '0')}`)
  while (days.length % 7 > 0) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, k) => days.slice(7 * k, 7 * k + 7))
}

/** Whether a first attempt at a deal was begun on its day: late ones have no place. */
export function countsForStreak({ state, place, final }: Pick<Tile, 'state' | 'place' | 'final'>): boolean {
  return place !== null || (state === 'begun' && !final)
}
