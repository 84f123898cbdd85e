/** How large cards may be drawn so that all of a market fit, row by row, and a finger hits each of a hand. */
import type { Market } from '../../net/protocol/grass'
import { heapsOf as pilesOf } from './stash'

/** Height of a card over its width. */
export const TALL = 141 / 98

/** Cards that lie in one heap, each next one over the one before. */
export interface Heap {
  kind: 'open' | 'heat' | 'peddles' | 'cover'
  cards: Lying[]
  /** How much of a card is seen under the next one. */
  visible: number
  /** Which protection it is; null for the other heaps. */
  cover: number | null
}

export interface Lying {
  card: number
  /** How many of its kind lie just there. */
  count: number
  /** Its place among the market's unprotected peddles, or in the heat; -1 for the others. */
  place: number
}

/** Cards of one kind after another: one of each with how many. */
function pilesByKind(cards: readonly number[]): Lying[] {
  return pilesOf(cards).map((heap) => ({ ...heap, place: cards.indexOf(heap.card) }))
}

/** What lies in a market, heap by heap: its sign, the heat, peddles of each kind, the protections over theirs. `apart`: every peddle for itself. */
export function heapsOf(market: Market, apart: boolean): Heap[] {
  const heaps: Heap[] = [{ kind: 'open', cards: [], visible: 1, cover: null }]
  const heat = market.heat.map((card, place) => ({ card, count: 1, place }))
  if (heat.length > 0) heaps.push({ kind: 'heat', cards: heat, visible: 0.66, cover: null })
  for (const heap of pilesByKind(market.peddles)) {
    const cards = apart
      ? Array.from({ length: heap.count }, (_, k) => ({ card: heap.card, count: 1, place: heap.place + k }))
      : [heap]
    heaps.push({ kind: 'peddles', cards, visible: 0.62, cover: null })
  }
  market.covers.forEach(([card, , peddles], cover) => {
    const cards = [...pilesOf(peddles), { card, count: 1 }].map((heap) => ({ ...heap, place: -1 }))
    heaps.push({ kind: 'cover', cards, visible: 0.6, cover })
  })
  return heaps
}

/** The width of a heap in cards. */
export function widthOf({ cards, visible }: Heap): number {
  return 1 + visible * Math.max(0, cards.length - 1)
}

/** How many rows heaps of such widths fill. */
function rowsOf(widths: readonly number[], card: number, gap: number, width: number): number {
  let rows = 1
  let rowWidth = 0
  for (const each of widths) {
    const wide = each * card
    if (rowWidth > 0 && rowWidth + gap + wide > width) {
      rows += 1
      rowWidth = 0
    }
    rowWidth += (rowWidth > 0 ? gap : 0) + wide
  }
  return rows
}

/**
 * How wide a card may be so that all heaps fit into a space, between `least` and `most`, and the gap between two heaps;
 * where not even the least fit, the gap is below 0 and they lie over one another in one row.
 */
export function fitted(
  widths: readonly number[],
  width: number,
  height: number,
  gap: number,
  least: number,
  most: number,
): { card: number; gap: number } {
  const widest = Math.max(0, ...widths)
  for (let card = most; card >= least; card -= 1) {
    const rows = rowsOf(widths, card, gap, width)
    if (widest * card <= width && rows * TALL * card + (rows - 1) * gap <= height) return { card, gap }
  }
  const card = Math.max(least, Math.min(most, Math.floor(height / TALL)))
  const all = widths.reduce((sum, each) => sum + each, 0) * card
  return { card, gap: widths.length > 1 ? Math.min(gap, (width - all) / (widths.length - 1)) : gap }
}

/** The least that a finger hits, in pixels. */
const TOUCH = 44

/** The most cards of a hand in one row where none is narrower than a finger needs. */
export function mostInRow(width: number, gap: number): number {
  return Math.max(1, Math.floor((width + gap) / (TOUCH + gap)))
}

/** So many cards in as few rows as possible: how many stand in the longest one, where rows are as even as can be. */
export function evenRow(cards: number, most: number): number {
  return cards <= most ? cards : Math.ceil(cards / Math.ceil(cards / most))
}
