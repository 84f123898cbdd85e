/** The labels of a board's cells, for people who use the keyboard or a screen reader. */
import { t } from '../i18n/fluent'
import { placeText } from '../table/places'
import { cellsOf, keyOf, type Cell, type Laid } from './grid'

/** The content of each cell covered by a card, in words, by `keyOf`. */
export type CellNames = ReadonlyMap<string, string>

/** Makes the labels of the cells covered by cards: the game's text for each, and the top card. */
export function cellNamesOf<Visible extends Cell>(
  cards: readonly Laid[],
  cells: readonly Visible[],
  partsOf: (cell: Visible) => string[],
): CellNames {
  const top = new Map(
    cards.flatMap(({ card, turn, row, col }) => cellsOf(turn, row, col).map((cell) => [keyOf(cell), card] as const)),
  )
  return new Map(
    cells.map((cell) => {
      const card = top.get(keyOf(cell))
      const parts = [...partsOf(cell), card === undefined ? '' : t('table-cell-card', { card })]
      return [keyOf(cell), parts.filter(Boolean).join(', ')]
    }),
  )
}

/** The label of a cell: its content, the texts in `more`, and its position. */
export function cellText(cell: Cell, names: CellNames, ...more: string[]): string {
  return [names.get(keyOf(cell)) ?? t('table-cell-empty'), ...more, placeText(cell)].filter(Boolean).join('; ')
}
