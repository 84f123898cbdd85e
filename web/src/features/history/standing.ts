/** The rank of a finished match among the viewer's own of its kind. The server counts; this only compares. */
import { language, t } from '../../i18n/fluent'
import { figureOf, hasFigures } from '../../i18n/points'
import type { History, Kind, MatchInfo, Place, Row, Score } from '../../net/protocol'

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
  fewest: boolean
}

/** Whose result a page shows: that of this seat, or the winner's where it is null. */
export function resultOf(ranking: readonly Place[], own: number | null): Place {
  return ranking.find(({ seat }) => seat === own) ?? ranking[0]!
}

/** The row of a game; of several, those of one who sat at several seats, the first that counts. */
function rowOf({ games }: History, match: string): Row | undefined {
  return games.find((row) => row.match === match && row.counts) ?? games.find((row) => row.match === match)
}

/** The kind of a game; null if it is none that the history tells. */
export function kindOf(history: History, match: string): Kind | null {
  return history.kinds[rowOf(history, match)?.kind ?? -1] ?? null
}

/** The scores of a kind that count, the oldest first. */
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

/** Null where the history does not tell of the game. */
export function standingOf(history: History, info: MatchInfo, score: Score): Standing | null {
  if (info.practice) return { kind: 'practice' }
  const kind = kindOf(history, info.match)
  if (!kind) return null
  if (!rowOf(history, info.match)!.counts) return { kind: info.same_as ? 'repeat' : 'apart' }
  const past = countedScores(history, kind, info.match)
  const others = past.scores.filter((_, k) => k !== past.here)
  if (others.length === 0) return { kind: 'first' }
  /** How far a result is ahead of this one: in some games by fewer points. */
  const ahead = others.map((other) => (other - score.total) * (kind.fewest ? -1 : 1))
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

/** The average of a kind as it is read. */
export function averageText({ game, average }: Kind): string {
  if (average === null) return '–'
  return hasFigures(game) ? figureOf(game, average) : tenths(average, language())
}

/** A number as it is read: one decimal at most, in the reader's own manner, with a true minus. */
export function tenths(number: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(number).replace('-', '−')
}
