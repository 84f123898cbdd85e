/** The round of a finished game that is looked at, and its line that the grids draw: the score card and the grids agree. */
import type { Line } from '../../net/protocol/gnoming'
import { Touch } from '../../table/touch.svelte'
import { keyOf } from './grid'

export interface Touched {
  seat: number
  line: Line
}

class Look extends Touch<Touched> {
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

export const look = new Look((one, other) => one.seat === other.seat && keyOf(one.line) === keyOf(other.line))
