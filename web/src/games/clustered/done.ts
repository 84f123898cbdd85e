/** What a seat has done at the shared table of Clustered. */
import type { Step } from '../../net/protocol'
import { read } from './cards'

export interface Done {
  kind: 'lay' | 'discard'
  card: number
  gain: number
}

/** The cards that one seat's steps laid or discarded; draws are hidden from the others. */
export function doneIn(steps: readonly Step[]): Done[] {
  return steps.flatMap((step) => {
    const move = step.seat === null ? null : read(step.text)
    return move?.kind === 'lay' || move?.kind === 'discard'
      ? [{ kind: move.kind, card: move.card, gain: step.gain ?? 0 }]
      : []
  })
}
