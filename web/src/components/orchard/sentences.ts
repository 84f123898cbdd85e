/** What happened and what would happen, as sentences to read or to hear. The words stand in table-orchard.ftl and orchard.ftl. */
import { t } from '../../lib/fluent'
import type { Step } from '../../lib/protocol'
import type { Board, Placement } from '../../lib/protocol/orchard'
import type { Outlook } from './effects'
import { signed } from '../../lib/signs'
import { quarter, read, type Cell } from './grid'

/** One event of the table; empty when there is nothing to say. */
export function sentenceOf(step: Step, board: Board): string {
  const move = read(step.text)
  if (!move) return ''
  if (move.kind === 'draw') {
    const first = board.laid[0]?.card === move.card
    return t(first ? 'table-said-first' : 'table-said-drawn', { card: move.card })
  }
  if (move.kind === 'undo') return t('table-said-undone', { total: board.score.total })
  if (move.kind === 'die') return t('table-said-die', { row: move.cell.row, column: move.cell.col })
  return t('table-said-laid', { card: move.laid.card, gain: signed(step.gain ?? 0), total: board.score.total })
}

export function turnName(turn: number): string {
  return t(`table-turn-${quarter(turn) * 90}`)
}

/** Where and how: what a button of the list of moves says. */
export function placeName(turn: number, cell: Cell): string {
  return t('table-place', { turn: turnName(turn), row: cell.row, column: cell.col })
}

/** The parts of an outcome in words, in the order in which they matter. */
export function outcomeParts(outlook: Outlook): string[] {
  const parts: string[] = []
  if (outlook.fresh > 0) parts.push(t('table-out-fresh', { count: outlook.fresh }))
  for (const die of outlook.grown) {
    parts.push(t('table-out-grown', { fruit: t(`orchard-${die.fruit}`), from: die.from, to: die.to }))
  }
  if (outlook.scarce > 0) parts.push(t('table-out-scarce', { count: outlook.scarce }))
  if (outlook.without > 0) parts.push(t('table-out-without', { count: outlook.without }))
  if (outlook.rotten > 0) parts.push(t('table-out-rotten', { count: outlook.rotten }))
  for (const die of outlook.lost) {
    parts.push(t('table-out-lost', { fruit: t(`orchard-${die.under!.fruit}`), from: die.from }))
  }
  return parts
}

/** The whole ghost in one sentence: where it is and what laying it would do. */
export function ghostSentence(placement: Placement, outlook: Outlook): string {
  const [, , turn, row, col, gain] = placement
  const parts = outcomeParts(outlook)
  const what = parts.length > 0 ? parts.join(', ') : t('table-out-nothing')
  return t('table-ghost', { place: placeName(turn, { row, col }), what, gain: signed(gain) })
}

/** The board in one sentence, for whoever does not see it. */
export function boardSummary(board: Board): string {
  return t('table-summary', {
    cards: board.laid.length,
    dice: board.score.dice_count,
    rotten: board.trees.filter((tree) => tree.rotten).length,
    total: board.score.total,
  })
}
