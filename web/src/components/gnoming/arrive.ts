/** Cards that slide from where they were, and cards that are turned where they lie; neither for whoever asked for no motion. */
import { enter } from '../../lib/motion'
import type { Arrival, Place } from './flights'

const SLIDE = 260
const FLIP = 220

/** The element that stands for a place and can be seen: several layouts may draw it. */
export function elementAt(place: Place): Element | null {
  return [...document.querySelectorAll(`[data-place='${place}']`)].find((each) => each.getClientRects().length > 0) ?? null
}

/** A card enters its place: from another, or by being turned; nothing happens to one that lay there from the beginning. */
export function arrive(node: HTMLElement, arrival: Arrival | undefined): void {
  if (!arrival) return
  const origin = arrival.from === null ? null : elementAt(arrival.from)
  if (arrival.from === null) enter(node, { from: { transform: 'perspective(600px) rotateY(90deg) scale(1.06)', opacity: 0.6 }, duration: FLIP, delay: 60 })
  if (!origin) return
  const from = origin.getBoundingClientRect()
  const to = node.getBoundingClientRect()
  const scale = Math.min(1.4, from.width / Math.max(1, to.width), from.height / Math.max(1, to.height))
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  enter(node, { from: { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 }, duration: SLIDE })
}
