/** The line or rectangle that a finger, mouse or key touches on a score sheet: drawn on every board of the page. */
import type { Span } from '../../net/protocol/clustered'
import { sameSpan } from './grid'

export interface Touched {
  seat: number
  span: Span
}

class Touch {
  /** What was pressed stays. */
  private pinned = $state.raw<Touched | null>(null)
  private passing = $state.raw<Touched | null>(null)

  get at(): Touched | null {
    return this.passing ?? this.pinned
  }

  /** The pointer or the focus is on a line of the sheet; null when it is on none. */
  pass(touched: Touched | null): void {
    this.passing = touched
  }

  /** Pressed: it stays drawn, until it or another is pressed. */
  press(touched: Touched): void {
    this.pinned = this.isPinned(touched) ? null : touched
    this.passing = null
  }

  isPinned({ seat, span }: Touched): boolean {
    return this.pinned?.seat === seat && sameSpan(this.pinned.span, span)
  }

  clear(): void {
    this.pinned = null
    this.passing = null
  }
}

export const touch = new Touch()
