/**
 * Input at a table where cards of a hand are laid on a grid of cells: the chosen card, and the position of its ghost.
 * The game's table says which cards may be chosen and where they may be laid.
 */
import { play } from '../ui/sound'
import type { Frame } from './camera'
import { nearestSpot, type Spot } from './drag'
import type { TableController } from './TableController.svelte'

/** The position of the chosen card: its top-left cell, and its rotation in a game that rotates cards. */
export interface Ghost extends Spot {
  card: number
  turn: number
}

export type Offer = readonly [action: number, ...more: unknown[]]

/** The functions of a game's table that the placement input calls. */
export interface PlacementWords {
  /** The choices in the order of the hand: cards, or positions in a hand that may hold the same card twice. */
  choices: () => readonly number[]
  /** False while the person waits, watches, or must choose something else first. */
  mayChoose: () => boolean
  /** The legal positions of the chosen card in its present rotation, in reading order. */
  places: () => readonly Spot[]
  /** The numbers of rows and columns that the chosen card covers in its present rotation; one cell if not given. */
  size?: () => { rows: number; cols: number }
  /** The offer for the ghost's position; null if it is not legal. */
  placement: () => Offer | null
  /** The cells that have a card or can get one. */
  reach: () => Frame
  /** The centre of the laid cards, as a point. */
  middle: () => Spot
  /** The placement that is shown first; by default the one nearest to the centre. */
  first?: () => Spot | null
  chosenText: () => string
  /** The prompt while no card is chosen. */
  chooseText: () => string
  /** The outcome of the placement in words. */
  ghostText: () => string
  /** Why the ghost's position is not legal, if the offers say so; null if the server must be asked. */
  misfitText?: () => string | null
  /** In a game that rotates cards: the rotation of the chosen card. `turnBy` rotates it. */
  facing?: () => number
  turnBy?: (by: 1 | -1) => void
  /** Called with a choice that is made while no card may be laid. */
  pick?: (choice: number) => void
  /** Takes back a step of the game's own, before ghost and choice. True if there was one. */
  cancel?: () => boolean
  /** Called when the person has chosen, aimed or gone back. */
  changed?: () => void
}

export class PlacementInput {
  /** One of `choices`. */
  choice = $state<number | null>(null)
  ghost = $state.raw<Ghost | null>(null)
  /** Whether the ghost follows a hovering mouse, and vanishes with it. */
  hovering = $state(false)

  constructor(
    readonly controller: TableController,
    private readonly words: PlacementWords,
  ) {}

  get choices(): readonly number[] {
    return this.words.choices()
  }

  get mayChoose(): boolean {
    return this.words.mayChoose()
  }

  get places(): readonly Spot[] {
    return this.words.places()
  }

  get size(): { rows: number; cols: number } {
    return this.words.size?.() ?? { rows: 1, cols: 1 }
  }

  get reach(): Frame {
    return this.words.reach()
  }

  /** Whether the ghost's position is legal. */
  get legal(): boolean {
    return this.words.placement() !== null
  }

  /** Whether this game rotates cards. */
  get canTurn(): boolean {
    return this.words.turnBy !== undefined
  }

  choose(choice: number | null): void {
    this.words.changed?.()
    if (!this.mayChoose) {
      if (choice !== null) this.words.pick?.(choice)
      return
    }
    if (choice !== null && !this.choices.includes(choice)) return
    if (choice !== this.choice) this.ghost = null
    this.choice = choice
    this.controller.refusal = null
    if (choice !== null) this.controller.announcement = this.words.chosenText()
  }

  turnBy(by: 1 | -1): void {
    this.words.turnBy?.(by)
  }

  /** Moves the ghost of the chosen card to a cell; asks why if that is not legal. */
  show(spot: Spot | null, hovering: boolean): void {
    this.hovering = hovering
    if (spot !== null) this.words.changed?.()
    if (spot === null || this.choice === null) {
      this.ghost = null
      this.controller.clearRefusal()
      return
    }
    const turn = this.words.facing?.() ?? 0
    const old = this.ghost
    if (old && old.row === spot.row && old.col === spot.col && old.turn === turn && old.card === this.choice) return
    this.ghost = { card: this.choice, turn, row: spot.row, col: spot.col }
    this.controller.clearRefusal()
    if (this.legal) this.controller.announcement = this.words.ghostText()
    else this.askWhy()
  }

  /** Called when a cell is pressed by key: moves the card's corner there; a second press lays the card. */
  press(spot: Spot): void {
    if (this.choice === null) this.controller.announcement = this.words.chooseText()
    else if (this.ghost?.row === spot.row && this.ghost.col === spot.col) this.lay()
    else this.show(spot, false)
  }

  /** Shows the ghost at the legal placement nearest to a point, or at the first one. */
  showNearest(from?: Spot): void {
    const middle = this.words.middle()
    const corner = { row: middle.row - this.size.rows / 2, col: middle.col - this.size.cols / 2 }
    const first = from ? null : (this.words.first?.() ?? null)
    const spot = first ?? nearestSpot(from ?? corner, this.places)
    this.show(spot ?? { row: Math.round(corner.row), col: Math.round(corner.col) }, false)
  }

  /** Moves the ghost by so many cells, within the cells that can be reached. */
  step(rows: number, cols: number): void {
    if (this.choice === null) return
    if (!this.ghost) {
      this.showNearest()
      return
    }
    const { reach, size } = this
    const row = Math.min(reach.bottom - size.rows, Math.max(reach.top, this.ghost.row + rows))
    const col = Math.min(reach.right - size.cols, Math.max(reach.left, this.ghost.col + cols))
    this.show({ row, col }, false)
  }

  /** Moves to the next legal placement in reading order; after the last comes the first. */
  nextSpot(by: 1 | -1): void {
    const { ghost, places } = this
    if (places.length === 0) return
    const at = ghost && this.legal ? places.findIndex(({ row, col }) => row === ghost.row && col === ghost.col) : -1
    const here = at >= 0 ? at : by > 0 ? -1 : 0
    this.show(places[(here + by + places.length) % places.length]!, false)
  }

  /** Lays the card at the ghost's position. True if it was sent. */
  lay(): boolean {
    if (this.controller.sending || !this.mayChoose) return false
    const placement = this.words.placement()
    if (placement) {
      this.controller.send([placement[0]])
      return true
    }
    if (this.ghost) {
      this.askWhy(true)
      play('no')
    }
    return false
  }

  /** Goes back one step: removes the ghost, then the choice. */
  cancel(): void {
    this.words.changed?.()
    if (this.words.cancel?.()) return
    if (this.ghost) {
      this.show(null, false)
      this.controller.announcement = this.words.chosenText()
    } else {
      this.choose(null)
      this.controller.announcement = this.words.chooseText()
    }
  }

  /** Removes the ghost without an announcement. */
  drop(): void {
    this.ghost = null
    this.hovering = false
  }

  private askWhy(now = false): void {
    const misfit = this.words.misfitText?.() ?? null
    if (misfit === null) this.controller.askWhy(now)
    else {
      this.controller.clearRefusal()
      this.controller.announcement = misfit
    }
  }
}
