/** A puzzle of Orchard and its answer, as the server sends them. */
import { board } from '../../games/orchard/fixture'
import type { Puzzle, PuzzleAnswer } from '../../net/protocol'
import type { Snapshot } from '../../net/protocol/orchard'

const SNAPSHOT: Snapshot = {
  version: 1,
  seat: 0,
  offers: { placements: [], dice: [] },
  can_undo: false,
  outcome: null,
  view: { boards: [board()], unseen: [], to_draw: 6, cards_per_game: 9 },
}

export const PUZZLE: Puzzle = {
  id: 'orchard-0001',
  game: 'orchard',
  date: '2026-11-26',
  today: '2026-11-26',
  level: 2,
  missed: ['novice', 'casual'],
  seats: 1,
  deck: { version: '', cards: [], name: '', recipes: [] },
  snapshot: SNAPSHOT,
  steps: [{ version: 1, seat: null, text: '3', gain: null, effects: null }],
}

export const ANSWER: PuzzleAnswer = {
  action: '4 r0 @ 0,0',
  also: ['5 r0 @ 0,0'],
  value: 31.5,
  next: 29,
  sign: 1,
  proof: 'exact',
  why: [{ kind: 'orchard-tens', best: 2.5, played: 1.5 }],
}
