/** Finds cards in a photograph, and straightens what lies between four corners, with OpenCV. */
import type { OpenCV } from '@opencvjs/web'
import {
  areaOf,
  distance,
  isConvex,
  meeting,
  ordered,
  placeIn,
  ratioOf,
  scaled,
  type Pixels,
  type Point,
  type Quad,
} from './geometry'

export type Cv = typeof OpenCV
type Mat = OpenCV.Mat

/** The longer side of the picture in which cards are looked for. */
const SMALL = 480
/** The part of the picture, at its edge, that shows the table and not a card. */
const EDGE = 0.03
/** Pixels of a side on which cells of a possible grid are compared with the outline. */
const UNIT = 120
/** Pixels of a cell's side in the outline. */
const SHARE = 12
/** Points of a cell's side at which the outline is looked at. */
const POINTS = 5
/** How many layouts get their corners moved, and how many grids are returned. */
const REFINED = 36
const RETURNED = 6
/** All pictures are blurred a little, so that sharp and blurred ones are alike, and what lies half a pixel aside. */
const BLUR = 0.9
const LEAST_CELLS = 2
const MOST_CELLS = 15
/** Nine cards cover at least as many cells. */
const LEAST_CARDS = 6
/** Cells that nine cards cover, if none lay on another. */
const MOST_CARDS = 54
/** As much may width and height differ from the number of cells. */
const SLACK = 0.22

