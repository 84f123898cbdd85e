/** The cards of Clustered: a deck for each seat. First each draws a hand, then the seat that has just played draws. */
import { without, type Follower } from './cards'
import type { Journal } from './journal'

export function followClustered({ options, seats, entries }: Journal): Follower {
  const dealt = entries.findIndex(({ author }) => author !== '*')
  const hand = (dealt < 0 ? entries.length : dealt) / seats
  const decks = Array.from({ length: seats }, (_, seat) => deck(options, seat))
  let draws = 0
  let played: number | null = null
  const drawer = () => played ?? Math.floor(draws / hand)
  return {
    source: () => ({ stream: `seat-${drawer()}`, cards: decks[drawer()] ?? [] }),
    add: ({ author, text }) => {
      if (author !== '*') {
        played = Number(author)
        return
      }
      decks[drawer()] = without(decks[drawer()] ?? [], text)
      draws += 1
    },
  }
}

function deck(options: readonly string[], seat: number): string[] {
  const faces = ['square', 'triangle', 'circle'].flatMap((shape) =>
    ['empty', 'dashed', 'solid'].flatMap((fill) => [1, 2, 3].map((count) => `${shape}-${fill}-${count}`)),
  )
  const isThird = options.includes('third-wild') || options.includes(`third-wild-${seat + 1}`)
  return [...faces, ...Array<string>(isThird ? 3 : 2).fill('wild')]
}
