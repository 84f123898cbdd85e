/**
 * Mouse and finger at a table where cards are laid: a card lifted from the hand and dropped, a tap, a hovering mouse, a
 * ghost that is drawn along. What lies where is the table's affair.
 */
import { tick } from 'svelte'
import { follow, landing, type Spot } from './drag'
import type { PlacementTable } from './PlacementInput.svelte'
import { flyHome } from '../ui/motion'
import { play, wakeSound } from '../ui/sound'
import type { Eye, Point } from './Viewport.svelte'

export class CardDrag {
  /** What is in the air, one of the table's choices. */
  lifted = $state<number | null>(null)
  /** Side of the square that flies. */
  size = $state(92)
  eye = $state<Eye>()
  flyer = $state<HTMLElement>()

  /** The press that lifted a card is not also a tap on it, however late the browser says so. */
  private pressed = false
  private fingerTop = 0
  /** The last touch came while a card was in the air: it turned the card, and is no tap on the board. */
  private turned = false
  private offset: Point | null = null

  /** `across`: how many cells of the board the square is wide in which a card flies. */
  constructor(
    private readonly table: PlacementTable,
    private readonly across: number,
  ) {}

  /** A press on a card of the hand that may become a lift. */
  grab = (event: PointerEvent, choice: number): void => {
    const { table } = this
    wakeSound()
    if (this.lifted === null) this.pressed = false
    if (event.button !== 0 || this.lifted !== null || !table.mayChoose || table.sending) return
    const button = event.currentTarget as HTMLElement
    const byFinger = event.pointerType === 'touch'
    follow(button, event, {
      lift: (x, y) => {
        const scale = this.eye?.scale() ?? 60
        this.pressed = true
        table.choose(choice)
        this.size = this.across * Math.max(34, scale)
        this.fingerTop = byFinger ? 0.75 * scale + 20 : 0
        this.lifted = choice
        play('lift')
        void tick().then(() => this.place(x, y))
      },
      move: (x, y) => {
        this.place(x, y)
        const point = this.under(x, y)
        table.show(point && this.near(point) ? this.spotUnder(point) : null, true)
      },
      turn: (by) => table.turnBy(by),
      end: (x, y, dropped) => void this.release(button, dropped && this.under(x, y) !== null, byFinger),
    })
  }

  /** A click or a key on a card of the hand. */
  press = (choice: number, byKey: boolean): void => {
    const { table } = this
    wakeSound()
    if (this.pressed && !byKey) return
    if (table.chosen === choice && !byKey) table.turnBy(1)
    else {
      table.choose(choice)
      if (byKey) table.showNearest()
    }
  }

  tap = (point: Point, pointer: string): void => {
    const { table } = this
    wakeSound()
    if (table.chosen === null || this.lifted !== null || this.turned) return
    const spot = this.spotUnder(point)
    const onGhost = this.inGhost(point)
    if (pointer === 'mouse') {
      table.show(spot, false)
      table.lay()
    } else if (onGhost && table.placement) table.lay()
    else table.show(spot, false)
  }

  hover = (point: Point | null): void => {
    const { table } = this
    if (table.chosen === null || this.lifted !== null || table.sending) return
    if (point === null || !this.near(point)) {
      if (table.hovering) table.show(null, false)
      return
    }
    table.show(this.spotUnder(point), true)
  }

  /** Whether a touch there moves the ghost instead of the board. */
  grabs = (point: Point): boolean => this.lifted === null && !this.table.hovering && this.inGhost(point)

  drag = (from: Point, to: Point): void => {
    const { ghost, size } = this.table
    if (!ghost) return
    this.offset ??= { row: from.row - ghost.row - size.rows / 2, col: from.col - ghost.col - size.cols / 2 }
    this.table.show(this.spotUnder({ row: to.row - this.offset.row, col: to.col - this.offset.col }), false)
  }

  /** The right button on the board. */
  turn = (): void => {
    if (this.lifted === null) this.table.turnBy(1)
  }

  /** Any pointer goes down or up, wherever it is. */
  down = (): void => {
    this.turned = this.lifted !== null
  }

  up = (): void => {
    this.offset = null
  }

  private spotUnder(point: Point): Spot {
    const { size, places } = this.table
    return landing(point, size.rows, size.cols, places)
  }

  private under(x: number, y: number): Point | null {
    return this.eye?.cell(x, y - this.fingerTop) ?? null
  }

  private place(x: number, y: number): void {
    if (this.flyer)
      this.flyer.style.transform = `translate3d(${x - this.size / 2}px, ${y - this.size / 2 - this.fingerTop}px, 0)`
  }

  /** Far from everything that can be reached there is nothing to show or to ask. */
  private near(point: Point): boolean {
    const { reach } = this.table
    return (
      point.row > reach.top - 1 &&
      point.row < reach.bottom + 1 &&
      point.col > reach.left - 1 &&
      point.col < reach.right + 1
    )
  }

  private inGhost(point: Point): boolean {
    const { ghost, size } = this.table
    if (!ghost) return false
    const row = Math.floor(point.row) - ghost.row
    const col = Math.floor(point.col) - ghost.col
    return row >= 0 && row < size.rows && col >= 0 && col < size.cols
  }

  private async release(button: HTMLElement, dropped: boolean, byFinger: boolean): Promise<void> {
    const { table } = this
    // A finger is not that sure: where no move can be taken back, its drop only shows what the large button would do.
    if (dropped && byFinger && table.placement && !table.hello?.practice) {
      table.hovering = false
      this.lifted = null
      return
    }
    if (dropped && table.ghost && table.lay()) {
      this.lifted = null
      return
    }
    const refused = dropped && table.ghost !== null
    if (!refused) table.show(null, false)
    table.hovering = false
    const home = button.getBoundingClientRect()
    const x = home.left + home.width / 2 - this.size / 2
    const y = home.top + home.height / 2 - this.size / 2
    if (this.flyer) await flyHome(this.flyer, `translate3d(${x}px, ${y}px, 0) scale(${home.width / this.size})`)
    this.lifted = null
    if (!refused) table.choose(null)
  }
}
