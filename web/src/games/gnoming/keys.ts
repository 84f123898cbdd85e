/** The keys of this game's table: a digit is a cell, in reading order. The other keys are in table/keys.ts. */
import { ARROWS } from '../../table/arrows'
import { controlOf, isTableKey, isWholeTable, keyName } from '../../table/keys'
import { spotOf } from './grid'
import type { GnomingTable } from './table.svelte'

const MIDDLE = 4

function cellButton(cell: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-large] [data-cell='${cell}']`)
}

/** The arrow keys move the focus from cell to cell; from elsewhere they move it into the grid. */
function go(target: Element | null, [rows, cols]: [number, number]): void {
  const at = target?.closest('[data-cell]')?.getAttribute('data-cell')
  if (at === null || at === undefined) {
    cellButton(MIDDLE)?.focus()
    return
  }
  const { row, col } = spotOf(Number(at))
  const next = { row: Math.min(2, Math.max(0, row + rows)), col: Math.min(2, Math.max(0, col + cols)) }
  cellButton(3 * next.row + next.col)?.focus()
}

/** True if the key was handled. */
export function keyed(event: KeyboardEvent, table: GnomingTable): boolean {
  if (!isTableKey(event)) return false
  const target = event.target instanceof Element ? event.target : null
  const step = ARROWS[event.key]
  if (step) {
    if (target?.closest('[data-board]') === null && !isWholeTable(target)) return false
    go(target, step)
    return true
  }
  if (/^[1-9]$/.test(event.key)) {
    if (!event.repeat) table.press(Number(event.key) - 1)
    return true
  }
  if (event.key === 'Enter') {
    if (controlOf(event)) return false
    table.confirm()
    return true
  }
  const letter = keyName(event)
  if (letter === 'd') table.draw()
  else if (letter === 'l') table.pressPile(0)
  else if (letter === 'r') table.pressPile(1)
  else if (letter === 'p') table.pass()
  else return letter === 'n'
  return true
}
