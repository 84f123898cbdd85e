/** A card that is dragged by mouse or finger. The game decides where it may be dropped. */
import { tick } from 'svelte'
import { flyHome } from '../ui/motion'
import { play, wakeSound } from '../ui/sound'
import { follow } from './drag'

interface Size {
  width: number
  height: number
}

/** What happens to a dropped card: it was played, it goes back but stays chosen, or it goes back. */
export type Dropped = 'played' | 'kept' | 'back'

export abstract class CarriedCard {
  /** The dragged card: one of the table's choices. */
  choice = $state<number | null>(null)
  flyer = $state<HTMLElement>()
  size = $state<Size>({ width: 64, height: 90 })
  /** Pixels by which the card is drawn above a finger, so that it stays visible. */
  protected raised = 0
  /** Whether the present press has dragged a card, so that its click is ignored. */
  private isPressed = false

  protected abstract mayLift(choice: number): boolean
  /** Size of the dragged card. */
  protected abstract sizeOf(button: HTMLElement): Size
  protected abstract choose(choice: number | null): void
  protected abstract over(x: number, y: number): void
  protected abstract drop(x: number, y: number, isDropped: boolean): Dropped

  /** A press that may become a drag. */
  grab = (event: PointerEvent, choice: number): void => {
    wakeSound()
    if (this.choice === null) this.isPressed = false
    if (event.button !== 0 || this.choice !== null || !this.mayLift(choice)) return
    const button = event.currentTarget as HTMLElement
    follow(button, event, {
      lift: (x, y) => {
        this.size = this.sizeOf(button)
        this.raised = event.pointerType === 'touch' ? 44 : 0
        this.isPressed = true
        this.choose(choice)
        this.choice = choice
        play('lift')
        void tick().then(() => this.place(x, y))
      },
      move: (x, y) => {
        this.place(x, y)
        this.over(x, y)
      },
      turn: () => undefined,
      end: (x, y, isDropped) => void this.release(button, this.drop(x, y, isDropped)),
    })
  }

  /** Whether a click is not the end of a drag. */
  isPress(event: Pick<MouseEvent, 'detail'>): boolean {
    wakeSound()
    return event.detail === 0 || !this.isPressed
  }

  /** The value of `data-<name>` of the topmost element that has one, under the dragged card or under the finger. */
  protected under(name: string, x: number, y: number): string | null {
    for (const each of document.elementsFromPoint(x, y)) {
      const value = each.closest(`[data-${name}]`)?.getAttribute(`data-${name}`)
      if (value) return value
    }
    return null
  }

  private place(x: number, y: number): void {
    const { flyer, size } = this
    if (flyer) flyer.style.transform = `translate3d(${x - size.width / 2}px, ${y - size.height / 2 - this.raised}px, 0)`
  }

  private async release(button: HTMLElement, outcome: Dropped): Promise<void> {
    if (outcome !== 'played' && this.flyer) {
      const home = button.getBoundingClientRect()
      const { width, height } = this.size
      const [x, y] = [home.left + (home.width - width) / 2, home.top + (home.height - height) / 2]
      await flyHome(this.flyer, `translate3d(${x}px, ${y}px, 0) scale(${home.width / width})`)
    }
    this.choice = null
    if (outcome === 'back') this.choose(null)
  }
}
