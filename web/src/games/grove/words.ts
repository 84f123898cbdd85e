/** The words of a deck of Grove, and what stands for them. */
import type { Fruit } from '../../net/protocol/grove'

/** What stands on one cell of a card: a tree by its fruit and how many of them are in sight, or a glade. */
export interface Plant {
  fruit: Fruit | null
  fruits: number
}

/** `lemon-2` is a tree with two lemons, `glade` is none. */
export function plantOf(word: string): Plant {
  const [fruit = '', fruits = ''] = word.split('-')
  return fruit === 'glade' ? { fruit: null, fruits: 0 } : { fruit: fruit as Fruit, fruits: Number(fruits) }
}
