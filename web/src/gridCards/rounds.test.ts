import { expect, test } from 'vitest'
import { roundsOf, type Told } from './rounds'

/** A match of two: for each entry its seat, and the number of cards of each seat that the public sees after it. */
function match(...entries: [seat: number | null, text: string, laid: number][]): Told {
  const frames = entries.map(([, , laid]) => ({
    view: { boards: [0, 1].map((seat) => ({ seat, laid: Array(laid).fill({}) })) },
  }))
  const steps = entries.map(([seat, text]) => ({ version: 0, seat, text, gain: seat === null ? null : 1, effects: [] }))
  return { frames, steps } as unknown as Told
}

test('a round is told when it has closed, with the card that is drawn after it', () => {
  const replay = match(
    [null, '1', 1],
    [null, '2', 1],
    [null, '3', 1],
    [1, '2 r0 @ 1,0', 1],
    [0, '3 r0 @ 1,0', 2],
    [null, '4', 2],
    [0, '2 r0 @ 2,0', 2],
    [0, 'die 0,0', 2],
    [1, '3 r0 @ 2,0', 3],
  )
  const rounds = roundsOf(replay)
  expect(rounds.map((round) => round.frame)).toEqual([2, 5, 8])
  expect(rounds.map((round) => round.steps.map((step) => step.text))).toEqual([
    [],
    ['2 r0 @ 1,0', '3 r0 @ 1,0'],
    ['2 r0 @ 2,0', 'die 0,0', '3 r0 @ 2,0'],
  ])
})
