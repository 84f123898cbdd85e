/** How what lies in a market is piled up to be seen, and the market in one sentence. No rules. */
import { t } from '../../i18n/fluent'
import type { Market } from '../../net/protocol/grass'
import { nameOf, valueOf } from './cards'
import { money } from './money'

/** Cards of one kind on a pile. */
export interface Heap {
  card: number
  count: number
}

/** The piles of peddles that are worth as much, from the cheapest. */
export interface Stack {
  value: number
  heaps: Heap[]
  count: number
}

/** Cards piled kind by kind, in the order in which they come. */
export function heapsOf(cards: readonly number[]): Heap[] {
  const heaps: Heap[] = []
  for (const card of cards) {
    const heap = heaps.find((each) => each.card === card)
    if (heap) heap.count += 1
    else heaps.push({ card, count: 1 })
  }
  return heaps
}

/** Peddles piled by what they are worth; `also`: kinds that have a pile though none lies there. */
export function stacksOf(peddles: readonly number[], also: readonly number[] = []): Stack[] {
  const kinds = [...new Set([...peddles, ...also])].sort((one, other) => one - other)
  const stacks: Stack[] = []
  for (const card of kinds) {
    const heap = { card, count: timesIn(peddles, card) }
    const stack = stacks.find(({ value }) => value === valueOf(card))
    if (stack) stack.heaps.push(heap)
    else stacks.push({ value: valueOf(card), heaps: [heap], count: 0 })
  }
  for (const stack of stacks) stack.count = stack.heaps.reduce((sum, { count }) => sum + count, 0)
  return stacks
}

export function timesIn(cards: readonly number[], card: number): number {
  return cards.filter((each) => each === card).length
}

/** Names with their numbers: `Mexico × 2`; one alone is only named. */
export function heapsText(cards: readonly number[]): string {
  return heapsOf(cards)
    .map(({ card, count }) => t('grass-heap', { card: nameOf(card), count }))
    .join(', ')
}

/** A market in one sentence or a few: for whoever does not see it. */
export function marketText(market: Market): string {
  const texts = [t('grass-market-sign', { open: market.is_open ? 'yes' : 'no' })]
  if (market.heat.length > 0) {
    texts.push(
      t('grass-market-heat', {
        heat: market.heat.map(nameOf).join(', '),
        count: market.heat.length,
        next: nameOf(market.heat[market.next_heat ?? 0]!),
      }),
    )
  }
  texts.push(
    market.peddles.length > 0
      ? t('grass-market-bare', { peddles: heapsText(market.peddles), money: money(market.unprotected) })
      : t('grass-market-empty'),
  )
  if (market.covers.length > 0) {
    const covers = market.covers.map(([card, , peddles]) =>
      t('grass-market-cover', { card: nameOf(card), peddles: heapsText(peddles) }),
    )
    texts.push(t('grass-market-covered', { covers: covers.join('; '), money: money(market.protected) }))
  }
  return texts.join(' ')
}
