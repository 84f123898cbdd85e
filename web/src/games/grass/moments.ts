/**
 * Splits a finished match into moments to stop at: a deal, a turn, an offer with its end, passed cards, the counting of
 * a hand.
 */
import type { GrassView, Replay, Snapshot } from '../../net/protocol/grass'
import { read, type ParsedMove } from './cards'
import { changesOf, type Change } from './changes'

export interface Moment {
  kind: 'deal' | 'turn' | 'talk' | 'pass' | 'over'
  /** The index of the hand, from 0. */
  hand: number
  /** The index of the frame that shows it, and of the one before it. */
  frame: number
  before: number
  /** The seat that acted; null if all did or nobody. */
  seat: number | null
  /** The card that was drawn, and the index of the frame that shows the hand with it. */
  drawnCard: number | null
  heldFrame: number | null
  parsedMoves: { seat: number; parsedMove: ParsedMove }[]
}

const TALKS = ['propose', 'accept', 'decline', 'withdraw']

/** All moments of a match, from the first deal to the last counting. */
export function momentsOf(replay: Replay): Moment[] {
  const moments: Moment[] = []
  let now: Moment | undefined
  let over = 0

  function begin(kind: Moment['kind'], frame: number, seat: number | null): Moment {
    now = {
      kind,
      hand: over,
      frame,
      before: Math.max(0, frame - 1),
      seat,
      drawnCard: null,
      heldFrame: null,
      parsedMoves: [],
    }
    moments.push(now)
    return now
  }

  replay.steps.forEach((step, frame) => {
    const parsedMove = read(step.text)
    const { view } = replay.frames[frame]!
    if (!parsedMove || parsedMove.kind === 'draft' || parsedMove.kind === 'pick') return
    if (step.seat === null) {
      const isDealt = frame === 0 || replay.frames[frame - 1]!.view.phase === 'dealing'
      if (isDealt) {
        if (now?.kind !== 'deal') now = begin('deal', frame, null)
      } else {
        now = begin('turn', frame, view.turn)
        now.drawnCard = parsedMove.kind === 'card' ? parsedMove.card : null
        now.heldFrame = frame
      }
      now.frame = frame
    } else {
      const { kind } = parsedMove
      if (kind === 'pass') now = now?.kind === 'pass' ? now : begin('pass', frame, null)
      else if (kind === 'propose') now = begin('talk', frame, step.seat)
      else if (!TALKS.includes(kind) && now?.kind !== 'turn') now = begin('turn', frame, step.seat)
      now ??= begin('turn', frame, step.seat)
      now.frame = frame
      now.parsedMoves.push({ seat: step.seat, parsedMove })
    }
    if (view.sheets.length > over) {
      begin('over', frame, null)
      over = view.sheets.length
    }
  })
  return moments
}

export function frameOf(replay: Replay, moment: Moment): Snapshot {
  return replay.frames[moment.frame]!
}

/** The table at a moment. Counting a hand clears the table, so its last table is the one before. */
export function tableAt(replay: Replay, moment: Moment): GrassView {
  const { view } = frameOf(replay, moment)
  const isCleared = view.phase !== 'over' && view.sheets.length > moment.hand
  return isCleared ? replay.frames[Math.max(0, moment.frame - 1)]!.view : view
}

/** The changes of the markets at a moment. */
export function changesAt(replay: Replay, moment: Moment): Change[] {
  return changesOf(replay.frames[moment.before]!.view, tableAt(replay, moment))
}

/** The points of each seat at a moment: counted hands plus the market. */
export function pointsAt(replay: Replay, moment: Moment): number[] {
  const { players } = moment.kind === 'over' ? frameOf(replay, moment).view : tableAt(replay, moment)
  return players.map(({ score }) => score.total)
}

/** The hand shown at a moment: that of the acting player, before the play. */
export function handAt(replay: Replay, moment: Moment): { seat: number; cards: readonly number[] } | null {
  if (moment.kind === 'over') return null
  const frame = moment.kind === 'turn' ? (moment.heldFrame ?? moment.before) : moment.frame
  const { seat, view } = replay.frames[frame]!
  return seat === null || view.hand.length === 0 ? null : { seat, cards: view.hand }
}

/** The card that a turn used, or the card drawn in it. */
export function cardOf({ kind, parsedMoves, drawnCard }: Moment, orDrawn = true): number | null {
  const usedCard = parsedMoves.flatMap(({ parsedMove }) =>
    parsedMove.kind === 'play' || parsedMove.kind === 'discard' ? [parsedMove.card] : [],
  )[0]
  return kind === 'turn' ? (usedCard ?? (orDrawn ? drawnCard : null)) : null
}
