/** Reads photographs of cards: a single one for the owner's faces, and a finished table. Runs in a worker, and in tests. */
import { findCard, findLayouts, matOf, sharesOf, straightened, type Cv, type Layout } from './find'
import { type Pixels, type Quad } from './geometry'
import { CELL, guessOf, readCell, templatesOf, type CellReading, type Gains, type Guess, type Template } from './match'

/** A face of the owner's deck has this size. */
export const FACE = { width: 2 * CELL, height: 3 * CELL }

/** Why a photograph cannot be read. */
export type Trouble = 'dark' | 'blurred' | 'no-cards'

/** A table that was read. `cells`: row by row; null where no card lies. */
export interface TableReading {
  quad: Quad
  rows: number
  cols: number
  cells: (CellReading | null)[]
  /** Whether the corners were found, not given. */
  isFound: boolean
}

export interface Given {
  quad: Quad
  rows: number
  cols: number
}

/** Mean brightness, from 0 to 255, below which nothing can be told apart. */
const DARK = 34
/** The least sharpness: the variance of second differences of brightness. */
const SHARP = 12

/** How much of a cell looks other than the table where a card lies, at least. */
const CARD = 0.29

/** Whether a photograph is good enough to be read. */
export function troubleOf(cv: Cv, photo: Pixels): Trouble | null {
  const mat = matOf(cv, photo)
  const grey = new cv.Mat()
  const second = new cv.Mat()
  const mean = new cv.Mat()
  const spread = new cv.Mat()
  try {
    cv.cvtColor(mat, grey, cv.COLOR_RGBA2GRAY)
    cv.resize(grey, grey, new cv.Size(800, Math.round((800 * grey.rows) / grey.cols)), 0, 0, cv.INTER_AREA)
    cv.meanStdDev(grey, mean, spread)
    if (mean.doubleAt(0, 0) < DARK) return 'dark'
    cv.Laplacian(grey, second, cv.CV_64F)
    cv.meanStdDev(second, mean, spread)
    return spread.doubleAt(0, 0) ** 2 < SHARP ? 'blurred' : null
  } finally {
    for (const one of [mat, grey, second, mean, spread]) one.delete()
  }
}

/** The corners of a single card; null if none is found. */
export function cardIn(cv: Cv, photo: Pixels): Quad | null {
  const mat = matOf(cv, photo)
  try {
    return findCard(cv, mat)
  } finally {
    mat.delete()
  }
}

/** The face of a card between these corners. */
export function faceOf(cv: Cv, photo: Pixels, quad: Quad): Pixels {
  const mat = matOf(cv, photo)
  try {
    return straightened(cv, mat, quad, FACE.width, FACE.height)
  } finally {
    mat.delete()
  }
}

/**
 * Reads a table. `faces`: the owner's cards, by their numbers; `words`: what the cells of each show; `given`: the corners
 * and the number of cells between them, if they are known.
 */
export function readTable(
  cv: Cv,
  photo: Pixels,
  faces: readonly Pixels[],
  words: readonly (readonly string[])[],
  given: Given | null = null,
): TableReading | null {
  const templates = templatesOf(faces, words)
  const mat = matOf(cv, photo)
  try {
    const layout = given ?? bestLayout(cv, mat, templates)
    if (!layout) return null
    const { quad, rows, cols } = layout
    const picture = straightened(cv, mat, quad, CELL * cols, CELL * rows)
    const shares = sharesOf(cv, mat, layout)
    const filled = shares.flatMap((share, k) => (share > CARD ? [k] : []))
    const some = templates.filter((_, k) => k % 3 === 0)
    const light = lightOf(new Map(filled.map((cell) => [cell, guessOf(picture, cell, some)])), cols)
    const cells = shares.map((share, k) => (share > CARD ? readCell(picture, k, templates, light(k)) : null))
    return { quad, rows, cols, cells, isFound: given === null }
  } finally {
    mat.delete()
  }
}

/**
 * The light on each cell, as a plane through that on the cells that look most like cards: a die has other colours than what it
 * covers, so its cell cannot tell.
 */
function lightOf(guesses: ReadonlyMap<number, Guess>, cols: number): (cell: number) => Gains {
  const likely = [...guesses].sort(([, a], [, b]) => b.likeness - a.likeness).slice(0, Math.ceil(0.6 * guesses.size))
  const planes = [0, 1, 2].map((k) =>
    plane(likely.map(([cell, { gains }]) => [cell % cols, Math.floor(cell / cols), gains[k]!] as const)),
  )
  return (cell) => planes.map((at) => Math.max(0.1, at(cell % cols, Math.floor(cell / cols)))) as Gains
}

/** The plane z(x, y) of least squares through points; flat where they are too few or lie on a line. */
function plane(points: readonly (readonly [x: number, y: number, z: number])[]): (x: number, y: number) => number {
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

/** The rectangle around all cards, and its number of cells; null if no cards are found. */
export function layoutIn(
  cv: Cv,
  photo: Pixels,
  faces: readonly Pixels[],
  words: readonly (readonly string[])[],
): Given | null {
  const mat = matOf(cv, photo)
  try {
    const layout = bestLayout(cv, mat, templatesOf(faces, words))
    return layout && { quad: layout.quad, rows: layout.rows, cols: layout.cols }
  } finally {
    mat.delete()
  }
}

/** The layout whose cells look most like the owner's cards. */
function bestLayout(cv: Cv, photo: Parameters<typeof findLayouts>[1], templates: readonly Template[]): Layout | null {
  const some = templates.filter((_, k) => k % 3 === 0)
  let best: Layout | null = null
  let most = -1
  for (const layout of findLayouts(cv, photo)) {
    const { quad, rows, cols, filled, fit } = layout
    const picture = straightened(cv, photo, quad, CELL * cols, CELL * rows)
    const likes = filled.map((cell) => guessOf(picture, cell, some).likeness)
    const worth = likes.reduce((sum, like) => sum + like, 0) / Math.max(1, likes.length) + 0.5 * fit
    if (worth > most) [best, most] = [layout, worth]
  }
  return best
}
