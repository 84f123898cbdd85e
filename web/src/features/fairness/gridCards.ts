/** The cards of Orchard and Grove: one deck, which is never renewed. */
import { cardIn, without, type Follower } from './cards'
import type { Journal } from './journal'

export function followGridCards({ options }: Journal): Follower {
  const deck = Array.from({ length: 18 }, (_, k) => String(k + 1))
  let cards = deck.filter((card) => !options.includes(`without-${card}`))
  return {
    source: () => ({ stream: 'table', cards }),
    add: (entry) => {
      if (entry.author === '*') cards = without(cards, cardIn(entry))
    },
  }
}
