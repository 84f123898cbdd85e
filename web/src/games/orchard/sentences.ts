/**
 * Sentences about possible moves on an orchard, for the page and for screen readers. Their texts are in the game's
 * table.ftl and in table-grid-cards.ftl.
 */
import { cellNamesOf, type CellNames } from '../../gridCards/cells'
import { t } from '../../i18n/fluent'
import type { Board } from '../../net/protocol/orchard'
import type { Outlook } from './effects'

/** The parts of an outcome in words, the most important first. */
export function outcomeParts(outlook: Outlook): string[] {
  const parts: string[] = []
  if (outlook.fresh > 0) parts.push(t('table-out-fresh', { count: outlook.fresh }))
  for (const die of outlook.growth) {
    parts.push(t('table-out-grown', { fruit: t(`orchard-${die.fruit}`), from: die.from, to: die.to }))
  }
  if (outlook.scarce > 0) parts.push(t('table-out-scarce', { count: outlook.scarce }))
  if (outlook.without > 0) parts.push(t('table-out-without', { count: outlook.without }))
  if (outlook.rotten > 0) parts.push(t('table-out-rotten', { count: outlook.rotten }))
  for (const die of outlook.losses) {
    parts.push(t('table-out-lost', { fruit: t(`orchard-${die.under!.fruit}`), from: die.from }))
  }
  return parts
}

/** A summary of the board in one sentence, for screen readers. */
export function boardSummary(board: Board): string {
  return t('table-summary', {
    cards: board.laid.length,
    dice: board.score.dice_count,
    rotten: board.trees.filter((tree) => tree.rotten).length,
    total: board.score.total,
  })
}

/** The content of each cell of the board, in words. */
export function cellNames(board: Board): CellNames {
  return cellNamesOf(board.laid, board.trees, ({ fruit, die, rotten }) => [
    t('orchard-cell-tree', { fruit }),
    rotten ? t('orchard-cell-rotten') : die > 0 ? t('table-cell-die', { value: die }) : t('table-cell-bare'),
  ])
}
