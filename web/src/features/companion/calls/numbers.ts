/** What is called of the cards of a game: at first the start card and the hand, then one number at a time. */
import { t } from '../../../i18n/fluent'
import { listOf } from '../../../i18n/words'

/** How often numbers are called in a game. */
export function mostCalls(most: number, atOnce: number): number {
  return most - atOnce + 1
}

/** The numbers of the last call; the start card is the first of the first call. */
export function lastCalled(cards: readonly number[], atOnce: number): readonly number[] {
  return cards.length <= atOnce ? cards : cards.slice(-1)
}

/** The last call as it is spoken: "Start card 7. Hand: 3 and 12." or "Number 5." */
export function spokenCall(cards: readonly number[], atOnce: number): string {
  const [first, ...hand] = lastCalled(cards, atOnce)
  if (first === undefined) return ''
  return cards.length > atOnce
    ? t('caller-said', { card: first })
    : t('caller-said-first', { card: first, hand: listOf(hand.map(String)) })
}
