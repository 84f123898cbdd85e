/** Finds cards in a photograph, and straightens what lies between four corners, with OpenCV. */
import type { OpenCV } from '@opencvjs/web'
import {
  areaOf,
  distance,
  isConvex,
  meeting,
  ordered,
  partOf,
  placeIn,
  scaled,
  type Pixels,
  type Point,
  type Quad,
} from './geometry'
import { latticesOf, LEAST_CELLS, MOST_CELLS, type Edge } from './lattice'

export type Cv = typeof OpenCV
type Mat = OpenCV.Mat

/** The longer side of the picture in which cards are looked for. */
const SMALL = 480
/** The part of the picture, at its edge, that shows the table and not a card. */
const EDGE = 0.03
/** Points of a cell's side at which the outline is looked at. */
const POINTS = 5
/** A contour that is as near to a line is one; an edge has so many pixels at least, and its ends tell nothing. */
const STRAIGHT = 2
const LEAST_EDGE = 9
const TRIM = 2
/** Every so manyth pixel is looked at where only an area is asked for. */
const SPARSE = 8
/** The part of a card's side, at each end, that is round; and how far its edge lies from where the hull says. */
const ROUND = 0.15
const NEAR = 0.06
/** A hole in the outline that is as small a part of it is none: about half a cell. */
const HOLE = 0.015
/** A thing that is as small a part of the largest is no card. */
const CRUMB = 0.03
/** All pictures are blurred a little, so that sharp and blurred ones are alike, and what lies half a pixel aside. */
const BLUR = 0.9
/** The least and the most rows or columns: of nine cards that hang together by one cell each. */
const LEAST_SIDE = 2
const MOST_SIDE = 19

/** The corners of a rectangle of cells, and how many there are between them. */
export interface Given {
  quad: Quad
  rows: number
  cols: number
}

/** A rectangle of cells around all cards. `filled`: the cells with a card, row by row. */
export interface Layout extends Given {
  filled: number[]
}

/** Frees what OpenCV has made in `work`: it is not collected. */
function freeing<Result>(work: (keep: <One extends { delete(): void }>(one: One) => One) => Result): Result {
  const kept: { delete(): void }[] = []
  try {
    return work((one) => {
      kept.push(one)
      return one
    })
  } finally {
    for (const one of kept) one.delete()
  }
}

export function matOf(cv: Cv, { data, width, height }: Pixels): Mat {
  const mat = new cv.Mat(height, width, cv.CV_8UC4)
  mat.data.set(data)
  return mat
}

export function pixelsOf(mat: Mat): Pixels {
  return { data: new Uint8ClampedArray(mat.data), width: mat.cols, height: mat.rows }
}

/** What lies between four corners, straightened. */
function flattened(cv: Cv, picture: Mat, quad: Quad, width: number, height: number): Mat {
  return freeing((keep) => {
    const from = keep(
      cv.matFromArray(
        4,
        1,
        cv.CV_32FC2,
        quad.flatMap(({ x, y }) => [x, y]),
      ),
    )
    const to = keep(cv.matFromArray(4, 1, cv.CV_32FC2, [0, 0, width, 0, width, height, 0, height]))
    const matrix = keep(cv.getPerspectiveTransform(from, to))
    const out = new cv.Mat()
    cv.warpPerspective(picture, out, matrix, new cv.Size(width, height), cv.INTER_LINEAR, cv.BORDER_REPLICATE)
    return out
  })
}

/** The same as a picture. Each pixel is the mean of those that it covers: straightened larger, then made smaller. */
export function straightened(cv: Cv, photo: Mat, quad: Quad, width: number, height: number): Pixels {
  return freeing((keep) => {
    const times = Math.max(1, Math.min(4, Math.round(distance(quad[0], quad[1]) / width)))
    const large = keep(flattened(cv, photo, quad, width * times, height * times))
    const out = keep(new cv.Mat())
    cv.resize(large, out, new cv.Size(width, height), 0, 0, cv.INTER_AREA)
    cv.GaussianBlur(out, out, new cv.Size(5, 5), BLUR)
    return pixelsOf(out)
  })
}

