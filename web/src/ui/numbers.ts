/** Formats points: with a true minus sign (−3), differences with their sign (+5). */

/** A number with a true minus sign. */
export function minus(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}

/** A difference with its sign: +5, −3, 0. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? minus(points) : '0'
}
