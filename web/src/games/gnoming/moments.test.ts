import { expect, test } from 'vitest'
import type { Step } from '../../net/protocol'
import type { GnomingView, Replay, Sheet, Snapshot } from '../../net/protocol/gnoming'
import { momentsOf, pointsAt, sheetsOf } from './moments'

const NOTHING: Sheet = {
  cells: Array<null>(9).fill(null),
  lines: [],
  singles: 0,
  negatives: 0,
  matched: 0,
  hazards: 0,
  bonus: 0,
  points: 0,
}

function sheet(points: number): Sheet {
  return { ...NOTHING, singles: points, points }
}

/** One frame: the turn, the points face up of each seat, and the points of finished rounds. */
function frame(turn: number | null, open: [number, number], rounds: [number, number][] = []): Snapshot {
  const players = open.map((points, seat) => ({
    seat,
    sheet: sheet(points),
    down: 0,
    picked: [],
    score: { total: 0, rounds: [], open: 0 },
    state: 'waiting' as const,
  }))
  const view: GnomingView = {
    round: rounds.length,
    players,
    stock: 50,
    piles: [
      [4, 1],
      [5, 1],
    ],
    held: null,
    turn,
    asked: null,
    out: null,
    last_turns: null,
    renewed: false,
    removed: 0,
    unseen: [],
    rounds: rounds.map((each) => each.map(sheet)),
  }
  return { version: 1, seat: turn, view, offers: {} as Snapshot['offers'], can_undo: false, outcome: null }
}

/** The seat, the text of the step, and the table after it. */
type Told = [seat: number | null, text: string, after: Snapshot]

function replayOf(entries: Told[]): Replay {
  const steps: Step[] = entries.map(([seat, text], k) => ({ version: k + 1, seat, text, gain: null, effects: null }))
  return {
    match: 'm',
    game: 'gnoming',
    deck: { version: 'gnoming-1', cards: [], name: '', recipes: [] },
    frames: entries.map(([, , after]) => after),
    steps,
    outcome: { reason: 'three-rounds', ranking: [] },
  }
}

const BEGIN: Told[] = [
  [null, '4', frame(null, [0, 0])],
  [null, '5', frame(null, [0, 0])],
  [0, 'turn 1', frame(null, [0, 0])],
  [0, 'turn 5', frame(null, [0, 0])],
  [1, 'turn 2', frame(null, [0, 0])],
  [1, 'turn 3', frame(null, [0, 0])],
  [null, '8', frame(null, [8, 0])],
  [null, '7', frame(null, [15, 0])],
  [null, '6', frame(null, [15, 6])],
  [null, '-2', frame(0, [15, 4])],
]

test('the first discards are one moment, and the first cards of everybody are one', () => {
  const moments = momentsOf(replayOf(BEGIN))
  expect(moments.map(({ kind, frame: at }) => [kind, at])).toEqual([
    ['start', 1],
    ['firsts', 9],
  ])
  expect(moments[1]!.fresh).toEqual([
    { seat: 0, cell: 0 },
    { seat: 0, cell: 4 },
    { seat: 1, cell: 1 },
    { seat: 1, cell: 2 },
  ])
})

test('a turn is one moment from the draw to the discard, and each bounce is one of its own', () => {
  const moments = momentsOf(
    replayOf([
      ...BEGIN,
      [0, 'draw', frame(0, [15, 4])],
      [null, '4', frame(0, [15, 4])],
      [0, 'put 4 @ 3', frame(0, [19, 4])],
      [null, '4', frame(0, [19, 4])],
      [0, 'put 4 @ 6', frame(0, [23, 4])],
      [null, '7', frame(0, [23, 4])],
      [0, 'discard 7 left', frame(1, [23, 4])],
      [1, 'take 7 left', frame(1, [23, 4])],
    ]),
  ).slice(2)
  expect(moments.map(({ kind, seat, frame: at }) => [kind, seat, at])).toEqual([
    ['turn', 0, 13],
    ['bounce', 0, 16],
    ['turn', 1, 17],
  ])
  expect(moments.map(({ fresh }) => fresh.map(({ cell }) => cell))).toEqual([[2], [5], []])
})

test('an answer to a hazard is a moment, whether a card is turned or not', () => {
  const moments = momentsOf(
    replayOf([
      ...BEGIN,
      [0, 'draw', frame(0, [15, 4])],
      [null, 'hazard', frame(0, [15, 4])],
      [0, 'discard hazard', frame(0, [15, 4])],
      [1, 'turn 9', frame(0, [15, 4])],
      [null, '3', frame(1, [15, 7])],
    ]),
  ).slice(2)
  expect(moments.map(({ kind, seat, frame: at }) => [kind, seat, at])).toEqual([
    ['turn', 0, 12],
    ['flip', 1, 14],
  ])
})

test('what is turned at the end belongs to the end of the round, whose sheets stay when the next one lies on the table', () => {
  const replay = replayOf([
    ...BEGIN,
    [0, 'take 5 right', frame(0, [15, 4])],
    [0, 'put 5 @ 1 for 8', frame(0, [12, 4])],
    [0, 'discard 8 right', frame(null, [12, 4])],
    [null, '3', frame(null, [12, 7])],
    [null, '4', frame(null, [0, 0], [[12, 11]])],
    [null, '6', frame(null, [0, 0], [[12, 11]])],
  ])
  const moments = momentsOf(replay)
  expect(moments.slice(2).map(({ kind, round, frame: at }) => [kind, round, at])).toEqual([
    ['turn', 0, 12],
    ['over', 0, 14],
    ['start', 1, 15],
  ])
  expect(sheetsOf(replay, moments[3]!).map(({ points }) => points)).toEqual([12, 11])
  expect(pointsAt(replay, moments[3]!)).toEqual([12, 11])
})

test('the card under the last card that was placed is told with it, not with the end of the round', () => {
  const moments = momentsOf(
    replayOf([
      ...BEGIN,
      [0, 'take 5 right', frame(0, [15, 4])],
      [0, 'put 5 @ 9', frame(0, [20, 4])],
      [null, '8', frame(null, [20, 4])],
      [null, '3', frame(null, [20, 7])],
    ]),
  )
  expect(moments.at(-1)).toMatchObject({
    kind: 'turn',
    frame: 12,
    parsedMoves: [{ kind: 'take' }, { kind: 'put' }, { kind: 'card', card: 9 }],
  })
})
