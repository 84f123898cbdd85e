/** The part of a score that is pointed at, or that a click keeps shown: the board beside the score draws it. */
export class Touch<Part> {
  private pinned = $state.raw<Part | null>(null)
  private passing = $state.raw<Part | null>(null)

  get at(): Part | null {
    return this.passing ?? this.pinned
  }

  /** The pointer or the focus is on a part; null when it has left. */
  pass(part: Part | null): void {
    this.passing = part
  }

  /** A click keeps a part shown until it, or another, is clicked. */
  press(part: Part): void {
    this.pinned = this.isPinned(part) ? null : part
    this.passing = null
  }

  isPinned(part: Part): boolean {
    return JSON.stringify(this.pinned) === JSON.stringify(part)
  }

  clear(): void {
    this.pinned = null
    this.passing = null
  }
}
