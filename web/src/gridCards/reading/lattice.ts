/**
 * The lattice that the cards of a finished table lie on. All edges of all cards lie on its lines, so the edges of the outline say
 * how the camera was held, how large a cell is, and where the lines are.
 */
import { distance, type Point, type Quad } from './geometry'

/** A straight part of the outline, with points along it. */
export interface Edge {
  from: Point
  to: Point
  points: Point[]
}

/** How the camera was held, in radians: tilted forwards and sideways, and turned over the table. */
interface View {
  pitch: number
  yaw: number
  roll: number
}

/** A lattice on the table: the side of its cells, and where one of its crossings is. */
interface Lattice {
  view: View
  side: number
  left: number
  top: number
  /** The mean distance of the edges' points from the lattice's lines, in cells. */
  error: number
}

/** The camera's focal length, as a part of the longer side of the picture. */
const FOCAL = 1
/** The most that a camera is tilted. */
const TILT = 0.55
/** A tilt of this much costs as much as edges that are this much askew. */
const UPRIGHT = 0.02
/** Angles that are more askew than this are no edges of cards. */
const ASKEW = 0.2
/** Points that are farther than this from all lines, in cells, are not edges of cards. */
const OFF = 0.2
/** How many sizes of cells are tried, and how many of them are made exact. */
const SIZES = 120
const EXACT = 4
/** Nine cards cover so many cells. */
export const LEAST_CELLS = 17
export const MOST_CELLS = 54

/** A rectangle of cells of the lattice. */
export interface Bounds {
  quad: Quad
  rows: number
  cols: number
}

/** The picture's size tells where the camera pointed. */
export interface Frame {
  width: number
  height: number
}

/** Sine and cosine of each angle of a view. */
function turns({ pitch, yaw, roll }: View): [number, number, number, number, number, number] {
  return [Math.sin(pitch), Math.cos(pitch), Math.sin(yaw), Math.cos(yaw), Math.sin(roll), Math.cos(roll)]
}

/** From the picture to the table, in units of the focal length. */
function toTable({ width, height }: Frame, view: View): (point: Point) => Point {
  const focal = FOCAL * Math.max(width, height)
  const [sp, cp, sy, cy, sr, cr] = turns(view)
  return (point) => {
    const x = (point.x - width / 2) / focal
    const y = (point.y - height / 2) / focal
    const [y1, z1] = [cp * y - sp, sp * y + cp]
    const [x2, z2] = [cy * x + sy * z1, cy * z1 - sy * x]
    const [a, b] = [x2 / z2, y1 / z2]
    return { x: cr * a + sr * b, y: cr * b - sr * a }
  }
}

/** From the table to the picture. */
function toPicture({ width, height }: Frame, view: View): (point: Point) => Point {
  const focal = FOCAL * Math.max(width, height)
  const [sp, cp, sy, cy, sr, cr] = turns(view)
  return (point) => {
    const [a, b] = [cr * point.x - sr * point.y, sr * point.x + cr * point.y]
    const [x1, z1] = [cy * a - sy, sy * a + cy]
    const [y2, z2] = [cp * b + sp * z1, cp * z1 - sp * b]
    return { x: width / 2 + (focal * x1) / z2, y: height / 2 + (focal * y2) / z2 }
  }
}

/** How far the edges are from being upright and level on the table. */
function askew(frame: Frame, edges: readonly Edge[], view: View): number {
  const at = toTable(frame, view)
  let sum = 0
  let all = 0
  for (const { from, to } of edges) {
    const [a, b] = [at(from), at(to)]
    const [x, y] = [Math.abs(b.x - a.x), Math.abs(b.y - a.y)]
    const angle = Math.atan2(Math.min(x, y), Math.max(x, y))
    const weight = distance(from, to)
    sum += weight * Math.min(ASKEW, angle) ** 2
    all += weight
  }
  return sum / all + UPRIGHT ** 2 * (view.pitch ** 2 + view.yaw ** 2)
}

/** Moves numbers one by one, by smaller and smaller steps, to where a cost is least. */
function lowest(start: number[], steps: readonly number[], cost: (at: readonly number[]) => number): number[] {
  let best = start
  let least = cost(start)
  for (let part = 1; part > 0.01; part /= 2)
    for (let round = 0; round < 12; round += 1) {
      const before = least
      for (const [k, step] of steps.entries())
        for (const move of [step * part, -step * part]) {
          const next = best.map((one, at) => (at === k ? one + move : one))
          const value = cost(next)
          if (value < least) [best, least] = [next, value]
        }
      if (least >= before) break
    }
  return best
}

/** How the camera was held, as the directions of the edges say. */
function viewOf(frame: Frame, edges: readonly Edge[]): View {
  const asView = ([pitch, yaw, roll]: readonly number[]): View => ({ pitch: pitch!, yaw: yaw!, roll: roll! })
  let [sin, cos] = [0, 0]
  for (const { from, to } of edges) {
    const angle = 4 * Math.atan2(to.y - from.y, to.x - from.x)
    sin += distance(from, to) * Math.sin(angle)
    cos += distance(from, to) * Math.cos(angle)
  }
  const middle = Math.atan2(sin, cos) / 4
  let best: number[] = [0, 0, middle]
  let least = Infinity
  const tilts = Array.from({ length: 9 }, (_, k) => (TILT * (k - 4)) / 4)
  for (const pitch of tilts)
    for (const yaw of tilts)
      for (let turn = -3; turn <= 3; turn += 1) {
        const start = [pitch, yaw, middle + 0.05 * turn]
        const value = askew(frame, edges, asView(start))
        if (value < least) [best, least] = [start, value]
      }
  return asView(lowest(best, [0.08, 0.08, 0.05], (at) => askew(frame, edges, asView(at))))
}

