/** A finished round in words, and the rows of its score tables. */
import { t } from '../../i18n/fluent'
import { type Line, RULES, type Sheet } from '../../net/protocol/gnoming'
import { minus } from '../../ui/numbers'
import type { ScoreRow } from '../../ui/ScoreTable.svelte'
import { figureOf } from './cards'

/** The sources of the points of a round, in the order of the score card. */
export const SOURCES = ['singles', 'matched', 'negatives', 'hazards', 'bonus'] as const

/** The sources listed only if a player has points from them. */
const RARE: readonly string[] = ['negatives', 'hazards', 'bonus']

/**
 * The rows of a score table with a column for each sheet, without unused sources. `isSummed`: adds a column with the
 * sum.
 */
export function rowsOf(sheets: readonly Sheet[], isSummed = false): ScoreRow[] {
  return SOURCES.flatMap((source) => {
    const points = sheets.map((sheet) => sheet[source])
    if (RARE.includes(source) && points.every((each) => each === 0)) return []
    const sum = points.reduce((total, each) => total + each, 0)
    return [
      {
        key: source,
        label: t(`gnoming-tally-${source}`),
        rules: source === 'bonus' ? bonusRules(points) : [RULES[source]],
        figures: (isSummed ? [...points, sum] : points).map(minus),
      },
    ]
  })
}

/** The rules of going out: for the player with the fewest points, and for others. */
function bonusRules(points: readonly number[]): string[] {
  const [isBonus, isPenalty] = [points.some((each) => each < 0), points.some((each) => each > 0)]
  return [...(isBonus ? [RULES.bonus] : []), ...(isPenalty ? [RULES.penalty] : [])]
}

export function lineText([isRow, at, value]: Line): string {
  return t('gnoming-tally-line', { way: isRow ? 'row' : 'column', number: at + 1, value })
}

/** One seat's grid of a round, row by row, with its points, in words. */
export function seatText(sheet: Sheet, name: string): string {
  return t('gnoming-round-grid', { name, rows: rowsText(sheet), points: minus(sheet.points) })
}

/** The names of the cards of a grid, row by row. */
export function rowsText({ cells }: Sheet): string {
  const figures = cells.map((card) => (card === null ? t('gnoming-down') : figureOf(card)))
  return [0, 3, 6].map((at) => figures.slice(at, at + 3).join(', ')).join('; ')
}

/** The points of all players in one round, for screen readers. */
export function roundText(sheets: readonly Sheet[], names: readonly string[], round: number): string {
  const points = sheets.map((sheet, seat) =>
    t('gnoming-round-points', { name: names[seat] ?? '', points: minus(sheet.points) }),
  )
  return t('gnoming-round-summary', { round: round + 1, points: points.join(', ') })
}
