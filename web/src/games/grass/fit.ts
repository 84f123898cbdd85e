/**
 * The sizes of cards, so that all cards of a market fit in rows, and each card of a hand is large enough for a finger.
 */
import type { Market } from '../../net/protocol/grass'
import { heapsOf as pilesOf } from './stash'

/** The height of a card divided by its width. */
export const TALL = 141 / 98

/** A heap of cards, each partly covered by the next one. */
export interface Heap {
  kind: 'open' | 'heat' | 'peddles' | 'cover'
  cards: Lying[]
  /** The visible share of a card under the next one. */
  visible: number
  /** The index of the protection; null for other heaps. */
  cover: number | null
}

interface Lying {
  card: number
  /** The number of equal cards at this position. */
  count: number
  /** Its index among the market's unprotected peddles, or in the heat; -1 for others. */
  place: number
}

/** Groups equal neighbours: each card with its number. */
function pilesByKind(cards: readonly number[]): Lying[] {
  return pilesOf(cards).map((heap) => ({ ...heap, place: cards.indexOf(heap.card) }))
}

/**
 * The heaps of a market: its sign, the heat, peddles by kind, the protections over theirs. `apart`: every peddle is a
 * card of its own.
 */
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

/** The number of rows for heaps of these widths. */
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
 * The width of a card, between `least` and `most`, so that all heaps fit into a space, and the gap between two heaps.
 * If they do not fit even at the minimum width, the gap is negative: the heaps overlap in one row.
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

/** The minimum width of a target for a finger, in pixels. */
const TOUCH = 44

/** The maximum number of cards in one row of a hand, each wide enough for a finger. */
export function mostInRow(width: number, gap: number): number {
  return Math.max(1, Math.floor((width + gap) / (TOUCH + gap)))
}

/** The number of cards in the longest row, if `cards` are in as few rows as possible, of nearly equal length. */
export function evenRow(cards: number, most: number): number {
  return cards <= most ? cards : Math.ceil(cards / Math.ceil(cards / most))
}
