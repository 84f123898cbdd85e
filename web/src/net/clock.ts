/** A seat's clock. The server sends the remaining time; the browser counts down from there. */
import type { Seat } from './protocol'

/** A running clock with fewer milliseconds left is urgent. */
export const URGENT = 15_000

/** Milliseconds left at `now`, if the server said `left` at `receivedAt`; both in milliseconds of the same clock. */
export function leftAt(seat: Pick<Seat, 'left' | 'running'>, receivedAt: number, now: number): number | null {
  if (seat.left === null) return null
  return Math.max(0, seat.running ? seat.left - (now - receivedAt) : seat.left)
}

/** Whole seconds, rounded up so that a clock shows 0:00 only when it has run out. */
export function spanOf(milliseconds: number): Record<'days' | 'hours' | 'minutes' | 'seconds', number> {
  const all = Math.ceil(milliseconds / 1_000)
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3_600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  }
}

/** 1:05, 1:02:30; for days see `spanOf`. */
export function digits(milliseconds: number): string {
  const { days, hours, minutes, seconds } = spanOf(milliseconds)
  const two = (part: number): string => String(part).padStart(2, '0')
  const whole = 24 * days + hours
  return whole > 0 ? `${whole}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}
