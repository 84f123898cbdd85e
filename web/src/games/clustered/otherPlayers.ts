/** What a table of several shows of Clustered: what a seat just did, and how it stands. */
import { t } from '../../i18n/fluent'
import type { Step } from '../../net/protocol'
import type { Snapshot } from '../../net/protocol/clustered'
import { signed } from '../../ui/numbers'
import { doneIn, nameOf } from './cards'

export { default as MoveSummary } from './MoveSummary.svelte'
/** Equal points share a place: nothing else decides (6.a). */
export { pointsOf, tieText } from '../../table/ranking'

/** All play on one board. */
export const boards = null

export const named = true

/** What one seat did, for screen readers. */
export function moveSummaryText(name: string, steps: Step[]): string {
  return doneIn(steps)
    .map(({ kind, card, gain }) => t(`clustered-did-${kind}`, { name, card: nameOf(card), gain: signed(gain) }))
    .join(' ')
}

/** A seat that has played all its cards, while others play on. */
export function isClosed(snapshot: Snapshot, seat: number): boolean {
  return snapshot.view.players.find((player) => player.seat === seat)?.state === 'finished'
}
