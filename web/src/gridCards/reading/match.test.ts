import { expect, test } from 'vitest'
import { isConvex, ordered, partOf, perspective, placeIn, type Pixels, type Quad } from './geometry'
import { lyingIn } from './lyingIn'
import {
  CELL,
  compared,
  guessOf,
  readingOf,
  shiftOf,
  square,
  templatesOf,
  turned,
  type CellReading,
  type Gains,
} from './match'

type Colour = [number, number, number]
const PAPER: Colour = [240, 230, 205]
const RED: Colour = [205, 50, 40]
const BLUE: Colour = [70, 60, 190]
const LIGHT: Gains = [1, 1, 1]

/** A picture of cells: paper, with a bar of a colour along the upper edge of each. */
function picture(cols: number, colours: (Colour | null)[], light = 1, die: Colour | null = null): Pixels {
  const [width, height] = [CELL * cols, (CELL * colours.length) / cols]
  const data = new Uint8ClampedArray(4 * width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const cell = colours[Math.floor(y / CELL) * cols + Math.floor(x / CELL)]
      const [down, across] = [y % CELL, x % CELL]
      const isBar = down >= 3 && down < 12 && across >= 3 && across < 21
      const isDie = die !== null && down >= 9 && down < 21 && across >= 6 && across < 18
      const colour = isDie ? die : isBar && cell ? cell : PAPER
      data.set([...colour.map((one) => one * light), 255], 4 * (y * width + x))
    }
  return { data, width, height }
}

const FACES = [picture(2, [RED, BLUE, RED, RED, BLUE, BLUE]), picture(2, [BLUE, RED, BLUE, BLUE, RED, RED])]
const WORDS = [
  ['apple', 'plum', 'apple', 'apple', 'plum', 'plum'],
  ['plum', 'apple', 'plum', 'plum', 'apple', 'apple'],
]
const TEMPLATES = templatesOf(FACES, WORDS)

test('each cell of each card is compared in four turns', () => {
  expect(TEMPLATES).toHaveLength(2 * 6 * 4)
  const pixels = square(FACES[0]!, 0, 0, CELL)
  expect(turned(turned(pixels, CELL, 1), CELL, 3)).toEqual(pixels)
  expect(turned(pixels, CELL, 1)).not.toEqual(pixels)
})

function readingIn(shown: Pixels, cell: number, gains: Gains): CellReading {
  const comparison = compared(shown, cell, TEMPLATES, gains)
  return readingOf(comparison, TEMPLATES, comparison.likeness.indexOf(Math.max(...comparison.likeness)))
}

test('a cell is read in other light than that of the faces, and as surely', () => {
  const dark = picture(2, [RED, BLUE], 0.6)
  const { gains } = guessOf(dark, 0, TEMPLATES)
  expect([0, 1].map((cell) => readingIn(dark, cell, gains).word)).toEqual(['apple', 'plum'])
  expect(readingIn(dark, 0, gains).isDoubtful).toBe(false)
})

test('each face counts as if it were photographed in white light', () => {
  const [warm] = templatesOf([picture(2, [RED, BLUE, RED, RED, BLUE, BLUE], 0.7)], WORDS)
  for (const [k, value] of warm!.pixels.entries()) expect(Math.abs(value - TEMPLATES[0]!.pixels[k]!)).toBeLessThan(3)
})

test('a die of its colour covers a part: the word is read, and the cell is marked', () => {
  const bare = readingIn(picture(1, [BLUE]), 0, LIGHT)
  const covered = readingIn(picture(1, [BLUE], 1, BLUE), 0, LIGHT)
  expect([bare.word, bare.isCovered]).toEqual(['plum', false])
  expect([covered.word, covered.isCovered]).toEqual(['plum', true])
  expect(covered.likeness).toBeLessThan(bare.likeness)
})

test('a cell that no card explains is doubtful', () => {
  expect(readingOf(compared(picture(1, [BLUE]), 0, TEMPLATES, LIGHT), TEMPLATES, null)).toMatchObject({
    word: 'plum',
    isDoubtful: true,
  })
})

test('how far a cell lies from its place is found', () => {
  const shown = picture(3, [null, null, null, null, RED, null, null, null, null])
  const aside = { ...shown, data: shown.data.slice() }
  for (let at = shown.data.length / 4 - 1; at >= 3; at -= 1)
    aside.data.set(shown.data.subarray(4 * (at - 3), 4 * (at - 2)), 4 * at)
  expect(shiftOf(aside, 4, TEMPLATES)).toMatchObject({ x: 3 / CELL, y: 0 })
})

test('places of a rectangle are found in its photograph', () => {
  const quad: Quad = [
    { x: 10, y: 20 },
    { x: 110, y: 10 },
    { x: 130, y: 220 },
    { x: 0, y: 200 },
  ]
  const at = placeIn(quad)
  for (const [k, [u, v]] of (
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const
  ).entries()) {
    expect(at(u, v).x).toBeCloseTo(quad[k]!.x)
    expect(at(u, v).y).toBeCloseTo(quad[k]!.y)
  }
  expect(isConvex(quad)).toBe(true)
  expect(ordered([quad[2], quad[0], quad[3], quad[1]])).toEqual(quad)
  const change = perspective(
    [...quad, { x: 60, y: 60 }].map((from) => ({ from, to: { x: 2 * from.x + 1, y: from.y - 3 }, weight: 1 })),
  )!
  expect(change({ x: 50, y: 40 }).x).toBeCloseTo(101)
  expect(change({ x: 50, y: 40 }).y).toBeCloseTo(37)
  const part = partOf(quad, 0, 0, 0.5, 1)
  expect([part[0], part[3]]).toEqual([at(0, 0), at(0, 1)])
  expect(part[1]).toEqual(at(0.5, 0))
})

test('a reading becomes cells without dice; what is to be looked at is marked', () => {
  const cell = { word: 'plum', likeness: 1, margin: 1, isCovered: false, isDoubtful: false }
  const { cells, marks } = lyingIn({
    rows: 2,
    cols: 2,
    cells: [cell, null, { ...cell, isDoubtful: true, isCovered: true }, { ...cell, isCovered: true }],
  })
  expect(cells.map(({ row, col, word, die }) => [row, col, word, die])).toEqual([
    [0, 0, 'plum', 0],
    [1, 0, 'plum', 0],
    [1, 1, 'plum', 0],
  ])
  expect([...marks]).toEqual([
    ['1,0', 'doubtful'],
    ['1,1', 'covered'],
  ])
  const tall = lyingIn({ rows: 19, cols: 1, cells: new Array<CellReading>(19).fill(cell) }).cells
  expect([tall[0]!.row, tall[18]!.row]).toEqual([-3, 15])
})
