/** What happened and what would happen in a grove, as sentences to read or to hear. The words stand in the game's table.ftl. */
import { t } from '../../i18n/fluent'
import type { Deck, Step } from '../../net/protocol'
import { Effect, KIND, type Board, type Fruit } from '../../net/protocol/grove'
import { minus } from '../../ui/numbers'
import { sentenceOf as sentenceOfTrees } from '../../gridCards/sentences'
import type { Change, Outlook } from './effects'
import { read } from './notation'
import { recipeName } from './recipes'

export function fruitName(fruit: Fruit | null): string {
  return fruit ? t(`grove-${fruit}`) : ''
}

/** What stands on a cell of a card. */
export function plantName(word: string): string {
  return t(`grove-cell-${word}`)
}

/** One event of the table; empty when there is nothing to say. `deck`: what its recipes are called. */
export function sentenceOf(step: Step, board: Board, deck: Pick<Deck, 'recipes'>): string {
  const move = read(step.text)
  if (move?.kind === 'wheelbarrow')
    return t('grove-table-said-wheelbarrow', { row: move.cell.row, column: move.cell.col })
  if (move?.kind === 'recipe') {
    return t('grove-table-said-recipe', { card: move.card, name: recipeName(move.card, deck) })
  }
  const said = sentenceOfTrees('grove', step, board)
  if (move?.kind !== 'card') return said
  const kinds = (step.effects ?? []).map((effect) => Math.floor(effect / KIND))
  const more: string[] = []
  if (kinds.includes(Effect.squirrel))
    more.push(t('grove-table-squirrel-said', { out: 'yes', points: minus(board.score.squirrel) }))
  if (kinds.includes(Effect.barrow)) more.push(t('grove-table-wheelbarrow-said', { out: 'yes' }))
  if (kinds.includes(Effect.toGlade)) more.push(t('grove-table-glades-said', { points: board.score.glades }))
  if (board.score.target > 0) more.push(targetText(board.score.target, board.score.total))
  return [said, ...more.map((each) => `${each}.`)].join(' ')
}

function dieArgs(change: Change): { fruit: string; from: number; to: number; value: number } {
  return { fruit: fruitName(change.die), from: change.from, to: change.to, value: change.to }
}

/** The parts of an outcome in words, in the order in which they matter; `all`: also those that change no die. */
export function outcomeParts(outlook: Outlook, all = false): string[] {
  const parts: string[] = []
  const { squirrel } = outlook
  if (squirrel) {
    parts.push(
      t('grove-table-out-squirrel', { value: squirrel.from, fruit: fruitName(squirrel.under?.die_fruit ?? null) }),
    )
    if (outlook.bitten.length > 0) parts.push(t('grove-table-out-squirrel-beside', { count: outlook.bitten.length }))
  } else if (outlook.newlyBitten > 0) parts.push(t('grove-table-out-squirrel-beside', { count: outlook.newlyBitten }))
  for (const die of outlook.fresh) parts.push(t('grove-table-out-new', dieArgs(die)))
  for (const die of outlook.grown) if (die !== outlook.barrow) parts.push(t('table-out-grown', dieArgs(die)))
  for (const die of outlook.saved) if (die !== outlook.barrow) parts.push(t('grove-table-out-back', dieArgs(die)))
  if (outlook.barrow) parts.push(t('grove-table-out-wheelbarrow', dieArgs(outlook.barrow)))
  for (const die of outlook.fallen) parts.push(t('grove-table-out-to-glade', dieArgs(die)))
  if (outlook.tens > 0) parts.push(t('grove-table-out-tens', { count: outlook.tens }))
  if (outlook.scarce > 0) parts.push(t('table-out-scarce', { count: outlook.scarce }))
  if (outlook.without > 0) parts.push(t('table-out-without', { count: outlook.without }))
  if (!all) return parts
  for (const die of outlook.still) parts.push(t('grove-table-out-stays', dieArgs(die)))
  if (outlook.bare > 0) parts.push(t('grove-table-out-bare', { count: outlook.bare }))
  if (outlook.glades > 0) parts.push(t('grove-table-out-glade', { count: outlook.glades }))
  return parts
}

/** The same for the narrow line over the hand, where the board says the rest. */
export function briefParts(outlook: Outlook): string[] {
  const parts: string[] = []
  const { squirrel } = outlook
  if (squirrel) parts.push(t('grove-brief-squirrel', { count: outlook.bitten.length }))
  else if (outlook.newlyBitten > 0) parts.push(t('grove-table-out-squirrel-beside', { count: outlook.newlyBitten }))
  if (squirrel && squirrel.from > 0)
    parts.push(t('grove-brief-stolen', { value: squirrel.from, fruit: fruitName(squirrel.under?.die_fruit ?? null) }))
  for (const die of outlook.fresh) parts.push(t('grove-brief-new', dieArgs(die)))
  for (const die of outlook.grown) if (die !== outlook.barrow) parts.push(t('table-out-grown', dieArgs(die)))
  for (const die of outlook.saved) if (die !== outlook.barrow) parts.push(t('grove-brief-back', dieArgs(die)))
  if (outlook.barrow) parts.push(t('grove-brief-wheelbarrow', dieArgs(outlook.barrow)))
  for (const die of outlook.fallen) parts.push(t('grove-brief-fallen', dieArgs(die)))
  if (outlook.tens > 0) parts.push(t('grove-table-out-tens', { count: outlook.tens }))
  if (outlook.scarce > 0) parts.push(t('table-out-scarce', { count: outlook.scarce }))
  if (outlook.without > 0) parts.push(t('table-out-without', { count: outlook.without }))
  return parts
}

/** The board in one sentence, for whoever does not see it. */
export function boardSummary(board: Board): string {
  const { score } = board
  const said = t('grove-table-summary', {
    cards: board.laid.length,
    dice: score.dice_count,
    squirrel: board.squirrel_left ? 'no' : 'yes',
    wheelbarrow: board.wheelbarrow_left ? 'no' : 'yes',
    total: score.total,
  })
  return score.target > 0 ? `${said} ${targetText(score.target, score.total)}.` : said
}

/** How far the target is. */
export function targetText(target: number, total: number): string {
  return t('grove-table-target-said', { target, left: Math.max(0, target - total) })
}
