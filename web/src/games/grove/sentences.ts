/**
 * Sentences about moves and possible moves in a grove, for the page and for screen readers. Their texts are in the
 * game's table.ftl.
 */
import { cellNamesOf, type CellNames } from '../../gridCards/cells'
import { sentenceOf as sentenceOfTrees } from '../../gridCards/sentences'
import { t } from '../../i18n/fluent'
import { joinSentences } from '../../i18n/words'
import type { Deck, Step } from '../../net/protocol'
import { Effect, KIND, type Board, type Fruit } from '../../net/protocol/grove'
import { placeText } from '../../table/places'
import { minus, signed } from '../../ui/numbers'
import type { Change, Outlook } from './effects'
import { read } from './notation'
import { recipeName } from './recipes'

export function fruitName(fruit: Fruit | null): string {
  return fruit ? t(`grove-${fruit}`) : ''
}

/** The content of a cell of a card. */
export function plantName(word: string): string {
  return t(`grove-cell-${word}`)
}

/** One step in words; "" if it needs none. `deck`: the names of its recipes. */
export function sentenceOf(step: Step, board: Board, deck: Pick<Deck, 'recipes'>): string {
  const move = read(step.text)
  if (move?.kind === 'wheelbarrow') return t('grove-table-said-wheelbarrow', { place: placeText(move.cell) })
  if (move?.kind === 'recipe') {
    return t('grove-table-said-recipe', { card: move.card, name: recipeName(move.card, deck) })
  }
  const sentence = sentenceOfTrees('grove', step, board)
  if (move?.kind !== 'card') return sentence
  const kinds = (step.effects ?? []).map((effect) => Math.floor(effect / KIND))
  const more: string[] = []
  if (kinds.includes(Effect.squirrel))
    more.push(t('grove-table-squirrel-said', { out: 'yes', points: minus(board.score.squirrel) }))
  if (kinds.includes(Effect.barrow)) more.push(t('grove-table-wheelbarrow-said', { out: 'yes' }))
  if (kinds.includes(Effect.toGlade)) more.push(t('grove-table-glades-said', { points: board.score.glades }))
  if (board.score.target > 0) more.push(targetText(board.score.target, board.score.total))
  return joinSentences(sentence, ...more)
}

function dieArgs(change: Change): { fruit: string; from: number; to: number; value: number } {
  return { fruit: fruitName(change.die), from: change.from, to: change.to, value: change.to }
}

/**
 * The parts of an outcome in words, the most important first. `all`: also those that change no die; `brief`: for the
 * narrow line over the hand, where the board shows the rest. `deck`: the names of its recipes.
 */
export function outcomeParts(outlook: Outlook, deck: Pick<Deck, 'recipes'>, all = false, brief = false): string[] {
  const { squirrel, barrow, bitten, newlyBitten } = outlook
  const parts = outlook.recipes.map(({ card, gain }) =>
    t('grove-table-out-recipe', { name: recipeName(card, deck), gain: signed(gain) }),
  )
  const each = (dice: readonly Change[], id: string): void => {
    for (const die of dice) if (die !== barrow) parts.push(t(id, dieArgs(die)))
  }
  const count = (number: number, id: string): void => {
    if (number > 0) parts.push(t(id, { count: number }))
  }
  const fruit = fruitName(squirrel?.under?.die_fruit ?? null)
  if (!squirrel) count(newlyBitten, 'grove-table-out-squirrel-beside')
  else if (brief) {
    parts.push(t('grove-brief-squirrel', { count: bitten.length }))
    if (squirrel.from > 0) parts.push(t('grove-brief-stolen', { value: squirrel.from, fruit }))
  } else {
    parts.push(t('grove-table-out-squirrel', { value: squirrel.from, fruit }))
    count(bitten.length, 'grove-table-out-squirrel-beside')
  }
  each(outlook.fresh, brief ? 'grove-brief-new' : 'grove-table-out-new')
  each(outlook.growth, 'table-out-grown')
  each(outlook.rescues, brief ? 'grove-brief-back' : 'grove-table-out-back')
  if (barrow) parts.push(t(brief ? 'grove-brief-wheelbarrow' : 'grove-table-out-wheelbarrow', dieArgs(barrow)))
  each(outlook.falls, brief ? 'grove-brief-fallen' : 'grove-table-out-to-glade')
  count(outlook.tens, 'grove-table-out-tens')
  count(outlook.scarce, 'table-out-scarce')
  count(outlook.without, 'table-out-without')
  if (!all) return parts
  each(outlook.still, 'grove-table-out-stays')
  count(outlook.bare, 'grove-table-out-bare')
  count(outlook.glades, 'grove-table-out-glade')
  return parts
}

/** A summary of the board in one sentence, for screen readers. */
export function boardSummary(board: Board): string {
  const { score } = board
  const summary = t('grove-table-summary', {
    cards: board.laid.length,
    dice: score.dice_count,
    squirrel: board.squirrel_left ? 'no' : 'yes',
    wheelbarrow: board.wheelbarrow_left ? 'no' : 'yes',
    total: score.total,
  })
  return score.target > 0 ? joinSentences(summary, targetText(score.target, score.total)) : summary
}

/** The distance to the target in words. */
export function targetText(target: number, total: number): string {
  return t('grove-table-target-said', { target, left: Math.max(0, target - total) })
}

/** The content of each cell of the board, in words. A die on a glade is named with its fruit. */
export function cellNames(board: Board): CellNames {
  return cellNamesOf(board.laid, board.cells, ({ fruit, fruits, die, die_fruit: dieFruit, squirrel }) => [
    plantName(fruit ? `${fruit}-${fruits}` : 'glade'),
    squirrel ? t('grove-cell-squirrel') : '',
    die > 0
      ? t('grove-cell-die', { value: die, fruit: fruit ? '' : fruitName(dieFruit), fallen: fruit ? 'no' : 'yes' })
      : fruit && !squirrel
        ? t('table-cell-bare')
        : '',
  ])
}
