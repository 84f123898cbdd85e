/** Which hand of a finished game is looked at: the list of the hands and the sheet beside it agree. */
class Look {
  /** Null: the last one. */
  hand = $state<number | null>(null)

  turnTo(hand: number): void {
    this.hand = hand
  }

  leave(): void {
    this.hand = null
  }
}

export const look = new Look()
