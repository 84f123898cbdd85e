/** The rank of a finished match among the viewer's matches of its kind, from the server's figures. */
import { language, t } from '../../i18n/fluent'
import { figureOf, hasFigures } from '../../i18n/points'
import type { History, Kind, MatchInfo, Place, Row, Score } from '../../net/protocol'

export type Standing =
  | { kind: 'practice' | 'first' | 'repeat' | 'apart' }
  | { kind: 'best' | 'level'; past: Counted }
  | { kind: 'among'; past: Counted; place: number }

interface Counted {
  scores: number[]
  best: number
  average: number
  count: number
  /** The index of this match in `scores` (the oldest first); null if it is not among them. */
  here: number | null
  fewest: boolean
}

/** The seat whose result a page shows: this seat, or the winner's if it is null. */
export function resultOf(ranking: readonly Place[], own: number | null): Place {
  return ranking.find(({ seat }) => seat === own) ?? ranking[0]!
}

/** The row of a match; if the person had several seats, the first row that counts. */
function rowOf({ games }: History, match: string): Row | undefined {
  return games.find((row) => row.match === match && row.counts) ?? games.find((row) => row.match === match)
}

/** The kind of a match; null if the history does not contain it. */
export function kindOf(history: History, match: string): Kind | null {
  return history.kinds[rowOf(history, match)?.kind ?? -1] ?? null
}

/** The scores of a kind that are included in the figures, the oldest first. */
export function countedScores(history: History, kind: Kind, match: string | null): Counted {
  const rows = history.games
    .filter((row) => history.kinds[row.kind] === kind && row.counts && row.score !== null)
    .reverse()
  const at = rows.findIndex((row) => row.match === match)
  return {
    scores: rows.map((row) => row.score ?? 0),
    best: kind.best ?? 0,
    average: kind.average ?? 0,
    count: kind.count,
    here: at < 0 ? null : at,
    fewest: kind.fewest,
  }
}

/** Null if the history does not contain the match. */
export function standingOf(history: History, info: MatchInfo, score: Score): Standing | null {
  if (info.practice) return { kind: 'practice' }
  const kind = kindOf(history, info.match)
  if (!kind) return null
  if (!rowOf(history, info.match)!.counts) return { kind: info.same_as ? 'repeat' : 'apart' }
  const past = countedScores(history, kind, info.match)
  const others = past.scores.filter((_, k) => k !== past.here)
  if (others.length === 0) return { kind: 'first' }
  /** By how many points each other result is better than this one; in some games fewer points are better. */
  const ahead = others.map((other) => (other - score.total) * (kind.fewest ? -1 : 1))
  const most = Math.max(...ahead)
  if (most < 0) return { kind: 'best', past }
  if (most === 0) return { kind: 'level', past }
  const place = 1 + ahead.filter((other) => other > 0).length
  return { kind: 'among', past, place }
}

/** The title of a result; "" in a game without titles (null or -1). */
export function titleText(game: string, title: number | null | undefined): string {
  return typeof title === 'number' && title >= 0 ? t(`${game}-title-${title}`) : ''
}

/** The average of a kind as text. */
export function averageText({ game, average }: Kind): string {
  if (average === null) return '–'
  return hasFigures(game) ? figureOf(game, average) : tenths(average, language())
}

/** A number as text: at most one decimal, in the reader's format, with a true minus sign. */
export function tenths(number: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(number).replace('-', '−')
}
