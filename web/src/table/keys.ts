/** What each key does at a table. Keys meant for a button, a field or a dialog are left to it. */
import { setSound, soundOn } from '../ui/soundSetting'
import { ARROWS } from './arrows'
import { askFurther } from './hint/asking'
import type { PlacementInput } from './PlacementInput.svelte'
import type { TableController } from './TableController.svelte'

export interface KeyActions {
  help: () => void
  all: () => void
  cancel: () => void
  /** At a table where something other than a card must be chosen: moves through the choices, and confirms one. */
  answer?: (() => void) | undefined
  stepAnswer?: ((by: 1 | -1) => void) | undefined
}

/** Whether a table may take this key: it has no modifier, and no field or dialog has the focus. */
export function isTableKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  return !(event.target instanceof Element && event.target.closest('dialog[open], input, textarea, select'))
}

/** The button or link that has the focus. */
export function controlOf(event: KeyboardEvent): Element | null {
  return event.target instanceof Element ? event.target.closest("button, a, summary, [tabindex='0']") : null
}

/** Whether the table as a whole has the focus, as at its start, and no part of it. */
export function isWholeTable(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.id === 'table')
}

/** The choice of a button of the hand is in `data-choice`. */
export function choiceOf(control: Element | null): number | null {
  const choice = control?.getAttribute('data-choice')
  return choice === null || choice === undefined ? null : Number(choice)
}

export function focusChoice(choice: number | null): void {
  document.querySelector<HTMLElement>(`[data-choice='${choice}']`)?.focus({ preventScroll: true })
}

/** The key as a lower-case letter, or its name. */
export function keyName(event: KeyboardEvent): string {
  return event.key.length === 1 ? event.key.toLowerCase() : event.key
}

/** The keys of every table, and those of a placement input where there is one. */
export function keyPressed(
  event: KeyboardEvent,
  controller: TableController,
  input: PlacementInput | null,
  actions: KeyActions,
): void {
  if (event.defaultPrevented || !isTableKey(event)) return
  if (commonKey(keyName(event), controller, actions) || (input && placementKey(event, input, actions))) {
    event.preventDefault()
    // Enter lays the aimed card, so the focus must leave a button, which would handle Enter as a press.
    const control = controlOf(event)
    const choice = choiceOf(control)
    const isOther = event.key !== 'Enter' && !ARROWS[event.key]
    // A focus in the grid of the board stays there: the grid follows the card.
    const walks = control?.role === 'gridcell'
    if (isOther && !walks && control && input?.ghost && (choice === null || choice !== input.choice))
      focusChoice(input.choice)
  }
}

function commonKey(key: string, controller: TableController, actions: KeyActions): boolean {
  if (key === 'u') controller.undo()
  else if (key === 'h') void askFurther(controller)
  else if (key === 'm') setSound(!soundOn())
  else if (key === '?') actions.help()
  else if (key === '0') actions.all()
  else if (key === 'Escape') actions.cancel()
  else return false
  return true
}

/** True if the key was one of a placement input. */
function placementKey(event: KeyboardEvent, input: PlacementInput, actions: KeyActions): boolean {
  const control = controlOf(event)
  const choice = choiceOf(control)
  const key = keyName(event)
  const arrow = ARROWS[key]
  const by = event.shiftKey ? -1 : 1
  if (key === 'Enter') {
    if (control && (choice === null || choice !== input.choice)) return false
    if (!event.repeat) enter(input, actions)
  } else if (arrow) {
    if (control && choice === null) return false
    if (!input.mayChoose) actions.stepAnswer?.(arrow[0] + arrow[1] > 0 ? 1 : -1)
    else if (input.ghost) input.step(...arrow)
    else ready(input)
  } else if (/^[1-9]$/.test(key)) {
    const nth = input.choices[Number(key) - 1]
    if (nth === undefined) return true
    input.choose(nth)
    input.showNearest()
  } else if (key === 'r') input.turnBy(by)
  else if (key === 'n') {
    if (ready(input)) input.nextSpot(by)
  } else return false
  return true
}

function enter(input: PlacementInput, actions: KeyActions): void {
  if (!input.mayChoose) actions.answer?.()
  else if (input.ghost) input.lay()
  else ready(input)
}

/** Makes sure that there is a ghost to move: chooses the first card if none is chosen. */
function ready(input: PlacementInput): boolean {
  if (input.choice === null) input.choose(input.choices[0] ?? null)
  if (input.choice === null) return false
  if (!input.ghost) input.showNearest()
  return true
}
