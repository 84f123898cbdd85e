/** Counts down to a moment that the server has named, by the server's clock: the clock of the device may be wrong. */
const TICK = 10_000

export class Countdown {
  /** Milliseconds left; 0 from then on. */
  left = $state(0)

  /** Counts until its effect ends. Call it where effects may be made. `left`: milliseconds left at present. */
  constructor(left: () => number) {
    $effect(() => {
      const span = left()
      const from = performance.now()
      const count = (): void => void (this.left = Math.max(0, span - (performance.now() - from)))
      count()
      const timer = setInterval(count, TICK)
      return () => clearInterval(timer)
    })
  }
}
