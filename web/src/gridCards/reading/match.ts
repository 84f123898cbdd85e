/**
 * Compares a cell of a photograph with all cells of the owner's cards in all four turns: the nearest is what lies there. A
 * die covers a part of a cell, so a cell is compared block by block, and no block counts for less than a little; where some are
 * quite unlike, something lies on the cell.
 */
import { plane, type Pixels } from './geometry'

/** Pixels of a cell's side in all comparisons. */
export const CELL = 24
/** Blocks of a cell's side. */
const BLOCKS = 4
const BLOCK = CELL / BLOCKS
const ALL = BLOCKS * BLOCKS
/** What a block counts at least: how unlike a die is tells nothing of what lies under it. */
const FLOOR = 0.35
/** Cards are never laid quite straight: a cell is looked for this many pixels around its place. */
const REACH = 2
/** The same where the corners of the table are not exact yet. */
const FAR = 9
/** As many times as bright as the light around it a cell may be: cards shine, and others throw shadows on them. */
const AROUND = 1.12
/** Hues that are told apart, and how colourful a pixel is that has one, from 0 to 255. */
const HUES = 24
const LEAST_CHROMA = 40
/** What the hues count beside the blocks. */
const OF_HUES = 0.4
/** How many candidates of the first comparison tell how far aside a cell lies, and how many of the second are moved by themselves. */
const FINALISTS = 12
const MOVED = 60
const NEIGHBOURS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const
/** How bright the white of a card is taken for, and the part of all its pixels that are darker than its white. */
const WHITE = 225
const WHITE_SHARE = 0.8
/** Mean difference of colours, from 0 to 255, at which nothing is alike any more. */
const UNLIKE = 64
/** A block that is less alike than this is covered. */
const COVERED = 0.5
/** Where another word is more alike by this much, what the card says is doubtful. */
const DOUBT = -0.1

/** One cell of one card in one turn. `pixels`: CELL by CELL by 3, with a border of REACH around. */
export interface Template {
  card: number
  cell: number
  turn: number
  word: string
  pixels: Float32Array
  means: Float32Array
  hues: Float32Array
}

/** What a cell of the photograph shows. */
export interface CellReading {
  word: string
  /** Of blocks and hues together, from 0 to 1.4. */
  likeness: number
  /** How much less alike the best cell with another word is. */
  margin: number
  /** Something seems to lie on the cell. */
  isCovered: boolean
  isDoubtful: boolean
}

/** The colours of a square of `side` pixels whose corner is `left`, `top`, as numbers. */
export function square({ data, width, height }: Pixels, left: number, top: number, side: number): Float32Array {
  const out = new Float32Array(side * side * 3)
  for (let y = 0, to = 0; y < side; y += 1) {
    const row = Math.min(height - 1, Math.max(0, top + y)) * width
    for (let x = 0; x < side; x += 1) {
      const from = 4 * (row + Math.min(width - 1, Math.max(0, left + x)))
      out[to++] = data[from]!
      out[to++] = data[from + 1]!
      out[to++] = data[from + 2]!
    }
  }
  return out
}

/** A square turned by quarter turns clockwise. */
export function turned(pixels: Float32Array, side: number, turn: number): Float32Array {
  if (turn % 4 === 0) return pixels
  const out = new Float32Array(pixels.length)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const from = 3 * (y * side + x)
      const to = 3 * (x * side + side - 1 - y)
      out[to] = pixels[from]!
      out[to + 1] = pixels[from + 1]!
      out[to + 2] = pixels[from + 2]!
    }
  return turned(out, side, turn - 1)
}

/** The mean colour of each block. `pixels`: a square with sides of `side`; the cell begins at `dx`, `dy`. */
function meansOf(pixels: Float32Array, side: number, dx: number, dy: number): Float32Array {
  const out = new Float32Array(ALL * 3)
  for (let y = 0; y < CELL; y += 1)
    for (let x = 0; x < CELL; x += 1) {
      const block = 3 * (Math.floor(y / BLOCK) * BLOCKS + Math.floor(x / BLOCK))
      const from = 3 * ((y + dy) * side + x + dx)
      for (let k = 0; k < 3; k += 1) out[block + k]! += pixels[from + k]! / (BLOCK * BLOCK)
    }
  return out
}

