/** What a table of several shows of Gnoming A Round: what a seat just did, and how it stands. */
import { t } from '../../i18n/fluent'
import type { Step } from '../../net/protocol'
import type { Place, Snapshot } from '../../net/protocol/gnoming'
import { tieText as tied } from '../../table/ranking'
import { minus } from '../../ui/numbers'
import { movesIn, moveTexts } from './moveSummaries'

export { default as MoveSummary } from './MoveSummary.svelte'
export { pointsOf } from '../../table/ranking'

/** All grids lie on the play screen. */
export const boards = null

export const named = true

/** What others do is seen in their grids, and said. */
export const quiet = true

const LAST = 2

/** What one seat did, for screen readers. */
export function moveSummaryText(name: string, steps: Step[]): string {
  return moveTexts(name, movesIn(steps)).join(' ')
}

/** A seat that has had its last turn of the last round, while others have theirs. */
export function isClosed({ view }: Snapshot, seat: number): boolean {
  return view.round === LAST && view.players.find((player) => player.seat === seat)?.state === 'finished'
}

/** Level on points the lower third round comes first (9.2); players who are level there, too, share the place (9.3). */
export function tieText(ranking: Place[], k: number): string {
  const third = (place: Place): string => minus(place.score.rounds[LAST] ?? 0)
  return tied(ranking, k, (here, below) => t('gnoming-tie-third', { own: third(here), other: third(below) }))
}
