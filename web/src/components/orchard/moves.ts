/** A finished match cut into the moments at which a viewer wants to stop: the start, and the table after each card. */
import { Effect, type Replay, type Snapshot } from '../../lib/protocol/orchard'
import { read } from './grid'

export interface Moment {
  /** Index of the frame that shows it. */
  frame: number
  /** The card laid; null for the start. */
  card: number | null
  turn: number
  gain: number
  rotten: number
}

/** The start and one moment for each card: its dice are chosen and the next card is drawn. */
export function momentsOf(replay: Replay): Moment[] {
  const moments: Moment[] = [{ frame: 0, card: null, turn: 0, gain: 0, rotten: 0 }]
  replay.steps.forEach((step, frame) => {
    const move = read(step.text)
    if (move?.kind === 'card') {
      const rotten = step.effects?.filter((effect) => effect === Effect.rots).length ?? 0
      moments.push({ frame, card: move.laid.card, turn: move.laid.turn, gain: step.gain ?? 0, rotten })
      return
    }
    const last = moments.at(-1)!
    last.frame = frame
    last.gain += step.seat === null ? 0 : (step.gain ?? 0)
  })
  return moments
}

export function frameOf(replay: Replay, moment: Moment): Snapshot {
  return replay.frames[moment.frame]!
}
