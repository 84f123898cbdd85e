import { describe, expect, test } from 'vitest'
import type { Review, ReviewStep, SeatChange } from '../../net/protocol'
import {
  curveOf,
  decisionsOf,
  framesOf,
  graphOf,
  lossesOf,
  mainPart,
  nearest,
  stepsOf,
  stopsOf,
  verdictOf,
} from './report'

function change(seat: number, before: number, after: number, more: Partial<SeatChange> = {}): SeatChange {
  return { seat, before, after, error: 0, luck: 0, cost: 0, others: 0, estimation: 0, win: null, ...more }
}

function step(number: number, seat: number | null, action: string, more: Partial<ReviewStep> = {}): ReviewStep {
  const kind = seat === null ? 'chance' : 'action'
  const empty = { values: [], best: [], played: null, rank: null, mistake: false, why: [] }
  return { step: number, seat, kind, action, ...empty, ...more }
}

const LEAST = 0.05
const played = { action: 'a', value: 1, error: 0.1, win: null }
/** A card is drawn, seat 0 errs, seat 1 drafts in secret and acts, seat 0 has no choice. */
const STEPS = [
  step(0, null, '7', { values: [change(0, 10, 12, { luck: 2 })] }),
  step(1, 0, 'a', { played, mistake: true, values: [change(0, 12, 9, { cost: 3 })] }),
  step(2, 1, 'give x'),
  step(4, 1, 'b', { played, values: [change(1, 5, 5), change(0, 9, 8, { others: -1 })] }),
  step(5, 0, 'c', { values: [change(0, 8, 8)] }),
]
const REPLAY = {
  frames: ['after 7', 'after a', 'after b', 'after c'],
  steps: [
    [null, '7'],
    [0, 'a'],
    [1, 'b'],
    [0, 'c'],
  ].map(([seat, text], k) => ({
    version: k,
    seat: seat as number | null,
    text: text as string,
    gain: null,
    effects: null,
  })),
}
const REVIEW = { seats: [{ seat: 0, start: 10, win: { start: 0.5 } }], steps: STEPS } as Review

describe('steps', () => {
  test('those that are not valued yet are as the replay tells them', () => {
    expect(stepsOf(REPLAY, null).map(({ action }) => action)).toEqual(['7', 'a', 'b', 'c'])
    expect(stepsOf(REPLAY, { steps: STEPS.slice(0, 3) }).map(({ action }) => action)).toEqual([
      '7',
      'a',
      'give x',
      'b',
      'c',
    ])
    expect(stepsOf(REPLAY, { steps: STEPS })).toEqual(STEPS)
  })

  test('what only its own seat was told is shown by the frame before', () => {
    expect(framesOf(STEPS, REPLAY)).toEqual([0, 1, 1, 2, 3])
  })

  test('the page stops at decisions and at luck, at mistakes alone, or at every action', () => {
    expect(stopsOf(STEPS, 0, 5, 'own', LEAST)).toEqual([0, 1])
    expect(stopsOf(STEPS, 0, 5, 'mistakes', LEAST)).toEqual([1])
    expect(stopsOf(STEPS, 0, 5, 'own', 5)).toEqual([1])
    expect(stopsOf(STEPS, 0, 5, 'all', LEAST)).toEqual([0, 1, 2, 3, 4])
    expect(decisionsOf(STEPS, 0, 2)).toEqual([1, 4])
  })

  test('the nearest stop', () => {
    expect([0, 3, 9].map((k) => nearest([0, 4, 8], k))).toEqual([0, 1, 2])
  })

  test('what there is to say of each', () => {
    const verdicts = ['luck', 'mistake', 'forced', 'best', 'forced']
    expect(STEPS.map((each) => verdictOf(each, 0, true, LEAST))).toEqual(verdicts)
    expect(verdictOf(STEPS[1]!, 0, false, LEAST)).toBe('open')
    const dear = (error: number) => step(1, 0, 'a', { played, values: [change(0, 9, 8.8, { cost: 0.2, error })] })
    expect([verdictOf(dear(0.1), 0, true, LEAST), verdictOf(dear(0.1), 0, true, 0.5)]).toEqual(['level', 'best'])
    expect(verdictOf(dear(0.09), 0, true, LEAST)).toBe('likelier')
  })
})

describe('the graph', () => {
  test('a curve goes on where a step changed nothing for its seat', () => {
    expect(curveOf(REVIEW, 0, 'points')).toEqual([10, 12, 9, 9, 8, 8])
    expect(curveOf(REVIEW, 0, 'win')).toEqual([50, 50, 50, 50, 50, 50])
  })

  test('spans the whole match, also while only its beginning is valued', () => {
    const { x, lines } = graphOf([[10, 12]], 100, 50, 'points', [], 4)
    expect([x(0), x(1), x(4)]).toEqual([0, 25, 100])
    expect(lines).toEqual(['M0.0 50.0L25.0 0.0'])
  })

  test('better results are higher up, and the best possible one is within the scale', () => {
    const { y, ticks } = graphOf([[40, 30]], 100, 100, 'points', [52])
    expect(ticks.map(({ value }) => value)).toEqual([30, 35, 40, 45, 50, 55])
    expect(y(52)).toBeLessThan(y(40))
    expect(y(55)).toBe(0)
  })

  test('chances have one scale', () => {
    expect(graphOf([[50, 60]], 1, 1, 'win').ticks.map(({ value }) => value)).toEqual([0, 25, 50, 75, 100])
  })
})

describe('losses', () => {
  test('are those of mistakes and those of the other decisions of a seat; together they are its cost', () => {
    const steps = [
      ...STEPS,
      step(6, 0, 'd', { played, values: [change(0, 8, 7, { cost: 1 })] }),
      step(7, 0, 'e', { played, values: [change(0, 8, 8, { cost: 0.01 })] }),
    ]
    expect(lossesOf(steps, 0, 'points', LEAST)).toEqual({ mistakes: 3, others: 1.01, count: 1 })
  })
})

test('a turning point is told by the part that changed most', () => {
  const win = { before: 0.5, after: 0.7, luck: 0.1, cost: 0.05, others: 0.15, estimation: 0 }
  expect(mainPart(change(0, 10, 12, { luck: 2, cost: 1 }))).toBe('luck')
  expect(mainPart(change(0, 10, 12, { luck: 2, win }))).toBe('others')
  expect(mainPart(change(0, 10, 7, { cost: 3 }))).toBe('cost')
})
