/** What each key does at an Orchard table. Keys meant for a button, a field or a dialog are left to it. */
import type { OrchardTable } from './table.svelte'

export interface KeyActions {
  help: () => void
  sound: () => void
  all: () => void
}

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

export function keyPressed(event: KeyboardEvent, table: OrchardTable, actions: KeyActions): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest('dialog[open], input, textarea, select')) return
  const control = target?.closest('button, a, summary, [tabindex]') ?? null
  const card = Number(control?.getAttribute('data-card') ?? 0)

  if (event.key === 'Enter') {
    if (control && card !== table.chosen) return
    event.preventDefault()
    if (!event.repeat) enter(table)
    return
  }
  const step = STEPS[event.key]
  if (step) {
    if (control && !card) return
    event.preventDefault()
    arrow(table, step)
    return
  }
  const act = LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  if (!act) return
  event.preventDefault()
  act(table, actions, event.shiftKey)
  // Enter lays the card that was aimed: the focus must not stay with a button that would take it for a press.
  if (control && table.ghost && card !== table.chosen) focusOn(table.chosen)
}

function focusOn(card: number | null): void {
  document.querySelector<HTMLElement>(`[data-card='${card}']`)?.focus({ preventScroll: true })
}

function enter(table: OrchardTable): void {
  if (table.choosing) table.chooseDie()
  else if (table.ghost) table.lay()
  else ready(table)
}

/** A card and a ghost to move: the first card if none is chosen. */
function ready(table: OrchardTable): boolean {
  if (table.chosen === null) table.choose(table.board?.hand[0] ?? null)
  if (table.chosen === null) return false
  if (!table.ghost) table.showNearest()
  return true
}

function arrow(table: OrchardTable, [rows, cols]: [number, number]): void {
  if (table.choosing) table.stepDie(rows + cols > 0 ? 1 : -1)
  else if (table.ghost) table.step(rows, cols)
  else ready(table)
}

function chooseNth(table: OrchardTable, n: number): void {
  const card = table.board?.hand[n]
  if (card === undefined) return
  table.choose(card)
  table.showNearest()
}

const LETTERS: Record<string, (table: OrchardTable, actions: KeyActions, shift: boolean) => void> = {
  r: (table, _, shift) => table.turnBy(shift ? -1 : 1),
  n: (table, _, shift) => {
    if (ready(table)) table.nextSpot(shift ? -1 : 1)
  },
  u: (table) => table.undo(),
  m: (_, actions) => actions.sound(),
  '?': (_, actions) => actions.help(),
  '0': (_, actions) => actions.all(),
  '1': (table) => chooseNth(table, 0),
  '2': (table) => chooseNth(table, 1),
  Escape: (table) => table.cancel(),
}
