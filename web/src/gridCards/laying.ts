/** What one seat laid in a round, for a table of several. */
import { ofGame, t } from '../i18n/fluent'
import type { Step } from '../net/protocol'
import { signed } from '../ui/numbers'
import { read } from './grid'

/** The card that one seat's steps laid, and what they brought with the cells that were answered with; null if none was. */
export function layingOf(steps: Step[]): { card: number; turn: number; gain: number } | null {
  const move = steps.map((step) => read(step.text)).find((each) => each?.kind === 'card')
  if (move?.kind !== 'card') return null
  return { card: move.laid.card, turn: move.laid.turn, gain: steps.reduce((sum, step) => sum + (step.gain ?? 0), 0) }
}

/** What one seat did, for whoever listens. */
export function moveSummaryText(game: string, name: string, steps: Step[]): string {
  const laying = layingOf(steps)
  return laying
    ? t('room-did', { name, card: laying.card, gain: signed(laying.gain) })
    : ofGame(game, 'room-did-none', { name })
}

interface Boards {
  view: { boards: readonly { seat: number; state: string; score: { total: number } }[] }
}

export function pointsOf({ view }: Boards, seat: number): number {
  return view.boards.find((board) => board.seat === seat)?.score.total ?? 0
}

/** A seat where no card fits any more, while others may play on. */
export function isClosed({ view }: Boards, seat: number): boolean {
  return view.boards.find((board) => board.seat === seat)?.state === 'stopped'
}