/** Where cards lie: all that differs from the table at the edge of the picture. White on black, `scale` times as large. */
function maskOf(cv: Cv, photo: Mat): { mask: Mat; scale: number } {
  const scale = Math.min(1, SMALL / Math.max(photo.cols, photo.rows))
  return freeing((keep) => {
    const small = keep(new cv.Mat())
    const size = new cv.Size(Math.round(photo.cols * scale), Math.round(photo.rows * scale))
    cv.resize(photo, small, size, 0, 0, cv.INTER_AREA)
    const colours = keep(new cv.Mat())
    cv.cvtColor(small, colours, cv.COLOR_RGBA2RGB)
    cv.cvtColor(colours, colours, cv.COLOR_RGB2Lab)
    cv.medianBlur(colours, colours, 5)
    const { rows, cols } = colours
    const edge = Math.max(2, Math.round(EDGE * Math.min(rows, cols)))
    const around: [number, number, number][] = []
    const lab = colours.data
    for (let y = 0; y < rows; y += 1)
      for (let x = 0; x < cols; x += 1)
        if (x < edge || y < edge || x >= cols - edge || y >= rows - edge) {
          const at = 3 * (y * cols + x)
          around.push([lab[at]!, lab[at + 1]!, lab[at + 2]!])
        }
    const middle = [0, 1, 2].map((k) => around.map((one) => one[k]!).sort((a, b) => a - b)[around.length >> 1]!)
    const spread = [0, 1, 2].map(
      (k) => 4 + around.map((one) => Math.abs(one[k]! - middle[k]!)).sort((a, b) => a - b)[around.length >> 1]!,
    )
    const differences = keep(new cv.Mat(rows, cols, cv.CV_8UC1))
    const shades = differences.data
    for (let at = 0; at < rows * cols; at += 1) {
      let sum = 0
      for (let k = 0; k < 3; k += 1) sum += ((lab[3 * at + k]! - middle[k]!) / spread[k]!) ** 2
      shades[at] = Math.min(255, 12 * Math.sqrt(sum))
    }
    const mask = new cv.Mat()
    cv.threshold(differences, mask, 0, 255, cv.THRESH_BINARY + cv.THRESH_OTSU)
    const kernel = keep(cv.getStructuringElement(cv.MORPH_ELLIPSE, new cv.Size(5, 5)))
    cv.morphologyEx(mask, mask, cv.MORPH_CLOSE, kernel)
    cv.morphologyEx(mask, mask, cv.MORPH_OPEN, kernel)
    return { mask, scale }
  })
}

function pointsIn(contour: Mat): Point[] {
  return Array.from({ length: contour.rows }, (_, k) => ({ x: contour.intAt(k, 0), y: contour.intAt(k, 1) }))
}

/** The corners of the hull around the largest thing in a mask, in which only large things stay, without small holes. */
function hullOf(cv: Cv, mask: Mat, accuracy: number): { hull: Point[]; contour: Point[]; area: number } | null {
  return freeing((keep) => {
    const contours = keep(new cv.MatVector())
    const tree = keep(new cv.Mat())
    cv.findContours(mask, contours, tree, cv.RETR_CCOMP, cv.CHAIN_APPROX_NONE)
    const all = Array.from({ length: contours.size() }, (_, k) => {
      const contour = keep(contours.get(k))
      return { k, contour, area: cv.contourArea(contour), parent: tree.intAt(0, 4 * k + 3) }
    })
    const largest = all.filter(({ parent }) => parent < 0).sort((a, b) => b.area - a.area)[0]
    if (!largest) return null
    const whole = keep(new cv.Mat())
    cv.convexHull(largest.contour, whole, false, true)
    const few = keep(new cv.Mat())
    cv.approxPolyDP(whole, few, accuracy * cv.arcLength(whole, true), true)
    // Crumbs on the table are no cards, a card beyond a black shadow is one, and a die as dark as the table is no hole.
    const alone = keep(new cv.Mat(mask.rows, mask.cols, cv.CV_8UC1, new cv.Scalar(0)))
    for (const [isHole, shade] of [
      [false, 255],
      [true, 0],
    ] as const)
      for (const { k, area, parent } of all)
        if (parent >= 0 === isHole && area > (isHole ? HOLE : CRUMB) * largest.area)
          cv.drawContours(alone, contours, k, new cv.Scalar(shade), -1)
    alone.copyTo(mask)
    return { hull: pointsIn(few), contour: pointsIn(largest.contour), area: largest.area }
  })
}

