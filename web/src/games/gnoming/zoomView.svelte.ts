/** Which round of a finished game is looked at, and which of its matched lines is touched: the score card and the grids beside it agree. */
import type { Line } from '../../net/protocol/gnoming'
import { keyOf } from './grid'

export interface Touched {
  seat: number
  line: Line
}

class Look {
  /** Null: the last one. */
  round = $state<number | null>(null)
  /** What was pressed stays. */
  private pinned = $state.raw<Touched | null>(null)
  private passing = $state.raw<Touched | null>(null)

  get at(): Touched | null {
    return this.passing ?? this.pinned
  }

  /** Another round: what was touched belongs to the one before. */
  turnTo(round: number): void {
    this.round = round
    this.pinned = null
    this.passing = null
  }

  /** The pointer or the focus is on a line; null when it is on none. */
  pass(touched: Touched | null): void {
    this.passing = touched
  }

  /** Pressed: it stays drawn, until it or another is pressed. */
  press(touched: Touched): void {
    this.pinned = this.isPinned(touched) ? null : touched
    this.passing = null
  }

  isPinned({ seat, line }: Touched): boolean {
    return this.pinned?.seat === seat && keyOf(this.pinned.line) === keyOf(line)
  }

  clear(): void {
    this.pinned = null
    this.passing = null
  }

  leave(): void {
    this.round = null
    this.clear()
  }
}

export const look = new Look()