/** The points of upright edges and of level ones: each tells one coordinate of a line. */
function pointsOf(frame: Frame, edges: readonly Edge[], view: View): { upright: Point[]; level: Point[] } {
  const at = toTable(frame, view)
  const upright: Point[] = []
  const level: Point[] = []
  for (const { from, to, points } of edges) {
    const [a, b] = [at(from), at(to)]
    const [x, y] = [Math.abs(b.x - a.x), Math.abs(b.y - a.y)]
    if (Math.atan2(Math.min(x, y), Math.max(x, y)) > ASKEW) continue
    ;(y > x ? upright : level).push(...points)
  }
  return { upright, level }
}

/** How well places repeat at a distance, from 0 to 1, and where the first of them is. */
function repeats(places: readonly number[], side: number): { strength: number; first: number } {
  let [sin, cos] = [0, 0]
  for (const place of places) {
    sin += Math.sin((2 * Math.PI * place) / side)
    cos += Math.cos((2 * Math.PI * place) / side)
  }
  return {
    strength: Math.hypot(sin, cos) / Math.max(1, places.length),
    first: (Math.atan2(sin, cos) / 2 / Math.PI) * side,
  }
}

/**
 * The cells around all edges on the likely lattices, the best first. `inside`: some pixels of cards, each of which stands for
 * `share` pixels.
 */
export function latticesOf(frame: Frame, edges: readonly Edge[], inside: readonly Point[], share: number): Bounds[] {
  if (edges.length < 4) return []
  const view = viewOf(frame, edges)
  const { upright, level } = pointsOf(frame, edges, view)
  if (upright.length === 0 || level.length === 0) return []
  const at = toTable(frame, view)
  const area = areaOn(at, inside, share)
  const [xs, ys] = [upright.map((point) => at(point).x), level.map((point) => at(point).y)]
  const [small, large] = [Math.sqrt(area / MOST_CELLS), Math.sqrt(area / LEAST_CELLS)]
  const tried = Array.from({ length: SIZES + 1 }, (_, k) => {
    const side = small * (large / small) ** (k / SIZES)
    const [x, y] = [repeats(xs, side), repeats(ys, side)]
    return { side, left: x.first, top: y.first, strength: x.strength + y.strength }
  })
  const peaks = tried.filter(
    ({ strength }, k) => strength >= (tried[k - 1]?.strength ?? 0) && strength >= (tried[k + 1]?.strength ?? 0),
  )
  return peaks
    .sort((a, b) => b.strength - a.strength)
    .slice(0, EXACT)
    .map(({ side, left, top }) => exact(frame, upright, level, view, [side, left, top]))
    .sort((a, b) => a.error - b.error)
    .map((lattice) => boundsOf(frame, edges, lattice))
}

/** The area on the table of pixels of the picture, of which `inside` are a few that stand for `share` each. */
function areaOn(at: (point: Point) => Point, inside: readonly Point[], share: number): number {
  let area = 0
  for (const { x, y } of inside) {
    const [middle, right, below] = [at({ x, y }), at({ x: x + 1, y }), at({ x, y: y + 1 })]
    area += share * Math.abs((right.x - middle.x) * (below.y - middle.y) - (right.y - middle.y) * (below.x - middle.x))
  }
  return area
}

/** A lattice moved to where its lines are nearest to the edges. */
function exact(
  frame: Frame,
  upright: readonly Point[],
  level: readonly Point[],
  view: View,
  [side, left, top]: readonly [number, number, number],
): Lattice {
  const error = ([pitch, yaw, roll, size, x, y]: readonly number[]): number => {
    const at = toTable(frame, { pitch: pitch!, yaw: yaw!, roll: roll! })
    let sum = 0
    const add = (place: number): void => {
      sum += Math.min(OFF, Math.abs(place - Math.round(place)))
    }
    for (const point of upright) add((at(point).x - x!) / size!)
    for (const point of level) add((at(point).y - y!) / size!)
    return sum / (upright.length + level.length)
  }
  const result = lowest(
    [view.pitch, view.yaw, view.roll, side, left, top],
    [0.03, 0.03, 0.02, 0.03 * side, 0.1 * side, 0.1 * side],
    error,
  )
  const [pitch, yaw, roll, size, x, y] = result as [number, number, number, number, number, number]
  return { view: { pitch, yaw, roll }, side: size, left: x, top: y, error: error(result) }
}

/** The rectangle of whole cells around all edges. */
function boundsOf(frame: Frame, edges: readonly Edge[], { view, side, left, top }: Lattice): Bounds {
  const [at, seen] = [toTable(frame, view), toPicture(frame, view)]
  const places = edges.flatMap(({ from, to }) => [at(from), at(to)])
  const [cols, rows] = [places.map(({ x }) => (x - left) / side), places.map(({ y }) => (y - top) / side)]
  const [first, last] = [Math.floor(Math.min(...cols) + OFF), Math.ceil(Math.max(...cols) - OFF)]
  const [upper, lower] = [Math.floor(Math.min(...rows) + OFF), Math.ceil(Math.max(...rows) - OFF)]
  const corner = (col: number, row: number): Point => seen({ x: left + side * col, y: top + side * row })
  return {
    quad: [corner(first, upper), corner(last, upper), corner(last, lower), corner(first, lower)],
    rows: lower - upper,
    cols: last - first,
  }
}
