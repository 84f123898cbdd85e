/** Coordinates of a chart of scores, drawn by Chart.svelte. */

/** The step of the scale, for at most `most` steps. */
export function stepOf(range: number, most = 6): number {
  const sizes = [1, 2, 5, 10, 20, 50, 100]
  return sizes.find((size) => range / size <= most) ?? 200
}

/**
 * Coordinates of scores in the order of play, in a field of `width` by `height`: the newest at the right edge, better ones
 * higher. `line` is the path through them; `steps` are those of the scale, which also includes the values in `also`.
 */
export function chartOf(
  scores: readonly number[],
  width: number,
  height: number,
  fewest = false,
  also: readonly number[] = [],
) {
  const values = [...scores, ...also]
  const low = Math.min(...values)
  const high = Math.max(...values)
  const step = stepOf(Math.max(1, high - low) + 4)
  const from = Math.floor((low - 1) / step) * step
  const to = Math.ceil((high + 1) / step) * step
  const y = (score: number): number => ((fewest ? score - from : to - score) / (to - from)) * height
  const gap = scores.length > 1 ? width / (scores.length - 1) : 0
  const marks = scores.map((score, k) => ({ x: scores.length > 1 ? k * gap : width / 2, y: y(score), score }))
  const line = marks.map((mark, k) => `${k === 0 ? 'M' : 'L'}${mark.x.toFixed(1)} ${mark.y.toFixed(1)}`).join('')
  const steps = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, k) => from + k * step)
  return { marks, line, steps: steps.map((score) => ({ y: y(score), score })), y }
}
