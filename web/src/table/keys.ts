/** What each key does at a table where cards are laid. Keys meant for a button, a field or a dialog are left to it. */
import type { PlacementTable } from './PlacementInput.svelte'
import { setSound, soundOn } from '../ui/sound'
import { askFurther } from './hint/asking'

export interface KeyActions {
  help: () => void
  all: () => void
  /** What is asked instead of a card, when no card may be chosen: answered, and gone through. */
  answer?: () => void
  stepAnswer?: (by: 1 | -1) => void
}

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** A button of the hand says what it chooses in `data-choice`. */
function choiceOf(control: Element | null): number | null {
  const choice = control?.getAttribute('data-choice')
  return choice === null || choice === undefined ? null : Number(choice)
}

export function keyPressed(event: KeyboardEvent, table: PlacementTable, actions: KeyActions): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest('dialog[open], input, textarea, select')) return
  const control = target?.closest('button, a, summary, [tabindex]') ?? null
  const choice = choiceOf(control)

  if (event.key === 'Enter') {
    if (control && (choice === null || choice !== table.chosen)) return
    event.preventDefault()
    if (!event.repeat) enter(table, actions)
    return
  }
  const step = STEPS[event.key]
  if (step) {
    if (control && choice === null) return
    event.preventDefault()
    arrow(table, actions, step)
    return
  }
  const act = /^[1-9]$/.test(event.key)
    ? (): void => chooseNth(table, Number(event.key) - 1)
    : LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  if (!act) return
  event.preventDefault()
  act(table, actions, event.shiftKey)
  // Enter lays the card that was aimed: the focus must not stay with a button that would take it for a press.
  if (control && table.ghost && (choice === null || choice !== table.chosen)) focusOn(table.chosen)
}

function focusOn(choice: number | null): void {
  document.querySelector<HTMLElement>(`[data-choice='${choice}']`)?.focus({ preventScroll: true })
}

function enter(table: PlacementTable, actions: KeyActions): void {
  if (!table.mayChoose) actions.answer?.()
  else if (table.ghost) table.lay()
  else ready(table)
}

/** A card and a ghost to move: the first card if none is chosen. */
function ready(table: PlacementTable): boolean {
  if (table.chosen === null) table.choose(table.choices[0] ?? null)
  if (table.chosen === null) return false
  if (!table.ghost) table.showNearest()
  return true
}

function arrow(table: PlacementTable, actions: KeyActions, [rows, cols]: [number, number]): void {
  if (!table.mayChoose) actions.stepAnswer?.(rows + cols > 0 ? 1 : -1)
  else if (table.ghost) table.step(rows, cols)
  else ready(table)
}

function chooseNth(table: PlacementTable, n: number): void {
  const choice = table.choices[n]
  if (choice === undefined) return
  table.choose(choice)
  table.showNearest()
}

const LETTERS: Record<string, (table: PlacementTable, actions: KeyActions, shift: boolean) => void> = {
  r: (table, _, shift) => table.turnBy(shift ? -1 : 1),
  n: (table, _, shift) => {
    if (ready(table)) table.nextSpot(shift ? -1 : 1)
  },
  u: (table) => table.undo(),
  h: (table) => void askFurther(table),
  m: () => setSound(!soundOn()),
  '?': (_, actions) => actions.help(),
  '0': (_, actions) => actions.all(),
  Escape: (table) => table.cancel(),
}
