/** Points and four-sided figures of a photograph, in pixels. */

export interface Point {
  x: number
  y: number
}
/** The corners of a rectangle as it is photographed: top left, top right, bottom right, bottom left. */
export type Quad = [Point, Point, Point, Point]

/** A picture: four bytes a pixel (red, green, blue, opacity), row by row. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function cross(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

export function isConvex(quad: Quad): boolean {
  return quad.every((a, k) => cross(a, quad[(k + 1) % 4]!, quad[(k + 2) % 4]!) > 0)
}

export function areaOf(points: readonly Point[]): number {
  let twice = 0
  for (const [k, a] of points.entries()) {
    const b = points[(k + 1) % points.length]!
    twice += a.x * b.y - b.x * a.y
  }
  return Math.abs(twice) / 2
}

/** The corners in order, clockwise on the picture, the one nearest to its top left first. */
export function ordered(points: Quad): Quad {
  const middle = { x: points.reduce((sum, { x }) => sum + x, 0) / 4, y: points.reduce((sum, { y }) => sum + y, 0) / 4 }
  const angle = ({ x, y }: Point): number => Math.atan2(y - middle.y, x - middle.x)
  const round = [...points].sort((a, b) => angle(a) - angle(b))
  const first = round.reduce((best, point, k) => (point.x + point.y < round[best]!.x + round[best]!.y ? k : best), 0)
  return [0, 1, 2, 3].map((k) => round[(first + k) % 4]!) as Quad
}

/** Where two lines meet, each through two points; null if they are parallel. */
export function meeting([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): Point | null {
  const below = (a.x - b.x) * (c.y - d.y) - (a.y - b.y) * (c.x - d.x)
  if (Math.abs(below) < 1e-9) return null
  const first = a.x * b.y - a.y * b.x
  const second = c.x * d.y - c.y * d.x
  return {
    x: (first * (c.x - d.x) - (a.x - b.x) * second) / below,
    y: (first * (c.y - d.y) - (a.y - b.y) * second) / below,
  }
}

/** The quad in another scale. */
export function scaled(quad: Quad, by: number): Quad {
  return quad.map(({ x, y }) => ({ x: x * by, y: y * by })) as Quad
}

/** Where a place of the rectangle is photographed: 0,0 is its top left corner, 1,1 its bottom right one. */
export function placeIn([a, b, c, d]: Quad): (across: number, down: number) => Point {
  const [x1, x2, x3] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x]
  const [y1, y2, y3] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y]
  const below = x1 * y2 - x2 * y1
  const g = (x3 * y2 - x2 * y3) / below
  const h = (x1 * y3 - x3 * y1) / below
  return (u, v) => {
    const depth = g * u + h * v + 1
    return {
      x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / depth,
      y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / depth,
    }
  }
}

/** A part of the rectangle, which goes from 0,0 to 1,1; or more than it. */
export function partOf(quad: Quad, left: number, top: number, right: number, bottom: number): Quad {
  const at = placeIn(quad)
  return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)]
}

/** Two points that are the same place, and how much that counts. */
export interface Pair {
  from: Point
  to: Point
  weight: number
}

/** The change of perspective that takes points to others best, by least squares; null if they do not tell it. */
export function perspective(pairs: readonly Pair[]): ((point: Point) => Point) | null {
  // Eight equations for eight numbers, and their right sides.
  const sums = Array.from({ length: 8 }, () => new Array<number>(9).fill(0))
  const add = (row: number[], weight: number): void => {
    for (let i = 0; i < 8; i += 1) for (let j = 0; j < 9; j += 1) sums[i]![j]! += weight * row[i]! * row[j]!
  }
  for (const { from, to, weight } of pairs) {
    add([from.x, from.y, 1, 0, 0, 0, -from.x * to.x, -from.y * to.x, to.x], weight)
    add([0, 0, 0, from.x, from.y, 1, -from.x * to.y, -from.y * to.y, to.y], weight)
  }
  for (let k = 0; k < 8; k += 1) {
    const pivot = sums
      .slice(k)
      .reduce((best, row, at) => (Math.abs(row[k]!) > Math.abs(sums[best]![k]!) ? k + at : best), k)
    ;[sums[k], sums[pivot]] = [sums[pivot]!, sums[k]!]
    const row = sums[k]!
    if (Math.abs(row[k]!) < 1e-9) return null
    for (const other of sums)
      if (other !== row) {
        const times = other[k]! / row[k]!
        for (let j = k; j < 9; j += 1) other[j]! -= times * row[j]!
      }
  }
  const [a, b, c, d, e, f, g, h] = sums.map((row, k) => row[8]! / row[k]!) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return ({ x, y }) => {
    const depth = g * x + h * y + 1
    return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth }
  }
}

/** The plane z(x, y) of least squares through points; flat where they are too few or lie on a line. */
export function plane(
  points: readonly (readonly [x: number, y: number, z: number])[],
): (x: number, y: number) => number {
  const mean = (of: (point: readonly [number, number, number]) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / Math.max(1, points.length)
  const [x0, y0, z0] = [mean(([x]) => x), mean(([, y]) => y), mean(([, , z]) => z)]
  const xx = mean(([x]) => (x - x0) ** 2)
  const yy = mean(([, y]) => (y - y0) ** 2)
  const xy = mean(([x, y]) => (x - x0) * (y - y0))
  const xz = mean(([x, , z]) => (x - x0) * (z - z0))
  const yz = mean(([, y, z]) => (y - y0) * (z - z0))
  const below = xx * yy - xy * xy
  if (points.length < 6 || below < 0.05) return () => z0
  const [a, b] = [(xz * yy - yz * xy) / below, (yz * xx - xz * xy) / below]
  return (x, y) => z0 + a * (x - x0) + b * (y - y0)
}
