import { expect, test } from 'vitest'
import { histogramOf } from './histogram'

const BARS = [
  { score: 38, count: 4 },
  { score: 40, count: 8 },
]

test('each score has its column, the highest is 100, and empty ones keep their place', () => {
  const { columns } = histogramOf(BARS, [], 39, false, 400)
  expect(columns.map(({ from, count, size }) => [from, count, size])).toEqual([
    [38, 4, 50],
    [39, 0, 0],
    [40, 8, 100],
  ])
  expect(columns.map(({ at }) => Math.round(at))).toEqual([0, 33, 67])
})

test('where the fewest points win the fewest are on the right', () => {
  const { columns } = histogramOf(BARS, [], null, true, 400)
  expect(columns[0]!.at).toBeGreaterThan(columns[2]!.at)
})

test('a wide range of scores is put together in columns that all have the same range', () => {
  const money = [
    { score: -25_000, count: 1 },
    { score: 130_000, count: 2 },
    { score: 131_000, count: 1 },
  ]
  const { columns } = histogramOf(money, [{ score: 200_000, text: 'best' }], 130_000, false, 320)
  expect(columns.length).toBeLessThanOrEqual(22)
  expect(new Set(columns.map(({ from, to }) => to - from)).size).toBe(1)
  expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(4)
  expect(columns.find(({ count }) => count === 3)).toBeTruthy()
})

test('labels that would overlap stand in rows of their own', () => {
  const labels = [
    { score: 46, text: 'Master 46' },
    { score: 47, text: 'best 47' },
    { score: 30, text: 'Greedy 30' },
  ]
  const { lines } = histogramOf(BARS, labels, null, false, 400)
  expect(Object.fromEntries(lines.map(({ text, row }) => [text, row]))).toEqual({
    'Greedy 30': 0,
    'Master 46': 0,
    'best 47': 1,
  })
})

test('texts under the columns do not overlap', () => {
  const text = (score: number): string => `−${score}.000 $`
  const { ticks } = histogramOf([{ score: -30_000, count: 1 }, ...BARS], [], 90_000, false, 500, text)
  const places = ticks.map(({ at }) => at * 5)
  const half = (text(-30_000).length * 7.4) / 2
  expect(places.length).toBeGreaterThan(2)
  expect(places[1]! - half).toBeGreaterThan(2 * half)
})
