/** A board for the tests: cards 9, 8 and 16 of the lesson, as the server shows them. */
import type { Board, Fruit, Placement } from '../../net/protocol/orchard'

const FRUITS: Record<string, Fruit> = { A: 'apple', P: 'pear', S: 'plum' }

export function face(text: string): Fruit[] {
  return [...text].map((letter) => FRUITS[letter]!)
}

export const CARD_13 = face('ASAPSP')

export function board(): Board {
  return {
    seat: 0,
    laid: [
      { card: 9, turn: 0, row: 0, col: 0 },
      { card: 8, turn: 0, row: 2, col: 0 },
      { card: 16, turn: 1, row: 1, col: 0 },
    ],
    trees: [
      { row: 1, col: 1, fruit: 'apple', die: 1, rotten: false },
      { row: 2, col: 1, fruit: 'apple', die: 3, rotten: false },
      { row: 1, col: 2, fruit: 'plum', die: 0, rotten: false },
      { row: 2, col: 2, fruit: 'pear', die: 0, rotten: false },
      { row: 3, col: 1, fruit: 'pear', die: 6, rotten: false },
    ],
    hand: [13, 1],
    dice_left: [3, 4, 5],
    tokens_left: 2,
    score: { total: 10, dice: [4, 6, 0], dice_count: 3, rotten: 0 },
    state: 'playing',
  }
}

/** Card 13 over apple 1, plum, apple 3, pear, pear 6 and bare ground, paying for the pear with a token. */
export const PLACEMENT: Placement = [77, 13, 0, 1, 1, -2, [3, 2, 4, 2, 7, 0]]
