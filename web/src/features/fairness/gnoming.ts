/**
 * The cards of Gnoming A Round: every round begins with the whole deck. Before the stock is renewed the next card is one
 * of all that nobody has seen. Afterwards a draw is one of the renewed stock, and a card of a grid one of the others. So
 * the discard piles must be followed, and with them the grids: some cards go to a pile without an entry.
 */
import { deckOf, without, type Follower } from './cards'
import type { Journal } from './journal'

const POSITIVE = ['3', '4', '5', '6', '7', '8']
const DECK = deckOf([
  ['-4', 3],
  ['-3', 5],
  ['-2', 8],
  ['-1', 6],
  ['3', 14],
  ['4', 14],
  ['5', 14],
  ['6', 14],
  ['7', 13],
  ['8', 13],
  ['hazard', 3],
  ['mulligan', 3],
])
const CELLS = 9
const FIRST = 2
const SIDES = ['left', 'right']

interface Cell {
  seat: number
  at: number
}

export function followGnoming({ seats }: Journal): Follower {
  let unseen: string[]
  /** The renewed stock; null before. */
  let stock: string[] | null
  let piles: [string[], string[]]
  /** The cards that lie face up, by cell; "" is face down. */
  let grids: string[][]
  let down: number
  /** The cells that were chosen to be turned first, and how many of them are turned. */
  let chosen: Cell[]
  let opened: number
  /** What the next card is: drawn, the one that comes out of a cell, or one that is turned in a cell. */
  let isDraw: boolean
  let comesOut: Cell | null
  let turns: Cell | null
  let hand: string
  /** The cell of the second mulligan that the turn has placed, -1 without one. */
  let second: number

  const deal = () => {
    unseen = DECK
    stock = null
    piles = [[], []]
    grids = Array.from({ length: seats }, () => Array<string>(CELLS).fill(''))
    down = seats * CELLS
    chosen = []
    opened = 0
    isDraw = false
    comesOut = null
    turns = null
    hand = ''
    second = -1
  }
  deal()

  const begin = () => {
    const left = stock ? stock.length : unseen.length - down
    if (left === 0) {
      const discards = piles.flatMap((pile) => pile.slice(0, -1))
      stock = DECK.filter((card, k) => k === DECK.indexOf(card)).flatMap((card) =>
        discards.filter((one) => one === card),
      )
      piles = [piles[0].slice(-1), piles[1].slice(-1)]
    }
    second = -1
  }

  /** A card leaves a grid: a hazard the game, too; another goes to the only pile that is empty, or waits in the hand. */
  const leave = (card: string) => {
    hand = ''
    if (card === 'hazard') return
    const empty = piles.filter((pile) => pile.length === 0)
    if (empty.length === 1) empty[0]!.push(card)
    else hand = card
  }

  const put = (seat: number, at: number) => {
    const grid = grids[seat]!
    const there = grid[at]!
    grid[at] = hand
    if (there === 'mulligan') second = -1
    else if (there === '' && hand === 'mulligan' && grid.filter((card) => card === 'mulligan').length > 1) second = at
    hand = ''
    if (there === '') comesOut = { seat, at }
    else leave(there)
  }

  const comeOut = (grid: string[], card: string) => {
    if (POSITIVE.includes(card) && grid.includes(card)) hand = card
    else if (second >= 0) {
      grid[second] = card
      second = -1
      leave('mulligan')
    } else leave(card)
  }

  const turnUp = ({ seat, at }: Cell, card: string) => {
    grids[seat]![at] = card
  }

  const outcome = (card: string) => {
    if (isDraw) {
      if (stock) stock = without(stock, card)
      else unseen = without(unseen, card)
      isDraw = false
      hand = card
      return
    }
    if (down === 0) deal()
    unseen = without(unseen, card)
    const empty = piles.find((pile) => pile.length === 0)
    if (chosen.length === 0 && empty) {
      if (card !== 'hazard') empty.push(card)
      return
    }
    down -= 1
    if (opened < chosen.length) turnUp(chosen[opened++]!, card)
    else if (comesOut) {
      const { seat } = comesOut
      comesOut = null
      comeOut(grids[seat]!, card)
    } else if (turns) {
      turnUp(turns, card)
      turns = null
    } // else the round is over, and only its face-down cards are turned
  }

  const action = (seat: number, words: string[]) => {
    const [verb] = words
    const side = SIDES.indexOf(words.at(-1)!)
    if (verb === 'draw') {
      begin()
      isDraw = true
    } else if (verb === 'take') {
      begin()
      hand = piles[side]?.pop() ?? ''
    } else if (verb === 'put') put(seat, Number(words[words.indexOf('@') + 1]) - 1)
    else if (verb === 'discard') {
      if (hand !== 'hazard') piles[side]?.push(hand)
      hand = ''
    } else if (verb === 'turn') {
      const cell = { seat, at: Number(words[1]) - 1 }
      if (chosen.length === FIRST * seats) turns = cell
      else chosen = [...chosen, cell].sort((a, b) => a.seat - b.seat || a.at - b.at)
    }
  }

  return {
    source: () => ({ stream: 'table', cards: isDraw && stock ? stock : down === 0 ? DECK : unseen }),
    add: ({ author, text }) => (author === '*' ? outcome(text) : action(Number(author), text.split(' '))),
  }
}