/** The colours of a face as in white light that falls evenly: cards are photographed one by one, and most of each is white. */
function inWhiteLight({ data, width, height }: Pixels): Pixels {
  const whites = [0, 1, 2].map((k) =>
    plane(
      Array.from({ length: 6 }, (_, cell) => {
        const [left, top] = [CELL * (cell % 2), CELL * Math.floor(cell / 2)]
        const values = square({ data, width, height }, left, top, CELL)
          .filter((_, at) => at % 3 === k)
          .sort()
        return [left + CELL / 2, top + CELL / 2, values[Math.floor(WHITE_SHARE * values.length)]!] as const
      }),
    ),
  )
  const white = data.map((value, at) => {
    if (at % 4 === 3) return value
    const pixel = Math.floor(at / 4)
    return (value * WHITE) / Math.max(1, whites[at % 4]!(pixel % width, Math.floor(pixel / width)))
  })
  return { data: white, width, height }
}

/**
 * All cells of the owner's cards. `faces`: each upright card as a picture of 2 by 3 cells of CELL pixels; `words`: what its
 * six cells show.
 */
export function templatesOf(faces: readonly Pixels[], words: readonly (readonly string[])[]): Template[] {
  return faces.map(inWhiteLight).flatMap((face, card) =>
    Array.from({ length: 6 }, (_, cell) => square(face, CELL * (cell % 2), CELL * Math.floor(cell / 2), CELL)).flatMap(
      (upright, cell) =>
        [0, 1, 2, 3].map((turn) => {
          const pixels = turned(upright, CELL, turn)
          return {
            card,
            cell,
            turn,
            word: words[card]![cell]!,
            pixels,
            means: meansOf(pixels, CELL, 0, 0),
            hues: huesOf(pixels, [1, 1, 1]),
          }
        }),
    ),
  )
}

/** How many times as bright the photograph is as the faces: red, green, blue. */
export type Gains = [number, number, number]

const ratios = new Float32Array(ALL)

/** Sorts a few numbers in place; the browser's own way takes three times as long for so few. */
function sort(numbers: Float32Array): void {
  for (let k = 1; k < numbers.length; k += 1) {
    const one = numbers[k]!
    let at = k
    for (; at > 0 && numbers[at - 1]! > one; at -= 1) numbers[at] = numbers[at - 1]!
    numbers[at] = one
  }
}

/** How much brighter the photograph is than the template, by colour, as most blocks say. */
function gainsOf(means: Float32Array, of: Float32Array): Gains {
  const gains: Gains = [1, 1, 1]
  for (let k = 0; k < 3; k += 1) {
    for (let block = 0; block < ALL; block += 1) ratios[block] = (means[3 * block + k]! + 4) / (of[3 * block + k]! + 4)
    sort(ratios)
    gains[k] = Math.min(2.5, Math.max(0.3, (ratios[ALL / 2 - 1]! + ratios[ALL / 2]!) / 2))
  }
  return gains
}

/** How alike each block is, from 0 to 1, by mean colours alone. */
function coarse(means: Float32Array, of: Float32Array, [red, green, blue]: Gains, likes: Float32Array): void {
  for (let block = 0; block < ALL; block += 1) {
    const at = 3 * block
    const difference =
      Math.abs(means[at]! - red * of[at]!) +
      Math.abs(means[at + 1]! - green * of[at + 1]!) +
      Math.abs(means[at + 2]! - blue * of[at + 2]!)
    likes[block] = Math.max(0, 1 - difference / (red + green + blue) / UNLIKE)
  }
}

/** The same by all pixels, with the cell at `dx`, `dy` of a square with sides of `side`. */
function exact(
  pixels: Float32Array,
  side: number,
  dx: number,
  dy: number,
  of: Template,
  [red, green, blue]: Gains,
  likes: Float32Array,
): void {
  const unlike = UNLIKE * BLOCK * BLOCK * (red + green + blue)
  for (let block = 0; block < ALL; block += 1) {
    const [top, left] = [BLOCK * Math.floor(block / BLOCKS), BLOCK * (block % BLOCKS)]
    let sum = 0
    for (let y = top; y < top + BLOCK; y += 1) {
      let from = 3 * ((y + dy) * side + left + dx)
      let to = 3 * (y * CELL + left)
      for (let x = 0; x < BLOCK; x += 1, to += 3, from += 3)
        sum +=
          Math.abs(pixels[from]! - red * of.pixels[to]!) +
          Math.abs(pixels[from + 1]! - green * of.pixels[to + 1]!) +
          Math.abs(pixels[from + 2]! - blue * of.pixels[to + 2]!)
    }
    likes[block] = Math.max(0, 1 - sum / unlike)
  }
}

