/** The calls of puzzles. */
import { call } from '../../net/api'
import type { Problem, Puzzle, PuzzleAnswer, PuzzleResult } from '../../net/protocol'

function path(game: string, date: string): string {
  return `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(date)}`
}

export const puzzles = {
  /** The puzzle of a day; without a day, today's. */
  of: (game: string, date: string | null) =>
    call<Puzzle>(
      'GET',
      `/api/puzzles/${encodeURIComponent(game)}${date === null ? '' : `?date=${encodeURIComponent(date)}`}`,
    ),
  attempt: (game: string, date: string, actions: number[]) => call<PuzzleResult>('POST', path(game, date), { actions }),
  answer: (game: string, date: string) => call<PuzzleAnswer>('GET', `${path(game, date)}/answer`),
  why: (game: string, date: string, action: string) => call<Problem>('POST', `${path(game, date)}/why`, { action }),
}
