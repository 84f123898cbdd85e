import { expect, test } from 'vitest'
import { placeIn, type Point, type Quad } from './geometry'
import { latticesOf, type Edge } from './lattice'

const FRAME = { width: 480, height: 360 }
/** Two rows of three cells, and a column of four below the right one. */
const CORNERS = [
  [0, 0],
  [7, 0],
  [7, 6],
  [5, 6],
  [5, 2],
  [0, 2],
] as const
const [COLS, ROWS] = [7, 6]

/** The edges of the outline as a camera sees them, and some points inside. */
function seen(quad: Quad): { edges: Edge[]; inside: Point[] } {
  const at = placeIn(quad)
  const place = ([col, row]: readonly [number, number]): Point => at(col / COLS, row / ROWS)
  const edges = CORNERS.map((corner, k) => {
    const [from, to] = [place(corner), place(CORNERS[(k + 1) % CORNERS.length]!)]
    const points = Array.from({ length: 20 }, (_, n) => ({
      x: from.x + ((to.x - from.x) * (n + 0.5)) / 20,
      y: from.y + ((to.y - from.y) * (n + 0.5)) / 20,
    }))
    return { from, to, points }
  })
  const inside: Point[] = []
  for (let row = 0; row < ROWS; row += 0.25)
    for (let col = 0; col < COLS; col += 0.25) if (row < 2 || col >= 5) inside.push(place([col, row]))
  return { edges, inside }
}

test.each<[string, Quad]>([
  [
    'from straight above',
    [
      { x: 60, y: 30 },
      { x: 410, y: 30 },
      { x: 410, y: 330 },
      { x: 60, y: 330 },
    ],
  ],
  [
    'tilted and turned',
    [
      { x: 90, y: 40 },
      { x: 392, y: 60 },
      { x: 433, y: 345 },
      { x: 37, y: 303 },
    ],
  ],
])('rows and columns are told from the edges alone, %s', (_, quad) => {
  const { edges, inside } = seen(quad)
  const cell = ((quad[2].x - quad[0].x) / COLS) * ((quad[2].y - quad[0].y) / ROWS)
  const [best] = latticesOf(FRAME, edges, inside, cell / 16)
  expect([best!.rows, best!.cols]).toEqual([ROWS, COLS])
  for (const [k, corner] of quad.entries())
    expect(Math.hypot(best!.quad[k]!.x - corner.x, best!.quad[k]!.y - corner.y)).toBeLessThan(25)
})

test('too few edges tell nothing', () => {
  expect(latticesOf(FRAME, [], [], 1)).toEqual([])
})
