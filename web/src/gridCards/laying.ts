/** The cards that seats laid in a round, for a match of several players. */
import { ofGame } from '../i18n/fluent'
import { gainText } from '../i18n/points'
import { sentenceAbout, type Naming } from '../i18n/words'
import type { Step } from '../net/protocol'
import { seatOf } from '../table/players'
import { read } from './grid'

/** The card laid by one seat's steps, and its points with those of the chosen cells; null if none was laid. */
export function layingOf(steps: Step[]): { card: number; turn: number; gain: number } | null {
  const move = steps.map((step) => read(step.text)).find((each) => each?.kind === 'card')
  if (move?.kind !== 'card') return null
  return { card: move.laid.card, turn: move.laid.turn, gain: steps.reduce((sum, step) => sum + (step.gain ?? 0), 0) }
}

/** The move of one seat, for screen readers; "" if it laid no card. */
export function moveSummaryText(game: string, steps: Step[], naming: Naming): string {
  const name = naming(seatOf(steps))
  const laying = layingOf(steps)
  if (laying) return sentenceAbout('table-did', name, { card: laying.card, gain: gainText(laying.gain) })
  return name === null ? '' : ofGame(game, 'room-did-none', { name })
}

export function begins({ text }: Step): boolean {
  return read(text)?.kind === 'card'
}

/** The card on the viewer's board, or the board of another player. */
export function placeOf({ seat, text }: Step, own: number | null): string | null {
  const move = read(text)
  if (move?.kind !== 'card') return null
  return seat === own ? `card-${move.laid.card}` : `board-${seat}`
}

interface Boards {
  view: { boards: readonly { seat: number; state: string; score: { total: number } }[] }
}

export function pointsOf({ view }: Boards, seat: number): number {
  return view.boards.find((board) => board.seat === seat)?.score.total ?? 0
}

/** Whether no card fits any more on a seat's board, while others may play on. */
export function isClosed({ view }: Boards, seat: number): boolean {
  return view.boards.find((board) => board.seat === seat)?.state === 'stopped'
}
