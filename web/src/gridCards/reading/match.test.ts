import { expect, test } from 'vitest'
import { isConvex, ordered, placeIn, ratioOf, type Pixels, type Quad } from './geometry'
import { lyingIn } from './lyingIn'
import { CELL, guessOf, readCell, square, templatesOf, turned, type Gains } from './match'

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

test('a cell is read in other light than that of the faces, and as surely', () => {
  const dark = picture(2, [RED, BLUE], 0.6)
  const { gains } = guessOf(dark, 0, TEMPLATES)
  expect(gains[0]).toBeCloseTo(0.6, 1)
  expect([0, 1].map((cell) => readCell(dark, cell, TEMPLATES, gains).word)).toEqual(['apple', 'plum'])
  expect(readCell(dark, 0, TEMPLATES, gains).isDoubtful).toBe(false)
})

test('a die of its colour covers a part: the word is read, and the cell is marked', () => {
  const bare = readCell(picture(1, [BLUE]), 0, TEMPLATES, LIGHT)
  const covered = readCell(picture(1, [BLUE], 1, BLUE), 0, TEMPLATES, LIGHT)
  expect([bare.word, bare.isCovered]).toEqual(['plum', false])
  expect([covered.word, covered.isCovered]).toEqual(['plum', true])
  expect(covered.likeness).toBeLessThan(bare.likeness)
})

test('a cell that looks like no card is doubtful', () => {
  expect(readCell(picture(1, [[60, 160, 60]]), 0, TEMPLATES, LIGHT).isDoubtful).toBe(true)
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
  expect(ratioOf(quad)).toBeCloseTo(0.58, 1)
})

test('a reading becomes cells without dice; what is to be looked at is marked', () => {
  const cell = { word: 'plum', likeness: 1, margin: 1, isCovered: false, isDoubtful: false }
  const quad = [0, 1, 2, 3].map((x) => ({ x, y: 0 })) as Quad
  const { cells, marks } = lyingIn({
    quad,
    rows: 2,
    cols: 2,
    isFound: true,
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
})
