/** Where the marks of a chart of scores lie; Chart.svelte draws it. */

/** The scale's step, so that there are at most `most` of them. */
export function stepOf(range: number, most = 6): number {
  const sizes = [1, 2, 5, 10, 20, 50, 100]
  return sizes.find((size) => range / size <= most) ?? 200
}

/**
 * Scores in the order of play, spread over a field of `width` by `height`: the newest at the right edge, the better ones
 * higher up. `line` goes through their marks; `steps` are those of the scale, which holds what is in `also`, too.
 */
export function chartOf(
  scores: readonly number[],
  width: number,
  height: number,
  fewest = false,
  also: readonly number[] = [],
) {
  const held = [...scores, ...also]
  const low = Math.min(...held)
  const high = Math.max(...held)
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
