/** Geometry of turned cards on the square grid, and the text form of what is laid on it. No rules. */
import type { Hello } from '../../lib/protocol'
import type { Board, Fruit, Laid, Snapshot } from '../../lib/protocol/orchard'

export interface Cell {
  row: number
  col: number
}

export interface Box {
  top: number
  left: number
  bottom: number
  right: number
}

/** 0..3 for any number of quarter turns, also backwards. */
export function quarter(turn: number): number {
  return ((turn % 4) + 4) % 4
}

export function rowsOf(turn: number): number {
  return quarter(turn) % 2 === 0 ? 3 : 2
}

export function colsOf(turn: number): number {
  return 5 - rowsOf(turn)
}

/** The six fruits of a card turned clockwise, in reading order. */
export function turned(face: Fruit[], turn: number): Fruit[] {
  const times = quarter(turn)
  if (times === 0) return face
  const rows = rowsOf(times - 1)
  const cols = colsOf(times - 1)
  const before = turned(face, times - 1)
  const after: Fruit[] = []
  for (let col = 0; col < cols; col += 1) {
    for (let row = rows - 1; row >= 0; row -= 1) after.push(before[row * cols + col]!)
  }
  return after
}

/** The cells a turned card lies on, in reading order. */
export function cellsOf(turn: number, row: number, col: number): Cell[] {
  const cols = colsOf(turn)
  return Array.from({ length: 6 }, (_, k) => ({ row: row + Math.floor(k / cols), col: col + (k % cols) }))
}

export function keyOf(cell: Cell): string {
  return `${cell.row},${cell.col}`
}

/** The smallest box around cards laid upright or turned; a lone cell if there are none. */
export function boxAround(cards: readonly { turn: number; row: number; col: number }[]): Box {
  if (cards.length === 0) return { top: 0, left: 0, bottom: 1, right: 1 }
  return {
    top: Math.min(...cards.map((card) => card.row)),
    left: Math.min(...cards.map((card) => card.col)),
    bottom: Math.max(...cards.map((card) => card.row + rowsOf(card.turn))),
    right: Math.max(...cards.map((card) => card.col + colsOf(card.turn))),
  }
}

/** The orchard a viewer looks at: their own, or the first for a spectator. */
export function boardOf(snapshot: Snapshot | null): Board | null {
  const boards = snapshot?.view.boards ?? []
  return boards.find((board) => board.seat === snapshot?.seat) ?? boards[0] ?? null
}

/** The faces of all cards, in the order of their numbers. */
export function facesOf({ deck }: Pick<Hello, 'deck'>): Fruit[][] {
  return deck.cards as Fruit[][]
}

export function write(laid: Laid): string {
  return `${laid.card} r${quarter(laid.turn) * 90} @ ${laid.row},${laid.col}`
}

export type Move =
  | { kind: 'card'; laid: Laid }
  | { kind: 'die'; cell: Cell }
  | { kind: 'draw'; card: number }
  | { kind: 'undo' }

/** What a journal line of Orchard says; null when it is none of the four forms. */
export function read(text: string): Move | null {
  const card = /^(\d+) r(\d+) @ (-?\d+),(-?\d+)$/.exec(text)
  if (card) {
    const [number, degrees, row, col] = card.slice(1).map(Number) as [number, number, number, number]
    return { kind: 'card', laid: { card: number, turn: degrees / 90, row, col } }
  }
  const die = /^die (-?\d+),(-?\d+)$/.exec(text)
  if (die) return { kind: 'die', cell: { row: Number(die[1]), col: Number(die[2]) } }
  if (text === 'undo') return { kind: 'undo' }
  return /^\d+$/.test(text) ? { kind: 'draw', card: Number(text) } : null
}
