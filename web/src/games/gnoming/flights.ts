/** The cards that moved between two states of the table, and from where, for the animation. No rules. */
import type { Step } from '../../net/protocol'
import type { GnomingView, Held } from '../../net/protocol/gnoming'
import { read } from './cards'

/** Where a card lies on the screen: `stock`, `pile-0`, `hand`, `seat-2` (a player's grid as a whole), `cell-4` (of the large grid). */
export type Place = string

export interface Arrival {
  /** Where the card comes from; null if it was turned over in its place. */
  from: Place | null
  /** A number that grows with every arrival, so that the same card can arrive twice. */
  at: number
}

/** The place of a cell: the cell itself in the large grid, otherwise the whole grid. */
export function placeOf(seat: number, cell: number, large: number): Place {
  return seat === large ? `cell-${cell}` : `seat-${seat}`
}

/**
 * The source of the card that arrived at each place, from two states and the steps between them. `large`: the seat
 * whose grid is drawn large.
 */
export function arrivalsOf(
  before: GnomingView,
  after: GnomingView,
  steps: readonly Step[],
  large: number,
): Map<Place, Place | null> {
  const arrivals = new Map<Place, Place | null>()
  if (before.round !== after.round) return arrivals
  let hand: Place = 'hand'
  let out: Place | null = null
  for (const { seat, text } of steps) {
    const parsedMove = read(text)
    if (!parsedMove || seat === null) continue
    if (parsedMove.kind === 'take') hand = `pile-${parsedMove.pile}`
    if (parsedMove.kind === 'draw') hand = 'stock'
    if (parsedMove.kind === 'put') {
      out = placeOf(seat, parsedMove.cell, large)
      arrivals.set(out, hand)
      hand = out
    }
    if (parsedMove.kind === 'discard' && parsedMove.pile !== null) arrivals.set(`pile-${parsedMove.pile}`, hand)
  }
  after.players.forEach(({ seat, sheet }) => {
    sheet.cells.forEach((card, cell) => {
      const place = placeOf(seat, cell, large)
      if (card !== before.players[seat]?.sheet.cells[cell] && !arrivals.has(place)) arrivals.set(place, null)
    })
  })
  after.piles.forEach(([card, height], pile) => {
    // A card that left a grid without a choice of piles: no step names the pile.
    if (card !== null && height > before.piles[pile]![1] && !arrivals.has(`pile-${pile}`))
      arrivals.set(`pile-${pile}`, out ?? hand)
  })
  if (after.held && !sameHeld(before.held, after.held)) arrivals.set('hand', sourceOf(after.held, steps, large))
  return arrivals
}

function sameHeld(one: Held | null, other: Held): boolean {
  return one !== null && one.every((value, k) => value === other[k])
}

function sourceOf([seat, , source, cell]: Held, steps: readonly Step[], large: number): Place {
  if (source === 'stock') return 'stock'
  if (cell !== null) return placeOf(seat, cell, large)
  const take = steps.map(({ text }) => read(text)).findLast((parsedMove) => parsedMove?.kind === 'take')
  return take?.kind === 'take' ? `pile-${take.pile}` : 'stock'
}
