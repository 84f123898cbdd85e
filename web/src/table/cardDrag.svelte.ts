/**
 * Mouse and finger at a table where cards are laid: a card lifted from the hand and dropped, a tap, a hovering mouse, a
 * ghost that is drawn along. What lies where is the table's affair.
 */
import { tick } from 'svelte'
import { flyHome } from '../ui/motion'
import { play, wakeSound } from '../ui/sound'
import type { Eye, Point } from './camera'
import { follow, landing, type Spot } from './drag'
import type { PlacementInput } from './PlacementInput.svelte'

/** How far from a legal place a finger may come down, in pixels: cells can be smaller than a finger. */
const FINGER = 26

export class CardDrag {
  /** What is in the air, one of the table's choices. */
  choice = $state<number | null>(null)
  size = $state({ width: 92, height: 92 })
  eye = $state<Eye>()
  flyer = $state<HTMLElement>()

  /** The last pointer that came down was a finger. */
  byFinger = false

  /** The press that lifted a card is not also a tap on it, however late the browser says so. */
  private isPressed = false
  private fingerTop = 0
  /** The last touch came while a card was in the air: it turned the card, and is no tap on the board. */
  private hasTurned = false
  private offset: Point | null = null

  /** `across`: how many cells of the board the square is wide in which a card flies. */
  constructor(
    readonly input: PlacementInput,
    private readonly across: number,
  ) {}

  /** A press on a card of the hand that may become a lift. */
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

  /** A click or a key on a card of the hand. */
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
    // A mouse is sure enough where the move can be taken back; elsewhere a click shows what the next one does.
    if (pointer === 'mouse' && (input.controller.isPractice || !input.legal)) input.lay()
  }

  /** The ghost lies where a card may, and does not follow the mouse. */
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
    // A finger is not that sure: where no move can be taken back, its drop only shows what the large button would do.
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
