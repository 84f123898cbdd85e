import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import type { Score, Span } from '../../net/protocol/clustered'
import { sizeOf } from './grid'
import Scoring from './Scoring.svelte'

const SIDE = 12

interface Box {
  left: number
  right: number
  top: number
  bottom: number
  text: string
}

afterEach(cleanup)

/** Pseudorandom numbers from 0 to 1, the same for the same seed. */
function random(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16807) % 2147483647) / 2147483647
}

/** Every line of three or more cells and the largest rectangle, on a square that is full to this part. */
function scored(seed: number, full: number): Score {
  const next = random(seed)
  const cells = Array.from({ length: SIDE }, () => Array.from({ length: SIDE }, () => next() < full))
  const has = (row: number, col: number): boolean => cells[row]?.[col] ?? false
  const runs: Span[] = []
  const rectangles: Span[] = []
  for (let row = 0; row < SIDE; row += 1) {
    for (let col = 0; col < SIDE; col += 1) {
      let cols = 0
      while (has(row, col + cols)) cols += 1
      if (cols >= 3 && !has(row, col - 1)) runs.push([row, col, 1, cols])
      let rows = 0
      while (has(row + rows, col)) rows += 1
      if (rows >= 3 && !has(row - 1, col)) runs.push([row, col, rows, 1])
      for (let high = 1, wide = cols; high <= rows; high += 1) {
        let across = 0
        while (across < wide && has(row + high - 1, col + across)) across += 1
        wide = across
        if (high > 1 && wide > 1) rectangles.push([row, col, high, wide])
      }
    }
  }
  const area = rectangles.sort((a, b) => sizeOf(b) - sizeOf(a))[0] ?? null
  return { total: 0, rectangle: 0, lines: 0, bonuses: 0, area, runs }
}

/** The rectangles of the badges as they are drawn. */
function boxes(container: HTMLElement): Box[] {
  return [...container.querySelectorAll('.badge')].map((badge) => {
    const [x = 0, y = 0, grow = 1] = (badge.getAttribute('transform') ?? '').match(/-?[\d.]+/g)!.map(Number)
    const rect = badge.querySelector('rect')!
    const half = (side: string): number => (grow * Number(rect.getAttribute(side))) / 2
    return {
      left: x - half('width'),
      right: x + half('width'),
      top: y - half('height'),
      bottom: y + half('height'),
      text: badge.textContent.trim(),
    }
  })
}

test.each([1, 1.5, 2])('no badge covers another where they are %s times as large', (grow) => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const score = scored(seed, 0.45 + 0.01 * (seed % 50))
    const { container, unmount } = render(Scoring, { score, grow })
    const drawn = boxes(container)
    expect(drawn.map(({ text }) => Number(text))).toEqual(
      [...(score.area ? [score.area] : []), ...score.runs].map(sizeOf),
    )
    const pairs = drawn.flatMap((one, k) => drawn.slice(k + 1).map((other) => [one, other] as const))
    const covered = pairs.filter(
      ([one, other]) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
    )
    expect(covered, `seed ${seed}`).toEqual([])
    unmount()
  }
})
