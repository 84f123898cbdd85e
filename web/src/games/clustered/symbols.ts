/**
 * The three shapes as paths centred at 0, 0: outline and hatching, so that a drawing needs no SVG pattern with an id.
 */
import type { Shape } from './cards'

type Corner = [x: number, y: number]

const STEP = 6.4

/** Corners around 0, 0, and how far out they are for a size of one: a square, a triangle, a circle in forty steps. */
function corners(shape: Shape, size: number): Corner[] {
  if (shape === 'triangle') return [0, 1, -1].map((x) => [1.16 * size * x, (x === 0 ? -1.14 : 0.92) * size])
  const [count, out] = shape === 'square' ? [4, Math.SQRT2] : [40, 1.1]
  return Array.from({ length: count }, (_, k): Corner => {
    const angle = ((2 * k) / count - 0.75) * Math.PI
    return [out * size * Math.cos(angle), out * size * Math.sin(angle)]
  })
}

function outlineOf(shape: Shape, size: number): string {
  return `M${corners(shape, size)
    .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}Z`
}

/** Slanted lines across a convex shape: where x + y is a multiple of the step. */
function hatchingOf(shape: Shape, size: number): string {
  const around = corners(shape, size)
  let path = ''
  for (let sum = -3 * size; sum <= 3 * size; sum += STEP) {
    const ends: Corner[] = []
    around.forEach((from, k) => {
      const to = around[(k + 1) % around.length]!
      const a = from[0] + from[1] - sum
      const b = to[0] + to[1] - sum
      if (a * b >= 0 && b !== 0) return
      const part = a / (a - b)
      ends.push([from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])])
    })
    if (ends.length < 2) continue
    const [[x, y], [u, v]] = ends as [Corner, Corner]
    if (Math.hypot(x - u, y - v) > 4) path += `M${x.toFixed(1)} ${y.toFixed(1)}L${u.toFixed(1)} ${v.toFixed(1)}`
  }
  return path
}

const cache = new Map<string, Record<'outline' | 'hatching', string>>()

/** A shape of a size: half the side of its square. */
export function symbolOf(shape: Shape, size: number): Record<'outline' | 'hatching', string> {
  const key = `${shape} ${size}`
  const drawing = cache.get(key) ?? { outline: outlineOf(shape, size), hatching: hatchingOf(shape, size) }
  cache.set(key, drawing)
  return drawing
}

/** The positions and the size of the symbols of a card, by their number. */
export const PLACES = [['0 0'], ['-18.6 0', '18.6 0'], ['0 -16.5', '-18 15.5', '18 15.5']]
export const SIZES = [22, 14.6, 13.6] as const
