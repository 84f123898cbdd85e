/** The time of a turn, from points in time, so that a sleeping phone loses none. */

export interface TurnTimer {
  /** Milliseconds of a whole turn. */
  whole: number
  /** When the turn ends, in milliseconds since 1970; null while it stands. */
  ends: number | null
  /** Milliseconds that are left while it stands. */
  left: number
}

export function standing(minutes: number): TurnTimer {
  return { whole: minutes * 60_000, ends: null, left: minutes * 60_000 }
}

/** Milliseconds that are left; below 0 after the end. */
export function leftOf(timer: TurnTimer, now: number): number {
  return timer.ends === null ? timer.left : timer.ends - now
}

export function started(timer: TurnTimer, now: number): TurnTimer {
  return { ...timer, ends: now + timer.left }
}

export function paused(timer: TurnTimer, now: number): TurnTimer {
  return { ...timer, ends: null, left: leftOf(timer, now) }
}

/** The timer of the next turn, which begins now. */
export function nextTurn(timer: TurnTimer, now: number): TurnTimer {
  return { whole: timer.whole, ends: now + timer.whole, left: timer.whole }
}

/** As shown: "1:05"; after the end "+0:12". */
export function timeText(milliseconds: number): string {
  const seconds = milliseconds >= 0 ? Math.ceil(milliseconds / 1000) : Math.floor(-milliseconds / 1000)
  return `${milliseconds < 0 ? '+' : ''}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
