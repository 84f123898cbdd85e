/** Splits a finished match into moments to stop at: the start, and the table after each turn. */
import type { Replay, Snapshot } from '../../net/protocol/clustered'
import { read } from './cards'
import type { Cell } from './grid'

export interface Moment {
  /** Index of the frame that shows it, with the next card drawn. */
  frame: number
  /** The seat that acted; null for the start. */
  seat: number | null
  kind: 'start' | 'lay' | 'discard'
  card: number | null
  cell: Cell | null
  gain: number
}

/** The start and one moment for each card laid or discarded; drawn cards belong to the moment before. */
export function momentsOf(replay: Replay): Moment[] {
  const moments: Moment[] = [{ frame: 0, seat: null, kind: 'start', card: null, cell: null, gain: 0 }]
  replay.steps.forEach((step, frame) => {
    const parsedMove = read(step.text)
    if (step.seat === null || (parsedMove?.kind !== 'lay' && parsedMove?.kind !== 'discard')) {
      moments.at(-1)!.frame = frame
      return
    }
    const cell = parsedMove.kind === 'lay' ? { row: parsedMove.row, col: parsedMove.col } : null
    moments.push({ frame, seat: step.seat, kind: parsedMove.kind, card: parsedMove.card, cell, gain: step.gain ?? 0 })
  })
  return moments
}

export function frameOf(replay: Replay, moment: Moment): Snapshot {
  return replay.frames[moment.frame]!
}
