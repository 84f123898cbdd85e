/** What the cells of a board of cards are called, for people who walk the board by key or hear it. */
import { t } from '../i18n/fluent'
import { placeText } from '../table/places'
import { cellsOf, keyOf, type Cell, type Laid } from './grid'

/** What lies on each cell that a card covers, in words, by `keyOf`. */
export type CellNames = ReadonlyMap<string, string>

/** Names for the cells that cards cover: what the game says of each, and the card that is on top there. */
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

/** A cell in words: what lies there, `more` that there is to say of it, and where it is. */
export function cellText(cell: Cell, names: CellNames, ...more: string[]): string {
  return [names.get(keyOf(cell)) ?? t('table-cell-empty'), ...more, placeText(cell)].filter(Boolean).join('; ')
}
