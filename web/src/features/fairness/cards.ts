/**
 * Checks that the cards of a journal are those that follow from its seed, in the games in which cards are drawn from a
 * deck that is never renewed. What the decks are is said here again: the check must not rest on what the server says.
 */
import { hmac, textBytes } from './hashes'
import type { Entry, Journal } from './journal'

/** A random stream, and the cards that can be drawn from it, in the order of the draws. */
interface Deck {
  stream: string
  cards: readonly string[]
}

const TOP = 1n << 64n

/** The deck from which the next card is drawn, after the entries that were not taken back; null for other games. */
function deckOf({ game, options, seats, entries }: Journal): ((line: readonly Entry[]) => Deck) | null {
  if (game === 'orchard' || game === 'grove') {
    const cards = Array.from({ length: 18 }, (_, k) => String(k + 1))
    const deck = { stream: 'table', cards: cards.filter((card) => !options.includes(`without-${card}`)) }
    return () => deck
  }
  if (game !== 'clustered') return null
  // Every seat has a deck; first each draws a hand, then the seat that has just played draws.
  const dealt = entries.findIndex(({ author }) => author !== '*')
  const hand = (dealt < 0 ? entries.length : dealt) / seats
  const decks = Array.from({ length: seats }, (_, seat) => ({
    stream: `seat-${seat}`,
    cards: clustered(options, seat),
  }))
  return (line) =>
    decks[Number(line.findLast(({ author }) => author !== '*')?.author ?? Math.floor(line.length / hand))]!
}

function clustered(options: readonly string[], seat: number): string[] {
  const faces = ['square', 'triangle', 'circle'].flatMap((shape) =>
    ['empty', 'dashed', 'solid'].flatMap((fill) => [1, 2, 3].map((count) => `${shape}-${fill}-${count}`)),
  )
  const isThird = options.includes('third-wild') || options.includes(`third-wild-${seat + 1}`)
  return [...faces, ...Array<string>(isThird ? 3 : 2).fill('wild')]
}

/** Whether every card of the journal was drawn from the seed, among the cards that were left; null for other games. */
export async function drawsOf(seed: string, journal: Journal): Promise<boolean | null> {
  const deckAfter = deckOf(journal)
  if (!deckAfter) return null
  /** The entries that were not taken back. */
  const line: Entry[] = []
  const left = new Map<string, readonly string[]>()
  const drawn = new Map<Entry, Deck>()
  for (const entry of journal.entries) {
    if (entry.text === 'undo') {
      const last = line.findLastIndex(({ author }) => author === entry.author)
      // alone in practice the outcomes after the action are undone, too
      for (const undone of line.splice(last, journal.isFree ? line.length : 1)) {
        const deck = drawn.get(undone)
        if (deck) left.set(deck.stream, insert(left.get(deck.stream)!, cardIn(undone), deck.cards))
      }
      continue
    }
    if (entry.author === '*') {
      const deck = deckAfter(line)
      const cards = left.get(deck.stream) ?? deck.cards
      const at = await draw(seed, deck.stream, deck.cards.length - cards.length, cards.length)
      if (cards[at] !== cardIn(entry)) return false
      left.set(deck.stream, cards.toSpliced(at, 1))
      drawn.set(entry, deck)
    }
    line.push(entry)
  }
  return true
}

/** The card of an outcome; in Grove it may be drawn for its recipe. */
function cardIn({ text }: Entry): string {
  return text.replace('recipe ', '')
}

/** The cards with one more, in the order of the deck. */
function insert(cards: readonly string[], card: string, order: readonly string[]): string[] {
  return [...cards, card].sort((a, b) => order.indexOf(a) - order.indexOf(b))
}

/** The k-th draw of a stream among n. */
export async function draw(seed: string, stream: string, k: number, n: number): Promise<number> {
  const among = BigInt(n)
  for (let attempt = 0; ; attempt++) {
    const value = BigInt(`0x${(await hmac(seed, textBytes(`${stream}/${k}/${attempt}`))).slice(0, 16)}`)
    if (value < TOP - (TOP % among)) return Number(value % among)
  }
}
