/**
 * The keys of this game's table: a digit is a card of the hand, a letter from A on the market of a player, W the waste;
 * arrow keys go through cards and places. The other keys are in table/keys.ts.
 */
import { ARROWS } from '../../table/arrows'
import { choiceOf, controlOf, focusChoice, isTableKey, keyName } from '../../table/keys'
import { placeOf, seatCalled, WASTE } from './places'
import type { GrassTable } from './table.svelte'

/** Handles the left and right arrow keys: the next card of the hand gets the focus, and is chosen if one was chosen. */
function stepCard(table: GrassTable, by: 1 | -1): void {
  const { choices, choice } = table
  if (choices.length === 0) return
  const at = choice ?? choiceOf(document.activeElement) ?? (by > 0 ? -1 : 0)
  const next = (at + by + choices.length) % choices.length
  if (choice !== next) table.choose(next)
  focusChoice(next)
}

/** True if the key was handled. `offer`: opens the form of a proposal. */
export function keyed(event: KeyboardEvent, table: GrassTable, offer: () => void): boolean {
  if (!isTableKey(event)) return false
  const key = keyName(event)
  const inControl = controlOf(event)
  const choice = choiceOf(inControl)
  const arrow = ARROWS[key]
  if (arrow) {
    if (inControl && choice === null) return false
    const by = arrow[0] + arrow[1] > 0 ? 1 : -1
    if (arrow[0] === 0) stepCard(table, by)
    else turnOver(table, by)
    return true
  }
  if (/^[1-9]$/.test(key)) {
    const at = Number(key) - 1
    if (!event.repeat && at < table.choices.length) {
      if (table.choice !== at) table.choose(at)
      focusChoice(at)
    }
    return true
  }
  if (key === 'Enter') {
    // Enter plays the chosen card, even where its own button has the focus.
    if (inControl && (choice === null || table.card === null || choice !== table.choice)) return false
    if (!event.repeat) table.confirm()
    return true
  }
  if (key === 'n') turnOver(table, event.shiftKey ? -1 : 1)
  else if (key === 'w') table.aimAt(WASTE)
  else if (key === 'o') offer()
  else if (key === 'r') return true
  else {
    const seat = seatCalled(key)
    if (seat === null || seat >= (table.view?.players.length ?? 0)) return false
    table.aimAt(placeOf(seat, table.controller.snapshot?.seat ?? null))
  }
  return true
}

/** The next set of peddles to cover, or the next place for the chosen card. */
function turnOver(table: GrassTable, by: 1 | -1): void {
  if (table.protecting && table.aim !== WASTE) table.nextCovering(by)
  else table.nextTarget(by)
}
