/** Reads photographs of cards: a single one for the owner's faces, and a finished table. Runs in a worker, and in tests. */
import { cardsOn } from './cards'
import {
  cropped,
  findCard,
  findLayouts,
  matOf,
  outlineOf,
  sharesOf,
  straightened,
  type Cv,
  type Given,
  type Layout,
} from './find'
import { isConvex, partOf, perspective, placeIn, plane, type Pair, type Pixels, type Quad } from './geometry'
import {
  CELL,
  guessOf,
  compared,
  readingOf,
  shiftOf,
  templatesOf,
  type CellReading,
  type Gains,
  type Guess,
  type Template,
} from './match'

export type { Given } from './find'

/** A face of the owner's deck has this size. */
export const FACE = { width: 2 * CELL, height: 3 * CELL }

/** Why a photograph cannot be read. */
export type Trouble = 'dark' | 'blurred' | 'no-cards'

/** A table that was read. `cells`: row by row; null where no card lies. */
export interface TableReading {
  rows: number
  cols: number
  cells: (CellReading | null)[]
}

/** Mean brightness, from 0 to 255, below which nothing can be told apart. */
const DARK = 34
/** The least sharpness: the variance of second differences of brightness. */
const SHARP = 12

/** A colour as bright as this may have been brighter, and how many of a face's may be so. */
const GLARE = 252
const MOST_GLARING = 0.1

/** How much of a cell looks other than the table where a card lies, at least. */
const CARD = 0.29
/** Cards lie this far aside, in cells. */
const SCATTER = 0.06

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

/** The face of a card between these corners; null if the light has washed out its colours. */
export function faceOf(cv: Cv, photo: Pixels, quad: Quad): Pixels | null {
  const mat = matOf(cv, photo)
  try {
    const face = straightened(cv, mat, quad, FACE.width, FACE.height)
    const glaring = face.data.filter((value, at) => at % 4 !== 3 && value >= GLARE).length
    return glaring > MOST_GLARING * 3 * FACE.width * FACE.height ? null : face
  } finally {
    mat.delete()
  }
}

/**
 * Reads a table; null if no cards are found. `faces`: the owner's cards, by their numbers; `words`: what the cells of each
 * show; `given`: the corners and the number of cells between them.
 */
export function readTable(
  cv: Cv,
  photo: Pixels,
  faces: readonly Pixels[],
  words: readonly (readonly string[])[],
  given: Given,
): TableReading | null {
  const templates = templatesOf(faces, words)
  const mat = matOf(cv, photo)
  try {
    const outline = outlineOf(cv, mat)
    if (!outline) return null
    const { rows, cols } = given
    const picture = straightened(cv, mat, given.quad, CELL * cols, CELL * rows)
    const shares = sharesOf(outline, given)
    const filled = shares.flatMap((share, k) => (share > CARD ? [k] : []))
    const some = templates.filter((_, k) => k % 3 === 0)
    const light = lightOf(new Map(filled.map((cell) => [cell, guessOf(picture, cell, some)])), cols)
    const all = shares.map((share, k) => (share > CARD ? compared(picture, k, templates, light(k)) : null))
    const cards = cardsOn(
      rows,
      cols,
      all.map((one) => one && one.likeness),
      templates,
    )
    const cells = all.map((one, k) => one && readingOf(one, templates, cards[k]!))
    return { rows, cols, cells }
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

/** The rectangle around all cards, and its number of cells; null if it is not found. */
export function layoutIn(
  cv: Cv,
  photo: Pixels,
  faces: readonly Pixels[],
  words: readonly (readonly string[])[],
): Given | null {
  const templates = templatesOf(faces, words).filter((_, k) => k % 3 === 0)
  const mat = matOf(cv, photo)
  try {
    const outline = outlineOf(cv, mat)
    if (!outline) return null
    let best: Given | null = null
    let most = -1
    for (const found of findLayouts(outline)) {
      let layout = found
      for (let k = 0; k < 2; k += 1) layout = cropped(outline, moved(cv, mat, layout, templates)) ?? layout
      const { quad, rows, cols, filled } = layout
      const picture = straightened(cv, mat, quad, CELL * cols, CELL * rows)
      const likes = filled.map((cell) => guessOf(picture, cell, templates).likeness)
      const worth = likes.reduce((sum, like) => sum + like, 0) / likes.length
      if (worth > most) [best, most] = [{ quad, rows, cols }, worth]
    }
    return best
  } finally {
    mat.delete()
  }
}

/** A layout moved so that its cells lie where they look most like the owner's cards, with one more cell on each side. */
function moved(
  cv: Cv,
  photo: Parameters<typeof straightened>[1],
  layout: Layout,
  templates: readonly Template[],
): Given {
  const [rows, cols] = [layout.rows + 2, layout.cols + 2]
  const quad = partOf(layout.quad, -1 / layout.cols, -1 / layout.rows, 1 + 1 / layout.cols, 1 + 1 / layout.rows)
  const picture = straightened(cv, photo, quad, CELL * cols, CELL * rows)
  let pairs: Pair[] = layout.filled.flatMap((cell) => {
    const [row, col] = [Math.floor(cell / layout.cols) + 1, (cell % layout.cols) + 1]
    const shift = shiftOf(picture, row * cols + col, templates)
    if (!shift) return []
    const from = { x: (col + 0.5) / cols, y: (row + 0.5) / rows }
    return [{ from, to: { x: from.x + shift.x / cols, y: from.y + shift.y / rows }, weight: shift.likeness }]
  })
  let change: ReturnType<typeof perspective> = null
  // What a few cells say against all others is wrong: it counts less each time.
  for (let k = 0; k < 6; k += 1) {
    change = perspective(pairs)
    if (!change) return { quad, rows, cols }
    pairs = pairs.map(({ from, to }) => {
      const place = change!(from)
      const off = Math.hypot((place.x - to.x) * cols, (place.y - to.y) * rows)
      return { from, to, weight: 1 / (1 + (off / SCATTER) ** 2) }
    })
  }
  const at = placeIn(quad)
  const corners = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ].map((corner) => {
    const { x, y } = change!(corner)
    return at(x, y)
  }) as Quad
  return { quad: isConvex(corners) ? corners : quad, rows, cols }
}
