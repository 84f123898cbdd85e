/** Animates cards that slide from another place or are turned over; not with reduced motion. */
import { prefersReducedMotion } from 'svelte/motion'
import { elementAt, enter } from '../../ui/motion'
import type { Arrival } from './flights'

const SLIDE = 260
const FLIP = 220

/** The CSS transform that puts an element at another place, where its animation starts. */
function startOf(node: Element, origin: Element): string {
  const from = origin.getBoundingClientRect()
  const to = node.getBoundingClientRect()
  const scale = Math.min(1.4, from.width / Math.max(1, to.width), from.height / Math.max(1, to.height))
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  return `translate(${x}px, ${y}px) scale(${scale})`
}

/**
 * Animates a card that arrives at its place from another one or is turned over; a card that was there from the
 * beginning is not animated.
 */
export function arrive(node: HTMLElement, arrival: Arrival | undefined): void {
  if (!arrival) return
  if (arrival.from === null) {
    enter(node, {
      from: { transform: 'perspective(600px) rotateY(90deg) scale(1.06)', opacity: 0.6 },
      duration: FLIP,
      delay: 60,
    })
    return
  }
  const origin = elementAt(arrival.from)
  if (origin) enter(node, { from: { transform: startOf(node, origin), zIndex: 5 }, duration: SLIDE })
}

/**
 * Animates a card that is shown only on its way into a small grid: it flies at full size, and the element itself is
 * invisible.
 */
export function visit(node: HTMLElement, arrival: Arrival): void {
  const origin = arrival.from === null ? null : elementAt(arrival.from)
  if (!origin || node.getClientRects().length === 0 || prefersReducedMotion.current) return
  const { left, top, width } = node.getBoundingClientRect()
  const start = startOf(node, origin).replace(
    /scale\(.*\)/,
    `scale(${origin.getBoundingClientRect().width / Math.max(1, width)})`,
  )
  // Fixed, because a scrolling container would clip it.
  Object.assign(node.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px` })
  node.animate([{ transform: start, opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }], {
    duration: SLIDE,
    easing: 'ease-out',
  })
}
