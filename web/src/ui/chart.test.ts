import { expect, test } from 'vitest'
import { chartOf, stepOf } from './chart'

test('the scale has few, even steps that hold every score', () => {
  const chart = chartOf([12, 57, 33], 300, 150)
  const scores = chart.steps.map((step) => step.score)
  expect(scores[0]).toBeLessThan(12)
  expect(scores.at(-1)).toBeGreaterThan(57)
  expect(scores.length).toBeLessThanOrEqual(8)
  expect(new Set(scores.slice(1).map((score, k) => score - scores[k]!))).toEqual(new Set([10]))
})

test('marks go from edge to edge, higher scores higher up', () => {
  const { marks } = chartOf([20, 30, 25], 200, 100)
  expect(marks.map((mark) => mark.x)).toEqual([0, 100, 200])
  expect(marks[1]!.y).toBeLessThan(marks[2]!.y)
  expect(marks[2]!.y).toBeLessThan(marks[0]!.y)
})

test('where the fewest points win, fewer lie higher up, and so does the scale', () => {
  const { marks, steps, y } = chartOf([20, 30, -25], 200, 100, true)
  expect(marks[2]!.y).toBeLessThan(marks[0]!.y)
  expect(marks[0]!.y).toBeLessThan(marks[1]!.y)
  expect(steps.every((step, k) => k === 0 || step.y > steps[k - 1]!.y)).toBe(true)
  expect([steps[0]!.y, steps.at(-1)!.y, y(steps[0]!.score)]).toEqual([0, 100, 0])
})

test('the scale reaches to a mark beyond all scores', () => {
  const { steps, y } = chartOf([20, 30, 25], 200, 100, false, [44.1])
  expect(steps.at(-1)!.score).toBeGreaterThan(44.1)
  expect(y(44.1)).toBeGreaterThan(0)
  expect(y(44.1)).toBeLessThan(y(30))
})

test('a lone score stands in the middle', () => {
  expect(chartOf([41], 200, 100).marks[0]!.x).toBe(100)
})

test('equal scores and scores below zero have room around them', () => {
  const { marks } = chartOf([-6, -6], 200, 100)
  expect(marks[0]!.y).toBeGreaterThan(0)
  expect(marks[0]!.y).toBeLessThan(100)
})

test('steps are round numbers', () => {
  expect([4, 9, 26, 55, 400].map((range) => stepOf(range))).toEqual([1, 2, 5, 10, 100])
})
