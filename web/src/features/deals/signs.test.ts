import { expect, test } from 'vitest'
import type { Snapshot, Step } from '../../net/protocol'
import { gainsOf, signsOf } from './signs'

/** A match whose points after each step are given; `seats`: who made each step, null for chance. */
function match(seats: (number | null)[], points: number[]) {
  return {
    frames: points.map((total) => ({ view: { total } }) as Snapshot),
    steps: seats.map((seat, k): Step => ({ version: k + 1, seat, text: '', gain: null, effects: null })),
  }
}

const pointsOf = (snapshot: Snapshot): number => (snapshot.view as { total: number }).total

test('steps of a seat that follow each other are one move, and what follows its last one counts, too', () => {
  const replay = match([null, 0, 0, null, 0, 1, 0, 1], [0, 2, 3, 3, 7, 7, 6, 8])
  expect(gainsOf(replay, 0, pointsOf)).toEqual([3, 4, 1])
})

test('a long match has at most a dozen signs, which add up to its points', () => {
  const seats = Array.from({ length: 60 }, (_, k) => k % 2)
  const gains = gainsOf(
    match(
      seats,
      seats.map((_, k) => k),
    ),
    0,
    pointsOf,
  )
  expect(gains.length).toBeLessThanOrEqual(12)
  expect(gains.reduce((sum, gain) => sum + gain, 0)).toBe(59)
})

test('points that nobody knew before the end give no line', () => {
  expect(gainsOf(match([0, 1, 0], [0, 0, 9]), 0, () => null)).toEqual([])
})

test('the signs are as high as the gains, and a loss is as low as nothing', () => {
  expect(signsOf([0, 7, -3, 14])).toBe('▁▅▁█')
  expect(signsOf([])).toBe('')
})
