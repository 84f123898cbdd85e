/** The cards of Grass: one stack, from which hands are dealt and cards drawn; each hand begins with all the cards. */
import { deckOf, without, type Follower } from './cards'

const DECK = deckOf([
  ['home-grown', 6],
  ['mexico', 6],
  ['colombia', 5],
  ['jamaica', 5],
  ['panama', 5],
  ['dr-feelgood', 1],
  ['market-open', 10],
  ['market-close', 5],
  ['bust', 3],
  ['detained', 3],
  ['felony', 3],
  ['search-and-seizure', 3],
  ['immunity', 5],
  ['breeze-to-fly', 5],
  ['hearsay-evidence', 5],
  ['charges-dropped', 5],
  ['pay-fine', 4],
  ['stonehigh', 5],
  ['euphoria', 1],
  ['sold-out', 4],
  ['doublecrossed', 3],
  ['utterly-wiped-out', 1],
  ['grab-a-snack', 2],
  ['catch-a-buzz', 2],
  ['lust-conquers-all', 2],
  ['steal', 4],
  ['banker', 1],
])

export function followGrass(): Follower {
  let stack = DECK
  return {
    // the hand in which the last card is drawn ends with that turn
    source: () => ({ stream: 'table', cards: stack.length > 0 ? stack : DECK }),
    add: ({ author, text }) => {
      if (author === '*') stack = without(stack.length > 0 ? stack : DECK, text)
      else if (text === 'play market-close') stack = DECK
    },
  }
}
