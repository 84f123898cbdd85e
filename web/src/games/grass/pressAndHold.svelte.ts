/** A card that is dragged with mouse or finger: from the hand over the markets, onto one of them or onto the waste. */
import { tick } from 'svelte'
import { follow } from '../../table/drag'
import { flyHome } from '../../ui/motion'
import { play, wakeSound } from '../../ui/sound'
import type { Place } from './places'
import type { GrassTable } from './table.svelte'

/** How far above a finger the card is carried, so that it is seen. */
const FINGER = 40
/** How much larger it is in the air. */
const LARGER = 1.15

export class Hold {
  /** The place in the hand of what is in the air. */
  lifted = $state<number | null>(null)
  flyer = $state<HTMLElement>()
  size = $state({ width: 64, height: 90 })
  private raised = 0
  /** The press that lifted a card is not also a tap on it. */
  private pressed = false

  constructor(private readonly table: GrassTable) {}

  /** A press that may become a lift. */
  grab = (event: PointerEvent, at: number): void => {
    const { table } = this
    wakeSound()
    if (this.lifted === null) this.pressed = false
    if (event.button !== 0 || this.lifted !== null || !table.mayChoose || table.controller.sending) return
    const button = event.currentTarget as HTMLElement
    follow(button, event, {
      lift: (x, y) => {
        const { width, height } = button.getBoundingClientRect()
        this.size = { width: LARGER * width, height: LARGER * height }
        this.raised = event.pointerType === 'touch' ? FINGER : 0
        this.pressed = true
        if (table.chosen !== at) table.choose(at)
        this.lifted = at
        void tick().then(() => this.place(x, y))
      },
      move: (x, y) => {
        this.place(x, y)
        table.over(this.under(x, y))
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

  /** The place under the card in the air, else under the finger that carries it. */
  private under(x: number, y: number): Place | null {
    for (const top of this.raised > 0 ? [y - this.raised, y] : [y]) {
      for (const each of document.elementsFromPoint(x, top)) {
        const place = each.closest('[data-target]')?.getAttribute('data-target')
        if (place) return place
      }
    }
    return null
  }

  private place(x: number, y: number): void {
    const { flyer, size } = this
    if (flyer) flyer.style.transform = `translate3d(${x - size.width / 2}px, ${y - size.height / 2 - this.raised}px, 0)`
  }

  private async release(button: HTMLElement, x: number, y: number, dropped: boolean): Promise<void> {
    const { table } = this
    const place = dropped ? this.under(x, y) : null
    table.over(null)
    if (place !== null && table.dropOn(place)) {
      this.lifted = null
      return
    }
    const kept = place !== null
    if (!kept) play('lift')
    const home = button.getBoundingClientRect()
    const { width } = this.size
    const to = `translate3d(${home.left + (home.width - width) / 2}px, ${home.top + (home.height - this.size.height) / 2}px, 0) scale(${home.width / width})`
    if (this.flyer) await flyHome(this.flyer, to)
    this.lifted = null
    if (!kept) table.choose(null)
  }
}