function meanOf(likes: Float32Array): number {
  let sum = 0
  for (let block = 0; block < ALL; block += 1) sum += Math.max(FLOOR, likes[block]!)
  return sum / ALL
}

/**
 * How much of each hue is in a square, as a unit vector. A die is as colourful as the fruit it stands for, so it speaks for
 * what it covers; and colours are the same wherever they lie.
 */
function huesOf(pixels: Float32Array, gains: Gains): Float32Array {
  const hues = new Float32Array(HUES)
  for (let at = 0; at < pixels.length; at += 3) {
    const [red, green, blue] = [pixels[at]! / gains[0], pixels[at + 1]! / gains[1], pixels[at + 2]! / gains[2]]
    const most = Math.max(red, green, blue)
    const chroma = most - Math.min(red, green, blue)
    if (chroma < LEAST_CHROMA) continue
    const part =
      most === red
        ? (green - blue) / chroma + 6
        : most === green
          ? (blue - red) / chroma + 2
          : (red - green) / chroma + 4
    const place = (part % 6) * (HUES / 6)
    const low = Math.floor(place)
    hues[low % HUES]! += chroma * (1 - place + low)
    hues[(low + 1) % HUES]! += chroma * (place - low)
  }
  let sum = 0
  for (const hue of hues) sum += hue
  return hues.map((hue) => Math.sqrt(hue / Math.max(1, sum)))
}

/** How alike the hues are, from 0 to 1. */
function huesAlike(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let k = 0; k < HUES; k += 1) sum += a[k]! * b[k]!
  return sum
}

/** The template that is most like a cell by mean colours alone, where nobody knows the light. */
export interface Guess {
  template: Template | null
  gains: Gains
  likeness: number
}

/** How bright a cell is beside its most alike template. */
export function guessOf(picture: Pixels, cell: number, templates: readonly Template[]): Guess {
  const means = meansOfCell(picture, cell)
  const likes = new Float32Array(ALL)
  let guess: Guess = { template: null, gains: [1, 1, 1], likeness: 0 }
  for (const template of templates) {
    const gains = gainsOf(means, template.means)
    coarse(means, template.means, gains, likes)
    const likeness = meanOf(likes)
    if (likeness > guess.likeness) guess = { template, gains, likeness }
  }
  return guess
}

function meansOfCell(picture: Pixels, cell: number): Float32Array {
  const cols = picture.width / CELL
  return meansOf(square(picture, CELL * (cell % cols), CELL * Math.floor(cell / cols), CELL), CELL, 0, 0)
}

/** How far a cell of a picture lies from its place, as its most alike template says, in cells; null if it reaches the limit. */
export function shiftOf(
  picture: Pixels,
  cell: number,
  templates: readonly Template[],
): { x: number; y: number; likeness: number } | null {
  const { template, gains } = guessOf(picture, cell, templates)
  if (!template) return null
  const cols = picture.width / CELL
  const border = FAR + 1
  const side = CELL + 2 * border
  const pixels = square(picture, CELL * (cell % cols) - border, CELL * Math.floor(cell / cols) - border, side)
  const likes = new Float32Array(ALL)
  let best = { x: 0, y: 0, likeness: 0 }
  for (const [reach, step] of [
    [FAR, 3],
    [1, 1],
  ] as const) {
    const middle = best
    for (let y = middle.y - reach; y <= middle.y + reach; y += step)
      for (let x = middle.x - reach; x <= middle.x + reach; x += step) {
        exact(pixels, side, x + border, y + border, template, gains, likes)
        const likeness = meanOf(likes)
        if (likeness > best.likeness) best = { x, y, likeness }
      }
  }
  if (Math.max(Math.abs(best.x), Math.abs(best.y)) >= FAR) return null
  return { x: best.x / CELL, y: best.y / CELL, likeness: best.likeness }
}