/** A rectangle of cells around all cards. `fit`: how well the outline fills whole cells, from 0 to 1. */
export interface Layout {
  quad: Quad
  rows: number
  cols: number
  fit: number
  /** The cells with a card, row by row. */
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
function outline(cv: Cv, photo: Mat): { mask: Mat; scale: number } {
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

/** The corners of the hull around the largest thing in the outline, and the outline of that alone. */
function hullOf(cv: Cv, mask: Mat, accuracy: number): { hull: Point[]; area: number } | null {
  return freeing((keep) => {
    const contours = keep(new cv.MatVector())
    const tree = keep(new cv.Mat())
    cv.findContours(mask, contours, tree, cv.RETR_CCOMP, cv.CHAIN_APPROX_NONE)
    let largest = -1
    let area = 0
    for (let k = 0; k < contours.size(); k += 1) {
      const size = tree.intAt(0, 4 * k + 3) < 0 ? cv.contourArea(contours.get(k)) : 0
      if (size > area) [largest, area] = [k, size]
    }
    if (largest < 0) return null
    const whole = keep(new cv.Mat())
    cv.convexHull(contours.get(largest), whole, false, true)
    const few = keep(new cv.Mat())
    cv.approxPolyDP(whole, few, accuracy * cv.arcLength(whole, true), true)
    // Only the largest stays: crumbs on the table are no cards.
    const alone = keep(new cv.Mat(mask.rows, mask.cols, cv.CV_8UC1, new cv.Scalar(0)))
    cv.drawContours(alone, contours, largest, new cv.Scalar(255), -1, cv.LINE_8, tree, 1)
    alone.copyTo(mask)
    const hull = Array.from({ length: few.rows }, (_, k) => ({ x: few.intAt(k, 0), y: few.intAt(k, 1) }))
    return { hull, area }
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

/** How well an outline between four corners fills whole cells of each grid that has about its shape. */
function gridsIn(outlined: Mat, quad: Quad): Layout[] {
  const { data } = outlined
  const sums = new Float64Array((UNIT + 1) * (UNIT + 1))
  for (let y = 0; y < UNIT; y += 1)
    for (let x = 0; x < UNIT; x += 1)
      sums[(y + 1) * (UNIT + 1) + x + 1] =
        (data[y * UNIT + x]! > 127 ? 1 : 0) +
        sums[y * (UNIT + 1) + x + 1]! +
        sums[(y + 1) * (UNIT + 1) + x]! -
        sums[y * (UNIT + 1) + x]!
  const at = (y: number, x: number): number => sums[Math.round(y) * (UNIT + 1) + Math.round(x)]!
  const shape = ratioOf(quad)
  const found: Layout[] = []
  for (let rows = LEAST_CELLS; rows <= MOST_CELLS; rows += 1)
    for (let cols = LEAST_CELLS; cols <= MOST_CELLS; cols += 1) {
      if (Math.abs(Math.log((shape * rows) / cols)) > SLACK) continue
      let fit = 0
      const filled: number[] = []
      for (let row = 0; row < rows; row += 1)
        for (let col = 0; col < cols; col += 1) {
          const [top, bottom] = [(UNIT * row) / rows, (UNIT * (row + 1)) / rows]
          const [left, right] = [(UNIT * col) / cols, (UNIT * (col + 1)) / cols]
          const share =
            (at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left)) /
            ((Math.round(bottom) - Math.round(top)) * (Math.round(right) - Math.round(left)))
          fit += Math.abs(2 * share - 1)
          if (share > 0.5) filled.push(row * cols + col)
        }
      if (filled.length <= MOST_CARDS) found.push({ quad, rows, cols, fit: fit / rows / cols, filled })
    }
  return found
}

type Outline = Pick<Mat, 'data' | 'rows' | 'cols'>

/** How well the outline fills the cells of a layout, measured at some points of each. */
function fitOf(
  mask: Outline,
  { quad, rows, cols }: Pick<Layout, 'quad' | 'rows' | 'cols'>,
): { fit: number; filled: number[] } {
  const at = placeIn(quad)
  const filled: number[] = []
  let fit = 0
  for (let cell = 0; cell < rows * cols; cell += 1) {
    let count = 0
    for (let y = 0; y < POINTS; y += 1)
      for (let x = 0; x < POINTS; x += 1) {
        const point = at(
          ((cell % cols) + (x + 0.5) / POINTS) / cols,
          (Math.floor(cell / cols) + (y + 0.5) / POINTS) / rows,
        )
        const [col, row] = [Math.round(point.x), Math.round(point.y)]
        if (col >= 0 && row >= 0 && col < mask.cols && row < mask.rows && mask.data[row * mask.cols + col]! > 127)
          count += 1
      }
    const share = count / POINTS ** 2
    fit += Math.abs(2 * share - 1)
    if (share > 0.5) filled.push(cell)
  }
  return { fit: fit / rows / cols, filled }
}

/** The layout with its corners moved to where the outline fills whole cells best. */
function refined(mask: Outline, layout: Layout): Layout {
  const { rows, cols } = layout
  let best = { ...layout, ...fitOf(mask, layout) }
  const area = areaOf(layout.quad)
  const cell = distance(layout.quad[0], layout.quad[2]) / Math.hypot(rows, cols)
  for (let step = 0.5 * cell; step > 0.04 * cell; step /= 2) {
    for (let round = 0; round < 6; round += 1) {
      const before = best.fit
      for (let corner = 0; corner < 4; corner += 1)
        for (const [x, y] of [
          [step, 0],
          [-step, 0],
          [0, step],
          [0, -step],
        ] as const) {
          const quad = best.quad.map((one, k) => (k === corner ? { x: one.x + x, y: one.y + y } : one)) as Quad
          const moved = fitOf(mask, { quad, rows, cols })
          if (moved.fit > best.fit && moved.filled.length >= LEAST_CARDS && areaOf(quad) > 0.9 * area)
            best = { ...best, quad, ...moved }
        }
      if (best.fit <= before) break
    }
  }
  return best
}

/** The likely layouts of a finished table, the best first; none if no cards are found. */
export function findLayouts(cv: Cv, photo: Mat): Layout[] {
  const { mask, scale } = outline(cv, photo)
  return freeing((keep) => {
    keep(mask)
    const outer = hullOf(cv, mask, 0.008)
    if (!outer || outer.area < 0.02 * mask.rows * mask.cols) return []
    const layouts = quadsAround(outer.hull).flatMap((quad) => {
      const flat = flattened(cv, mask, quad, UNIT, UNIT)
      const grids = gridsIn(flat, quad)
      flat.delete()
      return grids
    })
    layouts.sort((a, b) => b.fit - a.fit)
    const read = { data: mask.data, rows: mask.rows, cols: mask.cols }
    const byGrid = new Map<string, Layout>()
    for (const layout of layouts.slice(0, REFINED)) {
      const grid = `${layout.rows} ${layout.cols}`
      const better = refined(read, layout)
      if (better.fit > (byGrid.get(grid)?.fit ?? 0)) byGrid.set(grid, better)
    }
    return [...byGrid.values()]
      .sort((a, b) => b.fit - a.fit)
      .slice(0, RETURNED)
      .map((layout) => ({ ...layout, quad: scaled(layout.quad, 1 / scale) }))
  })
}

/** How much of each cell of a layout, row by row, does not look like the table. */
export function sharesOf(cv: Cv, photo: Mat, { quad, rows, cols }: Pick<Layout, 'quad' | 'rows' | 'cols'>): number[] {
  const { mask, scale } = outline(cv, photo)
  return freeing((keep) => {
    keep(mask)
    const small = keep(flattened(cv, mask, scaled(quad, scale), SHARE * cols, SHARE * rows))
    const { data } = small
    return Array.from({ length: rows * cols }, (_, k) => {
      let filled = 0
      for (let y = 1; y < SHARE - 1; y += 1)
        for (let x = 1; x < SHARE - 1; x += 1) {
          const at = (SHARE * Math.floor(k / cols) + y) * SHARE * cols + SHARE * (k % cols) + x
          filled += data[at]! / 255
        }
      return filled / (SHARE - 2) ** 2
    })
  })
}

/** The corners of a card that is photographed alone; null if none is found. The card is twice three cells, upright. */
export function findCard(cv: Cv, photo: Mat): Quad | null {
  const { mask, scale } = outline(cv, photo)
  return freeing((keep) => {
    keep(mask)
    const outer = hullOf(cv, mask, 0.015)
    if (!outer || outer.area < 0.03 * mask.rows * mask.cols) return null
    const quads = quadsAround(outer.hull).sort((a, b) => areaOf(a) - areaOf(b))
    return quads[0] ? scaled(quads[0], 1 / scale) : null
  })
}
