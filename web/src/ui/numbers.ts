/** Points as they are read: with a true minus sign, and differences with their sign. */

/** A number with a true minus sign. */
export function minus(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}

/** A difference with its sign: +5, −3; 0 has none. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? minus(points) : '0'
}
