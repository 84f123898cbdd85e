/** Movements that explain what happened; none for whoever asked for none. */
import { cubicOut } from 'svelte/easing'
import { prefersReducedMotion } from 'svelte/motion'

/** Long enough to see the last card of a match settle and its dice turn. */
export const LAST_LOOK = 1_400
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)'

export interface Entrance {
  from: Keyframe
  duration: number
  delay?: number
}

/** A card settles on the orchard. */
export const SETTLE: Entrance = { from: { transform: 'scale(1.07)', opacity: 0.4 }, duration: 180 }
/** A die turns up, once the card lies. */
export const GROW: Entrance = {
  from: { transform: 'translateY(18px) rotate(-70deg) scale(0.4)', opacity: 0 },
  duration: 220,
  delay: 80,
}
/** A rotten fruit token is stamped. */
export const STAMP: Entrance = { from: { transform: 'scale(1.7) rotate(14deg)', opacity: 0 }, duration: 220, delay: 80 }

/** A picture follows what it shows. */
export const GLIDE = { duration: () => (prefersReducedMotion.current ? 0 : 260), easing: cubicOut }

/** Lets an element that has just come into the page enter; null when it was there from the beginning. */
export function enter(node: Element, entrance: Entrance | null): void {
  if (!entrance || prefersReducedMotion.current) return
  const { from, duration, delay = 0 } = entrance
  node.animate([from, {}], { duration, delay, easing: EASE, fill: 'backwards' })
}

/** The element that stands for a place (`data-place`) and can be seen: several layouts may draw it. */
export function elementAt(place: string): Element | null {
  const all = [...document.querySelectorAll(`[data-place='${place}']`)]
  return all.find((each) => each.getClientRects().length > 0) ?? null
}

/** From one place on the screen to where the node is: a drawn card comes from the deck. */
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

/** A lifted thing goes back to where it came from; resolves when it is there. */
export async function flyHome(node: HTMLElement, transform: string): Promise<void> {
  const duration = prefersReducedMotion.current ? 1 : 220
  await node.animate([{}, { transform }], { duration, easing: EASE, fill: 'forwards' }).finished.catch(() => undefined)
}
