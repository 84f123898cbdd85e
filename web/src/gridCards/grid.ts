/**
 * Cards of six cells, two wide and three high, rotated and laid over each other on a square grid, and their notation.
 * No rules.
 */
export interface Cell {
  row: number
  col: number
}

/** A laid card: its number, quarter turns clockwise, and its top-left cell. */
export interface Laid extends Cell {
  card: number
  turn: number
}

export interface Box {
  top: number
  left: number
  bottom: number
  right: number
}

/** A placement of a card: its points, and the effect on each of its cells, as codes of the game. */
export type Placement = [
  action: number,
  card: number,
  turn: number,
  row: number,
  col: number,
  gain: number,
  effects: number[],
  /** In a game with recipes: the points from each of them. */
  recipes?: number[],
]

/** Reduces any number of quarter turns, also negative, to 0..3. */
export function quarter(turn: number): number {
  return ((turn % 4) + 4) % 4
}

export function rowsOf(turn: number): number {
  return quarter(turn) % 2 === 0 ? 3 : 2
}

export function colsOf(turn: number): number {
  return 5 - rowsOf(turn)
}

/** The six cells of a card turned clockwise, in reading order. */
export function turnFace<Word>(face: readonly Word[], turn: number): readonly Word[] {
  const times = quarter(turn)
  if (times === 0) return face
  const rows = rowsOf(times - 1)
  const cols = colsOf(times - 1)
  const before = turnFace(face, times - 1)
  const after: Word[] = []
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

/** Where the middle of a card is drawn, at 100 units a cell. */
export function centreOf(turn: number, row: number, col: number): string {
  return `translate(${100 * col + 50 * colsOf(turn)} ${100 * row + 50 * rowsOf(turn)})`
}

/** The board that a viewer sees: their own, or the first for a spectator. */
export function boardOf<Board extends { seat: number }>(
  snapshot: { seat: number | null; view: { boards: readonly Board[] } } | null,
): Board | null {
  const boards = snapshot?.view.boards ?? []
  return boards.find((board) => board.seat === snapshot?.seat) ?? boards[0] ?? null
}

export function write(placement: Laid): string {
  return `${placement.card} r${quarter(placement.turn) * 90} @ ${placement.row},${placement.col}`
}

export type Move =
  { kind: 'card'; laid: Laid } | { kind: 'die'; cell: Cell } | { kind: 'draw'; card: number } | { kind: 'undo' }

/** Parses a journal line; null if it has none of the four forms. */
export function read(text: string): Move | null {
  const card = /^(\d+) r(\d+) @ (-?\d+),(-?\d+)$/.exec(text)
  if (card) {
    const [number, degrees, row, col] = card.slice(1).map(Number) as [number, number, number, number]
    return { kind: 'card', laid: { card: number, turn: degrees / 90, row, col } }
  }
  const cell = readCell('die', text)
  if (cell) return { kind: 'die', cell }
  if (text === 'undo') return { kind: 'undo' }
  return /^\d+$/.test(text) ? { kind: 'draw', card: Number(text) } : null
}

/** The cell that gets a die or becomes the wheelbarrow; null for any other line. */
export function cellAsked(text: string): Cell | null {
  return readCell('die', text) ?? readCell('wheelbarrow', text)
}

/** The cell that a line names after a word; null for any other line. */
export function readCell(word: string, text: string): Cell | null {
  const [, prefix, row, col] = /^(\S+) (-?\d+),(-?\d+)$/.exec(text) ?? []
  return prefix === word ? { row: Number(row), col: Number(col) } : null
}
