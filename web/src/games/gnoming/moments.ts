/** Splits a finished match into moments to stop at: every card placed or turned, and the end of each round. */
import type { Replay, Sheet, Snapshot } from '../../net/protocol/gnoming'
import { read, type ParsedMove } from './cards'

export interface Fresh {
  seat: number
  cell: number
}

export interface Moment {
  /**
   * `start`: the discard piles have begun; `firsts`: everybody has turned two cards; `turn`: a card was drawn, placed
   * or discarded; `bounce`: the replaced card was placed again; `flip`: an answer to a hazard; `over`: the round is
   * scored.
   */
  kind: 'start' | 'firsts' | 'turn' | 'bounce' | 'flip' | 'over'
  round: number
  /** Index of the frame that shows it. */
  frame: number
  /** The seat that acted; null if all did or nobody. */
  seat: number | null
  /** The moves, with the outcomes of chance between them. */
  parsedMoves: ParsedMove[]
  /** Cells where a card was just placed or turned. */
  fresh: Fresh[]
}

/** Whether the last move needs an outcome of chance that has not come yet. */
function awaitsCard({ parsedMoves }: Moment): boolean {
  const last = parsedMoves.at(-1)
  return last?.kind === 'draw' || last?.kind === 'turn' || (last?.kind === 'put' && last.out === null)
}

/** All moments of a match, from the first discard pile to the end of the third round. */
export function momentsOf(replay: Replay): Moment[] {
  const moments: Moment[] = []
  let now: Moment | undefined
  let over = 0

  function begin(kind: Moment['kind'], frame: number, seat: number | null): Moment {
    now = { kind, round: over, frame, seat, parsedMoves: [], fresh: [] }
    moments.push(now)
    return now
  }

  replay.steps.forEach((step, frame) => {
    const parsedMove = read(step.text)
    const { view } = replay.frames[frame]!
    const isScored = view.rounds.length > over
    if (parsedMove && step.seat === null) {
      // Cards turned after the last turn belong to the end of the round.
      const isEnd =
        view.turn === null && now !== undefined && now.kind !== 'start' && now.kind !== 'firsts' && !awaitsCard(now)
      if (!now || now.kind === 'over') now = begin('start', frame, null)
      if (!isEnd || now.kind === 'start') {
        now.frame = frame
        now.parsedMoves.push(parsedMove)
      }
    } else if (parsedMove && step.seat !== null) {
      if (parsedMove.kind === 'turn' && (now?.kind === 'start' || now?.kind === 'firsts'))
        now = now.kind === 'firsts' ? now : begin('firsts', frame, null)
      else if (parsedMove.kind === 'turn' || parsedMove.kind === 'pass') now = begin('flip', frame, step.seat)
      else if (parsedMove.kind === 'draw' || parsedMove.kind === 'take') now = begin('turn', frame, step.seat)
      else if (parsedMove.kind === 'put' && now?.parsedMoves.some((each) => each.kind === 'put'))
        now = begin('bounce', frame, step.seat)
      now ??= begin('turn', frame, step.seat)
      now.frame = frame
      now.parsedMoves.push(parsedMove)
      if (parsedMove.kind === 'put' || parsedMove.kind === 'turn')
        now.fresh.push({ seat: step.seat, cell: parsedMove.cell })
    }
    if (isScored) {
      begin('over', frame, null)
      over = view.rounds.length
    }
  })
  return moments
}

export function frameOf(replay: Replay, moment: Moment): Snapshot {
  return replay.frames[moment.frame]!
}

/**
 * The grids of all players at a moment. For a scored round they come from its sheets, since the next round may be on
 * the table already.
 */
export function sheetsOf(replay: Replay, moment: Moment): readonly Sheet[] {
  const { view } = frameOf(replay, moment)
  return view.rounds[moment.round] ?? view.players.map((player) => player.sheet)
}

/** The points of each seat at a moment: finished rounds plus the face-up cards. */
export function pointsAt(replay: Replay, moment: Moment): number[] {
  const { view } = frameOf(replay, moment)
  const before = view.players.map(({ seat }) =>
    view.rounds.slice(0, moment.round).reduce((sum, sheets) => sum + sheets[seat]!.points, 0),
  )
  return sheetsOf(replay, moment).map((sheet, seat) => before[seat]! + sheet.points)
}
