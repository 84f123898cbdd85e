/** What a table of several shows of Gnoming A Round: what a seat just did, and how it stands. */
import { t } from '../../i18n/fluent'
import type { Naming } from '../../i18n/words'
import type { Step } from '../../net/protocol'
import type { Place, Snapshot } from '../../net/protocol/gnoming'
import type { OtherPlayersParts } from '../../table/gameModule'
import { seatOf } from '../../table/players'
import { tieText as tied } from '../../table/ranking'
import { minus } from '../../ui/numbers'
import { read } from './cards'
import { movesIn, moveTexts } from './moveSummaries'

export { default as MoveSummary } from './MoveSummary.svelte'
export { pointsOf } from '../../table/ranking'

/** All grids lie on the play screen. */
export const boards = null

export const hasNames = true

/** What others do is seen in their grids, and said. */
export const showsOthers = true

const LAST = 2

/** A round begins when the discard piles do, and all turn two cards (2.5); the cards so turned are followed by a draw. */
export const rounds: OtherPlayersParts['rounds'] = {
  opens: ({ text }) => read(text)?.kind === 'turn',
  title: (round) => t('gnoming-round', { round }),
}

/** What one seat did, for screen readers. */
export function moveSummaryText(steps: Step[], naming: Naming): string {
  return moveTexts(naming(seatOf(steps)), movesIn(steps)).join(' ')
}

export function placeOf({ seat, text }: Step, own: number | null): string | null {
  const move = read(text)
  if (move?.kind === 'draw') return 'stock'
  if (move?.kind === 'put' || move?.kind === 'turn') return seat === own ? `cell-${move.cell}` : `seat-${seat}`
  const pile = move?.kind === 'take' || move?.kind === 'discard' ? move.pile : null
  return pile === null ? null : `pile-${pile}`
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
