/** The shown round of a finished match, and the highlighted line: shared by the score card and the grids. */
import type { Line } from '../../net/protocol/gnoming'
import { Touch } from '../../table/touch.svelte'

class Look extends Touch<{ seat: number; line: Line }> {
  /** Null for the last one. */
  round = $state<number | null>(null)

  turnTo(round: number): void {
    this.round = round
    this.clear()
  }

  leave(): void {
    this.round = null
    this.clear()
  }
}

export const look = new Look()
