/** Splits a finished match of several seats into its rounds: all boards after the round, and the moves of each seat. */
import type { Step } from '../net/protocol'

/** The parts of a replay that are needed here. */
export interface Told {
  frames: readonly { view: { boards: readonly { laid: readonly unknown[] }[] } }[]
  steps: Step[]
}

export interface Round {
  /** Index of the frame that shows it, with the next card drawn. */
  frame: number
  /** The steps of the round, in the order of the journal. */
  steps: Step[]
}

/** The start, then one for each round. The public sees the boards change only when a round closes. */
export function roundsOf(replay: Told): Round[] {
  const laidCards = (frame: number): number =>
    replay.frames[frame]!.view.boards.reduce((sum, board) => sum + board.laid.length, 0)
  const rounds: Round[] = [{ frame: 0, steps: [] }]
  let open: Step[] = []
  replay.steps.forEach((step, frame) => {
    if (step.seat !== null) open.push(step)
    if (frame > 0 && open.length > 0 && laidCards(frame) > laidCards(frame - 1)) {
      rounds.push({ frame, steps: open })
      open = []
    } else if (open.length === 0) rounds.at(-1)!.frame = frame
  })
  return rounds
}
