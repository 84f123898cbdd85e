/**
 * Input by mouse and finger at a table where cards are laid: dragging a card from the hand, tapping, hovering, dragging
 * the ghost. The table decides which positions are legal.
 */
import { tick } from 'svelte'
import { flyHome } from '../ui/motion'
import { play, wakeSound } from '../ui/sound'
import type { Eye, Point } from './camera'
import { follow, landing, type Spot } from './drag'
import type { PlacementInput } from './PlacementInput.svelte'

/**
 * The maximum distance in pixels between a finger and the legal position that it means: cells can be smaller than a
 * finger.
 */
const FINGER = 26

export class CardDrag {
  /** The dragged card: one of the table's choices. */
  choice = $state<number | null>(null)
  size = $state({ width: 92, height: 92 })
  eye = $state<Eye>()
  flyer = $state<HTMLElement>()

  /** Whether the last pointer that was pressed was a finger. */
  byFinger = false

  /** Whether the next click must be ignored, because its press dragged a card. */
  private isPressed = false
  private fingerTop = 0
  /** Whether the last touch came while a card was dragged: it turned the card, and is no tap on the board. */
  private hasTurned = false
  private offset: Point | null = null

  /** `across`: the width in cells of the square in which a dragged card is drawn. */
  constructor(
    readonly input: PlacementInput,
    private readonly across: number,
  ) {}

  /** Handles a press on a card of the hand, which may become a drag. */
  grab = (event: PointerEvent, choice: number): void => {
    const { input } = this
    wakeSound()
    if (this.choice === null) this.isPressed = false
    if (event.button !== 0 || this.choice !== null || !input.mayChoose || input.controller.sending) return
    const button = event.currentTarget as HTMLElement
    follow(button, event, {
      lift: (x, y) => {
        const scale = this.eye?.scale() ?? 60
        this.isPressed = true
        input.choose(choice)
        const side = this.across * Math.max(34, scale)
        this.size = { width: side, height: side }
        this.fingerTop = this.byFinger ? 0.75 * scale + 20 : 0
        this.choice = choice
        play('lift')
        void tick().then(() => this.place(x, y))
      },
      move: (x, y) => {
        this.place(x, y)
        const point = this.under(x, y)
        input.show(point && this.near(point) ? this.spotUnder(point) : null, true)
      },
      turn: (by) => input.turnBy(by),
      end: (x, y, isDropped) => void this.release(button, isDropped && this.under(x, y) !== null),
    })
  }

  /** Handles a click or a key on a card of the hand. */
  press = (choice: number, byKey: boolean): void => {
    const { input } = this
    wakeSound()
    if (this.isPressed && !byKey) return
    if (input.choice === choice && !byKey) input.turnBy(1)
    else {
      input.choose(choice)
      if (byKey) input.showNearest()
    }
  }

  tap = (point: Point, pointer: string): void => {
    const { input } = this
    wakeSound()
    if (input.choice === null || this.choice !== null || this.hasTurned) return
    const spot = this.spotUnder(point)
    if (this.isPinned && this.inGhost(point) && !this.isOtherPlace(spot)) {
      input.lay()
      return
    }
    input.show(spot, false)
    // If the move can be undone, one click of the mouse lays the card; otherwise the first click shows the ghost and
    // the second lays it.
    if (pointer === 'mouse' && (input.controller.isPractice || !input.legal)) input.lay()
  }

  /** Whether the ghost is at a legal position and does not follow the mouse. */
  private get isPinned(): boolean {
    return this.input.legal && !this.input.hovering
  }

  hover = (point: Point | null): void => {
    const { input } = this
    if (input.choice === null || this.choice !== null || this.isPinned || input.controller.sending) return
    if (point === null || !this.near(point)) {
      if (input.hovering) input.show(null, false)
      return
    }
    input.show(this.spotUnder(point), true)
  }

  /** Whether a touch there moves the ghost instead of the board. */
  grabs = (point: Point): boolean => this.choice === null && !this.input.hovering && this.inGhost(point)

  drag = (from: Point, to: Point): void => {
    const { ghost, size } = this.input
    if (!ghost) return
    this.offset ??= { row: from.row - ghost.row - size.rows / 2, col: from.col - ghost.col - size.cols / 2 }
    this.input.show(this.spotUnder({ row: to.row - this.offset.row, col: to.col - this.offset.col }), false)
  }

  /** The right button on the board. */
  turn = (): void => {
    if (this.choice === null) this.input.turnBy(1)
  }

  /** Any pointer goes down or up, wherever it is. */
  down = (event: PointerEvent): void => {
    this.hasTurned = this.choice !== null
    this.byFinger = event.pointerType === 'touch'
  }

  up = (): void => {
    this.offset = null
  }

  /** The place that a pointer means there: a finger also means a legal one beside it. */
  spotUnder(point: Point): Spot {
    const { size, places } = this.input
    const pull = this.byFinger ? FINGER / (this.eye?.scale() ?? 60) : 0
    return landing(point, size.rows, size.cols, places, pull)
  }

  private isOtherPlace({ row, col }: Spot): boolean {
    const { ghost, places } = this.input
    return (row !== ghost?.row || col !== ghost.col) && places.some((place) => place.row === row && place.col === col)
  }

  private under(x: number, y: number): Point | null {
    return this.eye?.cell(x, y - this.fingerTop) ?? null
  }

  private place(x: number, y: number): void {
    if (this.flyer)
      this.flyer.style.transform = `translate3d(${x - this.size.width / 2}px, ${y - this.size.height / 2 - this.fingerTop}px, 0)`
  }

  /** Far from everything that can be reached there is nothing to show or to ask. */
  private near(point: Point): boolean {
    const { reach } = this.input
    return (
      point.row > reach.top - 1 &&
      point.row < reach.bottom + 1 &&
      point.col > reach.left - 1 &&
      point.col < reach.right + 1
    )
  }

  private inGhost(point: Point): boolean {
    const { ghost, size } = this.input
    if (!ghost) return false
    const row = Math.floor(point.row) - ghost.row
    const col = Math.floor(point.col) - ghost.col
    return row >= 0 && row < size.rows && col >= 0 && col < size.cols
  }

  private async release(button: HTMLElement, isDropped: boolean): Promise<void> {
    const { input } = this
    // A finger is less exact: in a game without undo, dropping a card only shows the move, and the large button plays
    // it.
    if (isDropped && this.byFinger && input.legal && !input.controller.isPractice) {
      input.hovering = false
      this.choice = null
      return
    }
    if (isDropped && input.ghost && input.lay()) {
      this.choice = null
      return
    }
    const refused = isDropped && input.ghost !== null
    if (!refused) input.show(null, false)
    input.hovering = false
    const home = button.getBoundingClientRect()
    const x = home.left + home.width / 2 - this.size.width / 2
    const y = home.top + home.height / 2 - this.size.height / 2
    if (this.flyer) await flyHome(this.flyer, `translate3d(${x}px, ${y}px, 0) scale(${home.width / this.size.width})`)
    this.choice = null
    if (!refused) input.choose(null)
  }
}
