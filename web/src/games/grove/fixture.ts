/** A grove for the tests, as the server shows it, and a card to lay in it. */
import type { Hello, Recipe } from '../../net/protocol'
import type { Board, Cell, Placement, Progress, Score, Snapshot } from '../../net/protocol/grove'

export const CARD_5 = ['orange-2', 'lemon-1', 'glade', 'lime-2', 'lime-1', 'orange-1']

export function cell(row: number, col: number, word: string, die = 0, more: Partial<Cell> = {}): Cell {
  const [fruit, fruits] = word.split('-')
  const own = fruit === 'glade' ? null : (fruit as Cell['fruit'])
  return {
    row,
    col,
    fruit: own,
    fruits: Number(fruits ?? 0),
    die,
    die_fruit: die > 0 ? own : null,
    squirrel: false,
    ...more,
  }
}

export function score(more: Partial<Score> = {}): Score {
  return {
    total: 24,
    dice: [4, 10, 10],
    dice_count: 5,
    squirrel: 0,
    glades: 3,
    recipes: [],
    target: 0,
    is_met: false,
    ...more,
  }
}

/** Orange 4 over lemon 10, bare lime; a glade with a lime 3, an empty glade, a bare lemon. */
export function board(more: Partial<Board> = {}): Board {
  return {
    seat: 0,
    laid: [{ card: 9, turn: 0, row: 0, col: 0 }],
    cells: [
      cell(0, 0, 'orange-1', 4),
      cell(0, 1, 'lemon-2', 10),
      cell(1, 0, 'lime-1', 10),
      cell(1, 1, 'glade', 3, { die_fruit: 'lime' }),
      cell(2, 0, 'glade'),
      cell(2, 1, 'lemon-1'),
    ],
    hand: [5, 1],
    dice_left: [3, 4, 4],
    squirrel_left: true,
    wheelbarrow_left: true,
    score: score(),
    state: 'playing',
    ...more,
  }
}

/** Card 5 exactly on card 9: the orange grows to 6, the lemon's 10 becomes 15, the lime falls, a lime is picked up, a lime on bare ground, the squirrel comes. */
export const PLACEMENT: Placement = [
  77,
  5,
  0,
  0,
  0,
  -3,
  [5 * 16 + 6, 7 * 16 + 15, 8 * 16 + 10, 5 * 16 + 5, 1 * 16, 9 * 16],
  [],
]

export const RECIPE: Recipe = {
  number: 31,
  when: 'each',
  than: 1,
  count: 'dice',
  fruit: 'lime',
  place: 'any',
  value: 'any',
  reward: 'points',
  amount: 2,
  wheelbarrow: false,
  name: '',
}

export function progress(card: number, more: Partial<Progress> = {}): Progress {
  return { card, count: 2, met: true, gain: 4, ...more }
}

export const HELLO: Hello = {
  t: 'hello',
  match: 'm',
  game: 'grove',
  seat: 0,
  deck: { version: 'grove-house-1', cards: [], name: '', recipes: [] },
  practice: true,
  lesson: false,
  room: null,
  hints: false,
}

export function snapshot(more: Partial<Snapshot> = {}, ...boards: Board[]): Snapshot {
  return {
    version: 4,
    seat: 0,
    offers: { placements: [], dice: [], wheelbarrows: [] },
    can_undo: true,
    outcome: null,
    view: {
      boards: boards.length > 0 ? boards : [board()],
      unseen: [],
      to_draw: 6,
      cards_per_game: 9,
      recipes: [],
      target: 0,
    },
    ...more,
  }
}
