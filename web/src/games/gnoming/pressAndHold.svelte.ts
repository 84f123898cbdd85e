/** A card that is dragged with mouse or finger: from the hand or a pile, over the cells, onto a cell or a pile. */
import { tick } from 'svelte'
import { follow } from '../../table/drag'
import { flyHome } from '../../ui/motion'
import { play, wakeSound } from '../../ui/sound'
import { HELD, type GnomingTable } from './table.svelte'

/** How far above a finger the card is carried, so that it is seen. */
const FINGER = 44

export class Hold {
  /** What is in the air, one of the table's choices. */
  lifted = $state<number | null>(null)
  flyer = $state<HTMLElement>()
  /** The pile under the card in the air. */
  pile = $state<number | null>(null)
  size = $state({ width: 80, height: 98 })
  private raised = 0
  /** The press that lifted a card is not also a tap on it. */
  private pressed = false

  constructor(private readonly table: GnomingTable) {}

  /** A press that may become a lift. */
  grab = (event: PointerEvent, choice: number): void => {
    const { table } = this
    wakeSound()
    if (this.lifted === null) this.pressed = false
    const may = table.choices.includes(choice) || (choice === HELD && table.discards.length > 0)
    if (event.button !== 0 || this.lifted !== null || !may || table.controller.sending) return
    const button = event.currentTarget as HTMLElement
    follow(button, event, {
      lift: (x, y) => {
        const cell = document.querySelector('[data-large] [data-cell]')?.getBoundingClientRect()
        if (cell) this.size = { width: 0.92 * cell.width, height: 0.92 * cell.height }
        this.raised = event.pointerType === 'touch' ? FINGER : 0
        this.pressed = true
        table.choose(choice)
        this.lifted = choice
        play('lift')
        void tick().then(() => this.place(x, y))
      },
      move: (x, y) => {
        this.place(x, y)
        const under = this.under(x, y)
        this.pile = under.pile
        table.over(under.cell)
      },
      turn: () => undefined,
      end: (x, y, dropped) => void this.release(button, x, y, dropped),
    })
  }

  /** Whether a click is one of its own, and not the end of a lift. */
  isPress(event: MouseEvent): boolean {
    wakeSound()
    return event.detail === 0 || !this.pressed
  }

  private under(x: number, y: number): { cell: number | null; pile: number | null } {
    const there = document.elementsFromPoint(x, y - this.raised)
    const found = (name: string): number | null => {
      for (const each of there) {
        const value = each.closest(`[data-${name}]`)?.getAttribute(`data-${name}`)
        if (value !== null && value !== undefined) return Number(value)
      }
      return null
    }
    return { cell: found('cell'), pile: this.lifted === HELD ? found('pile') : null }
  }

  private place(x: number, y: number): void {
    const { flyer, size } = this
    if (flyer) flyer.style.transform = `translate3d(${x - size.width / 2}px, ${y - size.height / 2 - this.raised}px, 0)`
  }

  private async release(button: HTMLElement, x: number, y: number, dropped: boolean): Promise<void> {
    const { table } = this
    const { cell, pile } = dropped ? this.under(x, y) : { cell: null, pile: null }
    this.pile = null
    if (pile !== null) table.discardOn(pile)
    else if (cell !== null) table.press(cell)
    if (table.controller.sending) {
      this.lifted = null
      return
    }
    const home = button.getBoundingClientRect()
    const { width } = this.size
    const to = `translate3d(${home.left + (home.width - width) / 2}px, ${home.top + (home.height - this.size.height) / 2}px, 0) scale(${home.width / width})`
    if (this.flyer) await flyHome(this.flyer, to)
    const choice = this.lifted
    this.lifted = null
    if (table.controller.refusal === null) table.over(null)
    if (choice !== HELD && table.controller.refusal === null) table.choose(null)
  }
}
