/**
 * A table where cards of a hand are laid on a grid of cells: which one is chosen, and where its ghost lies. A game says
 * what may be chosen and where it may lie.
 */
import { nearestSpot, type Spot } from './drag'
import type { Frame } from './camera'
import type { Score } from '../net/protocol'
import { play } from '../ui/sound'
import { Table } from './TableController.svelte'

/** What is chosen as it would lie: its top-left cell, and how it is turned in a game that turns cards. */
export interface Ghost extends Spot {
  card: number
  turn: number
}

export abstract class PlacementTable<View = unknown, Offers = unknown, Points extends Score = Score> extends Table<
  View,
  Offers,
  Points
> {
  /** One of `choices`. */
  chosen = $state<number | null>(null)
  ghost = $state.raw<Ghost | null>(null)
  /** The ghost follows a hovering mouse: it goes when the mouse goes. */
  hovering = $state(false)

  /** What may be chosen, in the order of the hand: cards, or places in a hand that may hold a card twice. */
  abstract readonly choices: readonly number[]
  /** False for who waits, who watches, and who is asked for something else first. */
  abstract readonly mayChoose: boolean
  /** Where the chosen card may lie as it is turned, in reading order. */
  abstract readonly places: readonly Spot[]
  /** How many cells the chosen card covers as it is turned. */
  abstract readonly size: { rows: number; cols: number }
  /** The offer that the ghost is; null where it may not lie. */
  abstract readonly placement: readonly [action: number, ...more: unknown[]] | null
  /** The cells that lie or can be reached. */
  abstract readonly reach: Frame

  /** Whether cards may be turned in this game. */
  readonly canTurn: boolean = false

  override get aiming(): boolean {
    return this.ghost !== null
  }

  // What the person does

  choose(card: number | null): void {
    if (!this.mayChoose) return
    if (card !== null && !this.choices.includes(card)) return
    if (card !== this.chosen) this.ghost = null
    this.chosen = card
    this.refusal = null
    if (card !== null) this.said = this.chosenText(card)
  }

  /** Turns the chosen card, in a game that turns cards. */
  turnBy(by: 1 | -1): void {
    void by
  }

  /** Puts the ghost of the chosen card there; asks why if it may not lie there. */
  show(spot: Spot | null, hovering: boolean): void {
    this.hovering = hovering
    if (spot === null || this.chosen === null) {
      this.ghost = null
      this.leaveOff()
      return
    }
    const turn = this.facing()
    const old = this.ghost
    if (old && old.row === spot.row && old.col === spot.col && old.turn === turn && old.card === this.chosen) return
    this.ghost = { card: this.chosen, turn, row: spot.row, col: spot.col }
    this.leaveOff()
    if (this.placement) this.said = this.ghostText()
    else this.askWhy()
  }

  /** Shows the ghost at the legal place nearest to a point, or to the middle of what lies. */
  showNearest(from?: Spot): void {
    const middle = this.middle()
    const corner = { row: middle.row - this.size.rows / 2, col: middle.col - this.size.cols / 2 }
    const spot = nearestSpot(from ?? corner, this.places)
    this.show(spot ?? { row: Math.round(corner.row), col: Math.round(corner.col) }, false)
  }

  /** The ghost goes one cell further, within what can be reached. */
  step(rows: number, cols: number): void {
    if (this.chosen === null) return
    if (!this.ghost) {
      this.showNearest()
      return
    }
    const { reach, size } = this
    const row = Math.min(reach.bottom - size.rows, Math.max(reach.top, this.ghost.row + rows))
    const col = Math.min(reach.right - size.cols, Math.max(reach.left, this.ghost.col + cols))
    this.show({ row, col }, false)
  }

  /** The next legal place in reading order, and round again. */
  nextSpot(by: 1 | -1): void {
    const { ghost, places } = this
    if (places.length === 0) return
    const at = ghost && this.placement ? places.findIndex(({ row, col }) => row === ghost.row && col === ghost.col) : -1
    const here = at >= 0 ? at : by > 0 ? -1 : 0
    this.show(places[(here + by + places.length) % places.length]!, false)
  }

  /** Lays the card where its ghost is. True if it was sent. */
  lay(): boolean {
    if (this.sending || !this.mayChoose) return false
    if (this.placement) {
      this.send([this.placement[0]])
      return true
    }
    if (this.ghost) {
      this.askWhy(true)
      play('no')
    }
    return false
  }

  /** Back one step: ghost, then choice. */
  cancel(): void {
    if (this.ghost) this.show(null, false)
    else this.choose(null)
  }

  // What a game's own table uses and says

  /** The ghost goes, without a word. */
  protected drop(): void {
    this.ghost = null
    this.hovering = false
  }

  /** How the chosen card is turned. */
  protected facing(): number {
    return 0
  }

  /** The middle of what lies, as a point. */
  protected abstract middle(): Spot

  protected abstract chosenText(card: number): string

  /** What laying the ghost would bring. */
  protected abstract ghostText(): string
}
