/** The name of a position on a board without edges. */
import { t } from '../i18n/fluent'
import type { Spot } from './drag'

/** The name of a cell relative to the first card, whose top-left cell is 0, 0. */
export function placeText({ row, col }: Spot): string {
  return t('table-from-first', {
    vertical: row < 0 ? 'up' : row > 0 ? 'down' : 'level',
    rows: Math.abs(row),
    horizontal: col < 0 ? 'left' : col > 0 ? 'right' : 'level',
    columns: Math.abs(col),
  })
}
