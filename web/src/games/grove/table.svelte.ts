/**
 * The table of Grove: the outcome of the ghost, the choice of the 10 that becomes the wheelbarrow, and the choice of
 * trees that get scarce dice.
 */
import { GridCardsTable } from '../../gridCards/table.svelte'
import type { Ask } from '../../gridCards/view'
import { t } from '../../i18n/fluent'
import type { MatchClient } from '../../net/MatchClient.svelte'
import type { Deck } from '../../net/protocol'
import { Effect, KIND, type Board, type Fruit, type GroveView, type Offers, type Score } from '../../net/protocol/grove'
import { placeText } from '../../table/places'
import { outlookOf, type Outlook } from './effects'
import { read } from './notation'
import { fruitName, outcomeParts, sentenceOf } from './sentences'

/** The sound of each kind of step; an undone card sounds like a lifted one. */
const SOUNDS = { card: 'lay', die: 'die', wheelbarrow: 'die', draw: 'draw', recipe: 'draw', undo: 'lift' } as const

const HAS_DIE: readonly number[] = [Effect.new, Effect.grows, Effect.barrow]
const WHEELBARROW = 15

export type GroveTable = GridCardsTable<string, Board, GroveView, Offers, Score, Fruit, Outlook>

/** Whether the choice is about the wheelbarrow. */
export function isWheelbarrow(asks: readonly Ask[]): boolean {
  return asks[0]?.value === WHEELBARROW
}

/** The deck, for the names of its recipes. */
function deckOf({ controller }: GroveTable): Pick<Deck, 'recipes'> {
  return controller.hello?.deck ?? { recipes: [] }
}

export function groveTable(client: MatchClient): GroveTable {
  const table: GroveTable = new GridCardsTable<string, Board, GroveView, Offers, Score, Fruit, Outlook>(client, {
    // The choice of the 10 that becomes the wheelbarrow comes first; then the dice, fruit by fruit.
    asks: ({ wheelbarrows, dice }, { cells }) =>
      [...wheelbarrows, ...dice].map(([action, row, col, value = WHEELBARROW]) => {
        const cell = cells.find((each) => each.row === row && each.col === col)
        return { action, row, col, fruit: cell?.fruit ?? 'orange', value }
      }),
    prompt: (asks) =>
      isWheelbarrow(asks)
        ? t('grove-table-wheelbarrow-prompt', { count: asks.length })
        : t('table-die-prompt', { fruit: fruitName(asks[0]?.fruit ?? null), count: asks.length }),
    answerText: (asks) => t(isWheelbarrow(asks) ? 'grove-table-wheelbarrow-here' : 'table-lay-die'),
    askText: (ask, at, asks) => {
      const tree = { place: placeText(ask), at, count: asks.length }
      return isWheelbarrow(asks)
        ? t('grove-table-wheelbarrow-at', { ...tree, fruit: fruitName(ask.fruit) })
        : t('grove-table-die-at', { ...tree, value: ask.value })
    },
    moveText: (ask) =>
      ask.value === WHEELBARROW
        ? t('grove-table-move-wheelbarrow', { place: placeText(ask) })
        : t('grove-table-move-die', { value: ask.value, place: placeText(ask) }),
    sentence: (step, board) => sentenceOf(step, board, deckOf(table)),
    soundOf: ({ text, effects }) => {
      const kinds = effects?.map((effect) => Math.floor(effect / KIND)) ?? []
      const move = read(text)
      return {
        sound: move ? SOUNDS[move.kind] : undefined,
        dice: kinds.filter((effect) => HAS_DIE.includes(effect)).length,
        alarm: kinds.includes(Effect.squirrel) || kinds.includes(Effect.toGlade),
      }
    },
    outlook: outlookOf,
    parts: (outlook, place) => outcomeParts(outlook, deckOf(table), place === 'announcement', place === 'line'),
  })
  return table
}
