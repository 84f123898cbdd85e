/** How a finished game stands among one's own: what the history says about it. Counting is the server's; this only compares. */
import { t } from '../../lib/fluent'
import type { History, MatchInfo, Score } from '../../lib/protocol'

export type Standing =
  | { kind: 'practice' | 'first' | 'repeat' | 'apart' }
  | { kind: 'best' | 'level'; past: Counted }
  | { kind: 'among'; past: Counted; place: number }

export interface Counted {
  scores: number[]
  best: number
  average: number
  count: number
  /** Where this game stands in `scores`, the oldest first; null if it is not among them. */
  here: number | null
  /** The fewest points win. */
  fewest: boolean
}

/** The scores that count, the oldest first. */
export function counted(history: History, match: string | null): Counted {
  const rows = history.games.filter((row) => row.counts && row.score !== null).reverse()
  const at = rows.findIndex((row) => row.match === match)
  return {
    scores: rows.map((row) => row.score ?? 0),
    best: history.best ?? 0,
    average: history.average ?? 0,
    count: history.count,
    here: at < 0 ? null : at,
    fewest: history.fewest,
  }
}

export function standingOf(history: History, info: MatchInfo, score: Score): Standing {
  if (info.practice) return { kind: 'practice' }
  if (history.games.some((row) => row.match === info.match && !row.counts)) return { kind: info.same_as ? 'repeat' : 'apart' }
  const past = counted(history, info.match)
  const others = past.scores.filter((_, k) => k !== past.here)
  if (others.length === 0) return { kind: 'first' }
  /** How far a result is ahead of this one: in some games by fewer points. */
  const ahead = others.map((other) => (other - score.total) * (history.fewest ? -1 : 1))
  const most = Math.max(...ahead)
  if (most < 0) return { kind: 'best', past }
  if (most === 0) return { kind: 'level', past }
  const place = 1 + ahead.filter((other) => other > 0).length
  return { kind: 'among', past, place }
}

/** What a game calls a result; empty where it has no titles (null or -1). */
export function titleText(game: string, title: number | null | undefined): string {
  return typeof title === 'number' && title >= 0 ? t(`${game}-title-${title}`) : ''
}

/** An average as it is read: one decimal at most, in the reader's own manner, with a true minus. */
export function average(past: Counted, language: string): string {
  return tenths(past.average, language)
}

/** A number as it is read: one decimal at most, in the reader's own manner, with a true minus. */
export function tenths(number: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(number).replace('-', '−')
}
