/** The line or rectangle that a finger, mouse or key touches on a score sheet: drawn on every board of the page. */
import type { Span } from '../../lib/protocol/clustered'

export interface Touched {
  seat: number
  span: Span
}

class Touch {
  at = $state.raw<Touched | null>(null)

  show(seat: number, span: Span): void {
    this.at = { seat, span }
  }

  clear(): void {
    this.at = null
  }
}

export const touch = new Touch()
