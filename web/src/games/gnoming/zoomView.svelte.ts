/** The round of a finished game that is looked at, and its line that the grids draw: the score card and the grids agree. */
import type { Line } from '../../net/protocol/gnoming'
import { Touch } from '../../table/touch.svelte'

class Look extends Touch<{ seat: number; line: Line }> {
  /** Null: the last one. */
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
