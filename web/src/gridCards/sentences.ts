/**
 * Sentences that games with cards of trees share. Their texts are in table-grid-cards.ftl; a game may have its own for
 * each of them.
 */
import { ofGame, t } from '../i18n/fluent'
import { gainText } from '../i18n/points'
import type { Step } from '../net/protocol'
import { placeText } from '../table/places'
import { signed } from '../ui/numbers'
import { quarter, read, type Cell, type Placement } from './grid'
import type { GridCardsBoard } from './view'

/** One step that all such games have, in words; "" if it needs no words. */
export function sentenceOf(game: string, step: Step, board: GridCardsBoard): string {
  const move = read(step.text)
  if (!move) return ''
  const { total } = board.score
  if (move.kind === 'draw') {
    const first = board.laid[0]?.card === move.card
    return first ? ofGame(game, 'table-said-first', { card: move.card }) : t('table-said-drawn', { card: move.card })
  }
  if (move.kind === 'undo') return t('table-said-undone', { total })
  if (move.kind === 'die') return t('table-said-die', { place: placeText(move.cell) })
  return t('table-said-laid', { card: move.laid.card, gain: gainText(step.gain ?? 0), total })
}

export function turnName(turn: number): string {
  return t(`table-turn-${quarter(turn) * 90}`)
}

/** The text of a button in the list of moves: the position and the rotation. */
export function placeName(turn: number, cell: Cell): string {
  return t('table-place', { turn: turnName(turn), place: placeText(cell) })
}

/** The ghost in one sentence: its position and its outcome. */
export function ghostSentence([, , turn, row, col, gain]: Placement, parts: string[]): string {
  const what = parts.length > 0 ? parts.join(', ') : t('table-out-nothing')
  return t('table-ghost', { place: placeName(turn, { row, col }), what, gain: signed(gain) })
}

/** A card of the hand in words, for screen readers: its six cells and its rotation. */
export function cardName(card: number, cells: readonly string[], turn: number): string {
  const [first, second, third, fourth, fifth, sixth] = cells as [string, string, string, string, string, string]
  const name = t('table-card', { card, first, second, third, fourth, fifth, sixth })
  return quarter(turn) === 0 ? name : t('table-card-turned', { card: name, turn: turnName(turn) })
}
