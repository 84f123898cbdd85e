/** Positions of the seats around a table: the viewer's first seat at the bottom, the others around it, without overlap. */

/**
 * The positions of `count` seats, with `first` at the bottom, from -1 (left, top) to 1 (right, bottom) of the available
 * space. Pressed outward so that chairs do not touch on a narrow screen.
 */
export function ring(count: number, first: number): { x: number; y: number }[] {
  return Array.from({ length: count }, (_, seat) => {
    const angle = Math.PI / 2 + ((seat - first) * 2 * Math.PI) / count
    return { x: press(Math.cos(angle), 0.4), y: press(Math.sin(angle), 1.9) }
  })
}

function press(part: number, power: number): number {
  const result = Math.sign(part) * Math.abs(part) ** power
  return Math.abs(result) < 1e-6 ? 0 : Math.round(result * 1_000) / 1_000
}
