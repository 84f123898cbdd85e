/** Stores records of puzzles, and computes streaks and the last days. Days are in UTC, as text. */
import { store, storedObject } from '../../ui/storage'
import { KEY, recordsOf, type How, type Record } from './record'

/** The number of days stored for each game. */
const KEPT = 400
const DAY = 24 * 3600 * 1000

/** Stores a try, or a request for the answer (`action` null). Only the first one counts for streaks. */
export function keep(game: string, date: string, today: string, action: string | null, right: boolean): Record {
  const records = recordsOf(game)
  const before = records[date]
  const solved: How = before ? 'again' : date === today ? 'first' : 'late'
  const isSolved = before !== undefined && before.how !== 'missed'
  const how = isSolved ? before.how : right ? solved : 'missed'
  records[date] = { how, action: isSolved ? before.action : action }
  const newest = Object.fromEntries(Object.entries(records).sort().slice(-KEPT))
  store(KEY, JSON.stringify({ ...storedObject(KEY), [game]: newest }))
  return { how, action }
}

/** The day that is so many days before another. */
export function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(date) - days * DAY).toISOString().slice(0, 10)
}

/** Consecutive days, up to today or yesterday, whose puzzle was solved at the first try on its day. */
export function streakOf(game: string, today: string): number {
  const records = recordsOf(game)
  const isFirst = (days: number): boolean => records[daysBefore(today, days)]?.how === 'first'
  let days = records[today] ? 0 : 1
  const from = days
  while (isFirst(days)) days += 1
  return days - from
}
