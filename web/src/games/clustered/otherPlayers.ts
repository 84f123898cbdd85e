/** What a match of several players shows of Clustered: the last move of each seat, and its points. */
import { gainText } from '../../i18n/points'
import { sentenceAbout, type Naming } from '../../i18n/words'
import type { Step } from '../../net/protocol'
import type { Snapshot } from '../../net/protocol/clustered'
import { seatOf } from '../../table/players'
import { doneIn, nameOf, read } from './cards'

export { default as MoveSummary } from './MoveSummary.svelte'
/** Equal points share a place: there is no tie-break (6.a). */
export { pointsOf, tieText } from '../../table/ranking'

/** All play on one board. */
export const boards = null

export const hasNames = true

/** The move of one seat, for screen readers. */
export function moveSummaryText(steps: Step[], naming: Naming): string {
  const name = naming(seatOf(steps))
  return doneIn(steps)
    .map(({ kind, card, gain }) =>
      sentenceAbout(`clustered-did-${kind}`, name, { card: nameOf(card), gain: gainText(gain) }),
    )
    .join(' ')
}

export function begins({ text }: Step): boolean {
  return read(text)?.kind === 'lay'
}

export function placeOf({ text }: Step): string | null {
  const move = read(text)
  return move?.kind === 'lay' ? `card-${move.card}` : null
}

/** Whether a seat has played all its cards, while others play on. */
export function isClosed(snapshot: Snapshot, seat: number): boolean {
  return snapshot.view.players.find((player) => player.seat === seat)?.state === 'finished'
}
