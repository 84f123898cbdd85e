/** What each key does at a table of Clustered. Keys meant for a button, a field or a dialog are left to it. */
import type { ClusteredTable } from './table.svelte'

export interface KeyActions {
  help: () => void
  sound: () => void
  all: () => void
  /** The board goes so many cells aside. */
  pan: (rows: number, cols: number) => void
  zoom: (factor: number) => void
}

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
const ZOOM = 1.25

export function keyPressed(event: KeyboardEvent, table: ClusteredTable, actions: KeyActions): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest('dialog[open], input, textarea, select')) return
  const control = target?.closest('button, a, summary, [tabindex]') ?? null
  const at = control?.hasAttribute('data-at') ? Number(control.getAttribute('data-at')) : null

  if (event.key === 'Enter') {
    if (control && (at === null || !isReady(table, at))) return
    event.preventDefault()
    if (!event.repeat) enter(table)
    return
  }
  const step = STEPS[event.key]
  if (step) {
    if (control && at === null) return
    event.preventDefault()
    if (event.shiftKey) actions.pan(...step)
    else arrow(table, step)
    return
  }
  const digit = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : null
  const act = digit === null ? LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key] : () => table.choose(digit)
  if (!act) return
  event.preventDefault()
  act(table, actions, event.shiftKey)
  if (digit !== null && table.mode === 'play' && table.chosen !== null) table.showNearest()
  // Enter lays the card that was aimed: the focus must not stay with a button that would take it for a press.
  if (control && (table.cell || digit !== null) && table.chosenAt !== null && at !== table.chosenAt) focusOn(table.chosenAt)
}

/** Enter on a card means what was prepared with it; before that it is a press on the card. */
function isReady(table: ClusteredTable, at: number): boolean {
  if (table.mode === 'trim' || table.mode === 'discard') return table.mayThrow && table.picks.includes(at)
  return table.chosenAt === at && table.cell !== null
}

function focusOn(at: number): void {
  document.querySelector<HTMLElement>(`[data-at='${at}']`)?.focus({ preventScroll: true })
}

function enter(table: ClusteredTable): void {
  if (table.mode === 'trim' || table.mode === 'discard') table.throwPicked()
  else if (table.cell) table.lay()
  else ready(table)
}

/** A card and a ghost to move: the first card that fits somewhere if none is chosen. */
function ready(table: ClusteredTable): void {
  if (table.mode !== 'play') return
  if (table.chosen === null) table.choose(Math.max(0, table.hand.findIndex((card) => table.placements.some((each) => each[1] === card))))
  if (table.chosen !== null && !table.cell) table.showNearest()
}

function arrow(table: ClusteredTable, [rows, cols]: [number, number]): void {
  if (table.cell) table.step(rows, cols)
  else ready(table)
}

const LETTERS: Record<string, (table: ClusteredTable, actions: KeyActions, shift: boolean) => void> = {
  n: (table, _, shift) => table.nextSpot(shift ? -1 : 1),
  u: (table) => table.undo(),
  m: (_, actions) => actions.sound(),
  '?': (_, actions) => actions.help(),
  '0': (_, actions) => actions.all(),
  '+': (_, actions) => actions.zoom(ZOOM),
  '=': (_, actions) => actions.zoom(ZOOM),
  '-': (_, actions) => actions.zoom(1 / ZOOM),
  Escape: (table) => table.cancel(),
}
