/** Transitions that show what happened. None if the person prefers reduced motion. */
import { cubicOut } from 'svelte/easing'
import { prefersReducedMotion } from 'svelte/motion'

/** Milliseconds to wait at the end of a match, so that the last card and its dice have stopped. */
export const LAST_LOOK = 1_400
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)'

interface Entrance {
  from: Keyframe
  duration: number
  delay?: number
}

/** A card is laid on the board. */
export const SETTLE: Entrance = { from: { transform: 'scale(1.07)', opacity: 0.4 }, duration: 180 }
/** A die appears, after the card was laid. */
export const GROW: Entrance = {
  from: { transform: 'translateY(18px) rotate(-70deg) scale(0.4)', opacity: 0 },
  duration: 220,
  delay: 80,
}
/** A rotten fruit token is stamped. */
export const STAMP: Entrance = { from: { transform: 'scale(1.7) rotate(14deg)', opacity: 0 }, duration: 220, delay: 80 }

/** The board scrolls or zooms to what changed. */
export const GLIDE = { duration: () => (prefersReducedMotion.current ? 0 : 260), easing: cubicOut }

/** Animates an element that was added to the page; `entrance` is null for one that was there when the page was drawn. */
export function enter(node: Element, entrance: Entrance | null): void {
  if (!entrance || prefersReducedMotion.current) return
  const { from, duration, delay = 0 } = entrance
  node.animate([from, {}], { duration, delay, easing: EASE, fill: 'backwards' })
}

/** The visible element of a place (`data-place="deck"`); several layouts may contain one. */
export function elementAt(place: string): Element | null {
  const all = [...document.querySelectorAll(`[data-place='${place}']`)]
  return all.find((each) => each.getClientRects().length > 0) ?? null
}

/** Moves a node from another place on the screen to its own, such as a drawn card from the deck. */
export function flyFrom(node: Element, from: DOMRect): void {
  const to = node.getBoundingClientRect()
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  enter(node, {
    from: { transform: `translate(${x}px, ${y}px) scale(0.3) rotate(-8deg)`, opacity: 0.2 },
    duration: 260,
    delay: 120,
  })
}

/** Moves a dragged element back to its origin; resolves at the end. */
export async function flyHome(node: HTMLElement, transform: string): Promise<void> {
  const duration = prefersReducedMotion.current ? 1 : 220
  await node.animate([{}, { transform }], { duration, easing: EASE, fill: 'forwards' }).finished.catch(() => undefined)
}