/** All quads whose four sides lie along sides of the hull. */
function quadsAround(hull: readonly Point[]): Quad[] {
  const sides = hull.map((a, k) => [a, hull[(k + 1) % hull.length]!] as [Point, Point])
  const round = sides.reduce((sum, [a, b]) => sum + distance(a, b), 0)
  const long = sides.filter(([a, b]) => distance(a, b) > 0.03 * round)
  const quads: Quad[] = []
  for (let a = 0; a < long.length; a += 1)
    for (let b = a + 1; b < long.length; b += 1)
      for (let c = b + 1; c < long.length; c += 1)
        for (let d = c + 1; d < long.length; d += 1) {
          const corners = [
            meeting(long[d]!, long[a]!),
            meeting(long[a]!, long[b]!),
            meeting(long[b]!, long[c]!),
            meeting(long[c]!, long[d]!),
          ]
          if (corners.some((corner) => corner === null)) continue
          const quad = ordered(corners as Quad)
          if (isConvex(quad)) quads.push(quad)
        }
  const area = areaOf(hull)
  return quads.filter((quad) => areaOf(quad) < 2.6 * area && areaOf(quad) > 0.97 * area && isPlausible(quad))
}

/** Whether a camera that is held over a table can see a rectangle so. */
function isPlausible([a, b, c, d]: Quad): boolean {
  const ratios = [distance(a, b) / distance(d, c), distance(a, d) / distance(b, c)]
  if (ratios.some((ratio) => ratio > 1.9 || ratio < 1 / 1.9)) return false
  return [
    [d, a, b],
    [a, b, c],
    [b, c, d],
    [c, d, a],
  ].every(([p, q, r]) => {
    const angle = Math.abs(Math.atan2(p!.y - q!.y, p!.x - q!.x) - Math.atan2(r!.y - q!.y, r!.x - q!.x))
    const degrees = (Math.min(angle, 2 * Math.PI - angle) * 180) / Math.PI
    return degrees > 58 && degrees < 122
  })
}

/** The straight parts of an outline: between two corners of a contour that is made of few lines. */
function edgesOf(cv: Cv, mask: Mat): Edge[] {
  return freeing((keep) => {
    const contours = keep(new cv.MatVector())
    const tree = keep(new cv.Mat())
    cv.findContours(mask, contours, tree, cv.RETR_CCOMP, cv.CHAIN_APPROX_NONE)
    const edges: Edge[] = []
    for (let k = 0; k < contours.size(); k += 1) {
      const contour = keep(contours.get(k))
      const all = pointsIn(contour)
      const few = keep(new cv.Mat())
      cv.approxPolyDP(contour, few, STRAIGHT, true)
      const places = pointsIn(few)
        .map((corner) => all.findIndex(({ x, y }) => x === corner.x && y === corner.y))
        .sort((first, second) => first - second)
      for (const [at, from] of places.entries()) {
        const to = places[at + 1] ?? places[0]! + all.length
        if (to - from < LEAST_EDGE) continue
        const points = Array.from(
          { length: Math.floor((to - from - 2 * TRIM) / 2) + 1 },
          (_, n) => all[(from + TRIM + 2 * n) % all.length]!,
        )
        edges.push({ from: all[from]!, to: all[to % all.length]!, points })
      }
    }
    return edges
  })
}

/** The cards of a table as they stand out: the pixels of a picture `scale` times as large, and their straight edges. */
export interface Outline {
  data: Uint8Array
  width: number
  height: number
  scale: number
  edges: Edge[]
}

/** The outline of a finished table; null if no cards are found. */
export function outlineOf(cv: Cv, photo: Mat): Outline | null {
  const { mask, scale } = maskOf(cv, photo)
  return freeing((keep) => {
    keep(mask)
    const outer = hullOf(cv, mask, 0.008)
    if (!outer || outer.area < 0.02 * mask.rows * mask.cols) return null
    return { data: new Uint8Array(mask.data), width: mask.cols, height: mask.rows, scale, edges: edgesOf(cv, mask) }
  })
}

