/** The piles of a market as they are drawn, and the market in one sentence. No rules. */
import { t } from '../../i18n/fluent'
import type { Market } from '../../net/protocol/grass'
import { nameOf, valueOf } from './cards'
import { money } from './money'

/** Cards of one kind on a pile. */
export interface Heap {
  card: number
  count: number
}

/** Piles of equal cards, in the order of their first card. */
export function heapsOf(cards: readonly number[]): Heap[] {
  return [...new Set(cards)].map((card) => ({ card, count: cards.filter((each) => each === card).length }))
}

/** Piles of peddles by value, the lowest first. */
export function stacksOf(peddles: readonly number[]): { value: number; heaps: Heap[]; count: number }[] {
  const all = heapsOf([...peddles].sort((one, other) => one - other))
  return [...new Set(all.map(({ card }) => valueOf(card)))].map((value) => {
    const heaps = all.filter(({ card }) => valueOf(card) === value)
    return { value, heaps, count: heaps.reduce((sum, { count }) => sum + count, 0) }
  })
}

/** Names with their numbers: `Mexico × 2`; a single card has no number. */
export function heapsText(cards: readonly number[]): string {
  return heapsOf(cards)
    .map(({ card, count }) => t('grass-heap', { card: nameOf(card), count }))
    .join(', ')
}

/** A market in one sentence or a few, for screen readers. */
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
