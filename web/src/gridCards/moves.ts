/** Splits a finished match into moments to stop at: the start, and the table after each card. */
import type { Step } from '../net/protocol'
import { read } from './grid'

export interface Moment {
  /** Index of the frame that shows it. */
  frame: number
  /** The card laid; null for the start. */
  card: number | null
  turn: number
  gain: number
  /** The effect on each of its cells. */
  effects: readonly number[]
}

/** The start and one moment for each card, after its dice are chosen and the next card is drawn. */
export function momentsOf(steps: readonly Step[]): Moment[] {
  const moments: Moment[] = [{ frame: 0, card: null, turn: 0, gain: 0, effects: [] }]
  steps.forEach((step, frame) => {
    const move = read(step.text)
    if (move?.kind === 'card') {
      moments.push({
        frame,
        card: move.laid.card,
        turn: move.laid.turn,
        gain: step.gain ?? 0,
        effects: step.effects ?? [],
      })
      return
    }
    const last = moments.at(-1)!
    last.frame = frame
    last.gain += step.seat === null ? 0 : (step.gain ?? 0)
  })
  return moments
}