/** How much of each cell of a layout, row by row, does not look like the table. */
export function sharesOf({ data, width, height, scale }: Outline, { quad, rows, cols }: Given): number[] {
  const at = placeIn(quad)
  return Array.from({ length: rows * cols }, (_, cell) => {
    let count = 0
    for (let y = 0; y < POINTS; y += 1)
      for (let x = 0; x < POINTS; x += 1) {
        const point = at(
          ((cell % cols) + (x + 0.5) / POINTS) / cols,
          (Math.floor(cell / cols) + (y + 0.5) / POINTS) / rows,
        )
        const [col, row] = [Math.round(scale * point.x), Math.round(scale * point.y)]
        if (col >= 0 && row >= 0 && col < width && row < height && data[row * width + col]! > 127) count += 1
      }
    return count / POINTS ** 2
  })
}

/** The smallest rectangle of cells around all that the outline fills; null if that is no finished table. */
export function cropped(outline: Outline, { quad, rows: high, cols: wide }: Given): Layout | null {
  const shares = sharesOf(outline, { quad, rows: high, cols: wide })
  const filled = shares.flatMap((share, k) => (share > 0.5 ? [{ col: k % wide, row: Math.floor(k / wide) }] : []))
  if (filled.length < LEAST_CELLS || filled.length > MOST_CELLS) return null
  const [left, right] = [Math.min(...filled.map(({ col }) => col)), Math.max(...filled.map(({ col }) => col)) + 1]
  const [top, bottom] = [Math.min(...filled.map(({ row }) => row)), Math.max(...filled.map(({ row }) => row)) + 1]
  const [cols, rows] = [right - left, bottom - top]
  if (Math.min(cols, rows) < LEAST_SIDE || Math.max(cols, rows) > MOST_SIDE) return null
  return {
    quad: partOf(quad, left / wide, top / high, right / wide, bottom / high),
    rows,
    cols,
    filled: filled.map(({ col, row }) => (row - top) * cols + col - left),
  }
}

/** The likely layouts of a finished table, the best first. */
export function findLayouts(outline: Outline): Layout[] {
  const { data, width, height, scale, edges } = outline
  const inside: Point[] = []
  for (let y = 0; y < height; y += SPARSE)
    for (let x = 0; x < width; x += SPARSE) if (data[y * width + x]! > 127) inside.push({ x, y })
  return latticesOf({ width, height }, edges, inside, SPARSE ** 2)
    .map((lattice) => {
      const quad = scaled(lattice.quad, 1 / scale)
      return lattice.rows * lattice.cols < 4 * MOST_SIDE ** 2 ? cropped(outline, { ...lattice, quad }) : null
    })
    .filter((layout) => layout !== null)
}

/** A quad whose sides are moved onto the points of a contour near them; those of the rounded corners tell nothing. */
function alongEdges(cv: Cv, quad: Quad, contour: readonly Point[]): Quad {
  const lines = quad.map((a, k): [Point, Point] => {
    const b = quad[(k + 1) % 4]!
    const length = distance(a, b)
    const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length]
    const near = contour.filter((point) => {
      const along = ((point.x - a.x) * x + (point.y - a.y) * y) / length
      const aside = ((point.y - a.y) * x - (point.x - a.x) * y) / length
      return along > ROUND && along < 1 - ROUND && Math.abs(aside) < NEAR
    })
    if (near.length < LEAST_EDGE) return [a, b]
    return freeing((keep) => {
      const points = keep(
        cv.matFromArray(
          near.length,
          1,
          cv.CV_32FC2,
          near.flatMap(({ x, y }) => [x, y]),
        ),
      )
      const line = keep(new cv.Mat())
      cv.fitLine(points, line, cv.DIST_HUBER, 0, 0.01, 0.01)
      const [dx, dy, left, top] = line.data32F as unknown as [number, number, number, number]
      return [
        { x: left, y: top },
        { x: left + dx, y: top + dy },
      ]
    })
  })
  const corners = lines.map((line, k) => meeting(lines[(k + 3) % 4]!, line) ?? quad[k]!) as Quad
  return isConvex(corners) ? corners : quad
}

/** The corners of a card that is photographed alone; null if none is found. The card is twice three cells, upright. */
export function findCard(cv: Cv, photo: Mat): Quad | null {
  const { mask, scale } = maskOf(cv, photo)
  return freeing((keep) => {
    keep(mask)
    const outer = hullOf(cv, mask, 0.015)
    if (!outer || outer.area < 0.03 * mask.rows * mask.cols) return null
    const quads = quadsAround(outer.hull).sort((a, b) => areaOf(a) - areaOf(b))
    return quads[0] ? scaled(alongEdges(cv, quads[0], outer.contour), 1 / scale) : null
  })
}
