/** What a table of several shows of Gnoming A Round: what a seat just did, and how it stands. */
import { t } from '../../i18n/fluent'
import type { Step } from '../../net/protocol'
import type { Place, Snapshot } from '../../net/protocol/gnoming'
import { minus } from '../../ui/numbers'
import { movesIn, moveTexts } from './moveSummaries'

export { default as MoveSummary } from './MoveSummary.svelte'

/** All grids lie on the play screen. */
export const boards = null

/** What others do is seen in their grids, and said. */
export const quiet = true

const LAST = 2

/** What one seat did, for screen readers. */
export function moveSummaryText(name: string, steps: Step[]): string {
  return moveTexts(name, movesIn(steps)).join(' ')
}

export function pointsOf(snapshot: Snapshot, seat: number): number {
  return snapshot.view.players.find((player) => player.seat === seat)?.score.total ?? 0
}

/** A seat that has had its last turn of the last round, while others have theirs. */
export function isClosed({ view }: Snapshot, seat: number): boolean {
  return view.round === LAST && view.players.find((player) => player.seat === seat)?.state === 'finished'
}

/** Level on points the lower third round comes first (9.2); who is level there, too, shares the place (9.3). */
export function tieText(ranking: Place[], k: number): string {
  const here = ranking[k]!
  const level = ranking.filter((place) => place.seat !== here.seat && place.score.total === here.score.total)
  if (level.some((place) => place.place === here.place)) return t(here.place === 1 ? 'room-tie-won' : 'room-tie-shared')
  const below = level.find((place) => place.place > here.place)
  if (!below) return ''
  const third = (place: Place): string => minus(place.score.rounds[LAST] ?? 0)
  return t('gnoming-tie-third', { own: third(here), other: third(below) })
}