/** What a cell says of its light, as far as that is near the light around it. */
function within(own: Gains, around: Gains): Gains {
  return own.map((gain, k) => Math.min(AROUND * around[k]!, Math.max(around[k]! / AROUND, gain))) as Gains
}

/** How far a cell is moved, from a square that begins REACH before it. */
interface Shift {
  dx: number
  dy: number
}

/** How like a cell of a straightened photograph each template is. */
export interface Comparison {
  /** Of blocks and hues together, from 0 to 1.4, by template. */
  likeness: Float32Array
  /** Whether something seems to lie on the cell, if this template is what it shows. */
  isCovered: (template: number) => boolean
}

/** Compares one cell of a straightened photograph. `gains`: the light that falls there. */
export function compared(picture: Pixels, cell: number, templates: readonly Template[], gains: Gains): Comparison {
  const cols = picture.width / CELL
  const side = CELL + 2 * REACH
  const [left, top] = [CELL * (cell % cols), CELL * Math.floor(cell / cols)]
  const pixels = square(picture, left - REACH, top - REACH, side)
  const likes = new Float32Array(ALL)
  const middle = meansOf(pixels, side, REACH, REACH)
  const hues = huesOf(square(picture, left, top, CELL), gains)
  const first = templates.map((template) => {
    const own = within(gainsOf(middle, template.means), gains)
    coarse(middle, template.means, own, likes)
    const alike = OF_HUES * huesAlike(hues, template.hues)
    return { own, alike, likeness: meanOf(likes) + alike }
  })
  const look = (k: number, { dx, dy }: Shift): number => {
    exact(pixels, side, dx, dy, templates[k]!, first[k]!.own, likes)
    return meanOf(likes) + first[k]!.alike
  }
  // The most alike ones tell how far aside the cell lies; then each card lies as it does.
  let shift = { dx: REACH, dy: REACH, likeness: 0 }
  for (const k of mostAlike(
    first.map((one) => one.likeness),
    FINALISTS,
  ))
    for (let dy = 0; dy <= 2 * REACH; dy += 1)
      for (let dx = 0; dx <= 2 * REACH; dx += 1) {
        const like = look(k, { dx, dy })
        if (like > shift.likeness) shift = { dx, dy, likeness: like }
      }
  const likeness = Float32Array.from(templates, (_, k) => look(k, shift))
  const shifts = templates.map((): Shift => shift)
  for (const k of mostAlike(likeness, MOVED)) {
    let best = look(k, shift)
    for (let isMoving = true; isMoving;) {
      isMoving = false
      const { dx, dy } = shifts[k]!
      for (const [x, y] of NEIGHBOURS) {
        const next = { dx: dx + x, dy: dy + y }
        if (Math.min(next.dx, next.dy) < 0 || Math.max(next.dx, next.dy) > 2 * REACH) continue
        const like = look(k, next)
        if (like > best) [best, shifts[k], isMoving] = [like, next, true]
      }
    }
    likeness[k] = best
  }
  return {
    likeness,
    isCovered: (template) => {
      look(template, shifts[template]!)
      return likes.filter((like) => like < COVERED).length >= 2
    },
  }
}

function mostAlike(likeness: ArrayLike<number>, count: number): number[] {
  return Array.from(likeness, (_, k) => k)
    .sort((a, b) => likeness[b]! - likeness[a]!)
    .slice(0, count)
}

/** What a cell shows: the word of its template, or of the most alike one if none was found, and how sure that is. */
export function readingOf(
  { likeness, isCovered }: Comparison,
  templates: readonly Template[],
  found: number | null,
): CellReading {
  const best = found ?? likeness.indexOf(likeness.reduce((most, like) => Math.max(most, like), 0))
  const { word } = templates[best]!
  let other = 0
  for (const [k, template] of templates.entries()) if (template.word !== word) other = Math.max(other, likeness[k]!)
  const margin = likeness[best]! - other
  return {
    word,
    likeness: likeness[best]!,
    margin,
    isCovered: isCovered(best),
    isDoubtful: found === null || margin < DOUBT,
  }
}
