/** The table of Orchard: the outcome of the ghost, and the choice of the tree that gets a scarce die. */
import { read } from '../../gridCards/grid'
import { sentenceOf } from '../../gridCards/sentences'
import { GridCardsTable } from '../../gridCards/table.svelte'
import { t } from '../../i18n/fluent'
import type { MatchClient } from '../../net/MatchClient.svelte'
import {
  DIE_AFTER,
  Effect,
  type Board,
  type Fruit,
  type Offers,
  type OrchardView,
  type Score,
} from '../../net/protocol/orchard'
import { outlookOf, type Outlook } from './effects'
import { outcomeParts } from './sentences'

/** The sound of each kind of step; an undone card sounds like a lifted one. */
const SOUNDS = { card: 'lay', die: 'die', draw: 'draw', undo: 'lift' } as const

export type OrchardTable = GridCardsTable<Fruit, Board, OrchardView, Offers, Score, Fruit, Outlook>

export function orchardTable(client: MatchClient): OrchardTable {
  return new GridCardsTable<Fruit, Board, OrchardView, Offers, Score, Fruit, Outlook>(client, {
    asks: ({ dice }, { trees }) =>
      dice.map(([action, row, col]) => {
        const tree = trees.find((each) => each.row === row && each.col === col)
        return { action, row, col, fruit: tree?.fruit ?? 'apple', value: 1 }
      }),
    prompt: (asks) =>
      t('table-die-prompt', { fruit: asks[0] ? t(`orchard-${asks[0].fruit}`) : '', count: asks.length }),
    answerText: () => t('table-lay-die'),
    sentence: (step, board) => sentenceOf('orchard', step, board),
    soundOf: ({ text, effects }) => {
      const move = read(text)
      return {
        sound: move ? SOUNDS[move.kind] : undefined,
        dice: effects?.filter((effect) => DIE_AFTER[effect]).length ?? 0,
        alarm: effects?.includes(Effect.rots) ?? false,
      }
    },
    outlook: outlookOf,
    parts: outcomeParts,
  })
}
