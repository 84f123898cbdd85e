/** The row of a score that is hovered, or kept by a click: the board beside it highlights its cells. */
export class Touch<Part> {
  private pinned = $state.raw<Part | null>(null)
  private passing = $state.raw<Part | null>(null)

  get at(): Part | null {
    return this.passing ?? this.pinned
  }

  /** Called when the pointer or focus enters a row; with null when it leaves. */
  pass(part: Part | null): void {
    this.passing = part
  }

  /** Called by a click, which keeps a row highlighted until it or another is clicked. */
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
