/** Changes of a sheet of Clustered. A sheet is a value: each change makes another one. */
import type { TableCount } from '../../../net/protocol'
import {
  type ClusteredView,
  type EnteredPoints,
  type EnteredTurn,
  type Laid,
  START,
  type TableSheet,
} from '../../../net/protocol/clustered'
import { laidAt, type Cell } from '../grid'

export function empty(seats: number, options: readonly string[]): TableSheet {
  return { seats, laid: [], points: [], options: [...options] }
}

export function isLaid(turn: EnteredTurn): boolean {
  return !turn.gone && !turn.trimmed
}

export function cellOf(turn: EnteredTurn): Cell {
  return { row: turn.row ?? 0, col: turn.col ?? 0 }
}

/**
 * The cards on the table, those that are not counted yet included: the last count says whose the others are, and these
 * are the next players'.
 */
export function cardsOf(sheet: TableSheet, count: TableCount<ClusteredView> | null): Laid[] {
  const counted = count?.view?.laid ?? [[START, null, 0, 0] satisfies Laid]
  const cards = counted.filter(([, seat]) => seat === null)
  let next = count?.next ?? 0
  for (const turn of (sheet.laid ?? []).filter(isLaid)) {
    const cell = cellOf(turn)
    if (laidAt(cards, cell)) continue
    const known = laidAt(counted, cell)
    const isKnown = known?.[0] === turn.card
    const seat = isKnown ? known[1]! : (turn.seat ?? next)
    if (!isKnown) next = (seat + 1) % sheet.seats
    cards.push([turn.card, seat, cell.row, cell.col])
  }
  return cards
}

/** The index of the turn that laid the card on a cell; -1 for none. */
export function turnAt(sheet: TableSheet, cell: Cell): number {
  return (sheet.laid ?? []).findIndex((turn) => {
    const there = cellOf(turn)
    return isLaid(turn) && there.row === cell.row && there.col === cell.col
  })
}

export function withTurn(sheet: TableSheet, turn: EnteredTurn): TableSheet {
  return { ...sheet, laid: [...(sheet.laid ?? []), turn] }
}

/** The sheet in which a turn was another one; without it if that is null. */
export function withChange(sheet: TableSheet, at: number, change: Partial<EnteredTurn> | null): TableSheet {
  const laid = sheet.laid ?? []
  return { ...sheet, laid: change ? laid.with(at, { ...laid[at]!, ...change }) : laid.filter((_, k) => k !== at) }
}

export function pointsAt(sheet: TableSheet, seat: number): EnteredPoints {
  return sheet.points?.[seat] ?? {}
}

/** The sheet with what one player has counted. */
export function withPoints(sheet: TableSheet, seat: number, change: EnteredPoints): TableSheet {
  const points = Array.from({ length: sheet.seats }, (_, k) =>
    k === seat ? { ...pointsAt(sheet, k), ...change } : pointsAt(sheet, k),
  )
  return { ...sheet, points }
}
