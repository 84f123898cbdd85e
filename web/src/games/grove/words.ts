/** The words in a deck of Grove and their meaning. */
import type { Fruit } from '../../net/protocol/grove'

/** The content of one cell of a card: a tree with its fruit and the number of visible fruits, or a glade. */
interface Plant {
  fruit: Fruit | null
  fruits: number
}

/** Parses a word: `lemon-2` is a tree with two lemons, `glade` is no tree. */
export function plantOf(word: string): Plant {
  const [fruit = '', fruits = ''] = word.split('-')
  return fruit === 'glade' ? { fruit: null, fruits: 0 } : { fruit: fruit as Fruit, fruits: Number(fruits) }
}
