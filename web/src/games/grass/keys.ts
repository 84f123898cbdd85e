/**
 * The keys of this table: a digit is a card of the hand, a letter from A on the market of a player, W the waste; arrows go
 * through cards and places. The others stand in table/keys.ts.
 */
import { seatCalled } from './letters'
import { placeOf, WASTE } from './places'
import type { GrassTable } from './table.svelte'

function cardButton(at: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-choice='${at}']`)
}

/** The arrows left and right: the next card of the hand, chosen if one was. */
function stepCard(table: GrassTable, by: 1 | -1): void {
  const { choices, chosen } = table
  if (choices.length === 0) return
  const focused = document.activeElement?.getAttribute('data-choice')
  const at = chosen ?? (focused === null || focused === undefined ? (by > 0 ? -1 : 0) : Number(focused))
  const next = (at + by + choices.length) % choices.length
  if (chosen !== next) table.choose(next)
  cardButton(next)?.focus({ preventScroll: true })
}

/** True if the key was one of this table's. `offer` opens what one may propose. */
export function keyed(event: KeyboardEvent, table: GrassTable, offer: () => void): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest('dialog[open], input, textarea, select')) return false
  const { key } = event
  const inControl = target?.closest('button, a, summary, [tabindex]') ?? null
  const atCard = inControl?.hasAttribute('data-choice') ?? false
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    if (inControl && !atCard) return false
    stepCard(table, key === 'ArrowRight' ? 1 : -1)
    return true
  }
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    if (inControl && !atCard) return false
    turnOver(table, key === 'ArrowDown' ? 1 : -1)
    return true
  }
  if (/^[1-9]$/.test(key)) {
    const at = Number(key) - 1
    if (!event.repeat && at < table.choices.length) {
      if (table.chosen !== at) table.choose(at)
      cardButton(at)?.focus({ preventScroll: true })
    }
    return true
  }
  if (key === 'Enter') {
    // Enter plays the chosen card, even where its own button has the focus.
    if (inControl && !(atCard && table.card !== null && inControl.getAttribute('data-choice') === String(table.chosen)))
      return false
    if (!event.repeat) table.confirm()
    return true
  }
  const letter = key.length === 1 ? key.toLowerCase() : ''
  if (letter === 'n') turnOver(table, event.shiftKey ? -1 : 1)
  else if (letter === 'w') table.aimAt(WASTE)
  else if (letter === 'o') offer()
  else if (letter === 'r') return true
  else {
    const seat = seatCalled(letter)
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
