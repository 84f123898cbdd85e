/** What a match of several players shows of Gnoming A Round: the last move of each seat, and its points. */
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

/** The play screen shows all grids. */
export const boards = null

export const hasNames = true

/** The play screen shows the moves of others in their grids, and announces them. */
export const showsOthers = true

const LAST = 2

/** A round begins when the discard piles begin and all turn two cards (2.5); after these cards follows a draw. */
export const rounds: OtherPlayersParts['rounds'] = {
  opens: ({ text }) => read(text)?.kind === 'turn',
  title: (round) => t('gnoming-round', { round }),
}

/** The move of one seat, for screen readers. */
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

/** Whether a seat has had its last turn of the last round, while others have not. */
export function isClosed({ view }: Snapshot, seat: number): boolean {
  return view.round === LAST && view.players.find((player) => player.seat === seat)?.state === 'finished'
}

/** With equal points the lower third round decides (9.2); if that is equal, too, players share the place (9.3). */
export function tieText(ranking: Place[], k: number): string {
  const third = (place: Place): string => minus(place.score.rounds[LAST] ?? 0)
  return tied(ranking, k, (here, below) => t('gnoming-tie-third', { own: third(here), other: third(below) }))
}
