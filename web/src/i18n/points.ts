/** Points as a game writes them: dollars where it counts thousands of them, else the plain number. */
import { minus, signed } from '../ui/numbers'
import { has, t } from './fluent'

/** Whether a game writes its points in its own way. */
export function hasFigures(game: string): boolean {
  return has(`${game}-figure`)
}

export function figureOf(game: string, points: number): string {
  const id = `${game}-figure`
  const size = Math.round(Math.abs(points))
  return has(id) ? t(id, { points: size, minus: points < 0 && size > 0 ? 'yes' : 'no' }) : minus(points)
}

/** The points of a move, for use in a sentence. */
export function gainText(points: number): string {
  return points === 0 ? t('points-none') : signed(points)
}
