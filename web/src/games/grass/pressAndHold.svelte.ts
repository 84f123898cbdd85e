/** A card that is dragged from the hand over the markets, onto one of them or onto the waste. */
import { CarriedCard, type Dropped } from '../../table/CarriedCard.svelte'
import type { Place } from './places'
import type { GrassTable } from './table.svelte'

/** The factor by which a dragged card is enlarged. */
const LARGER = 1.15

export class Hold extends CarriedCard {
  constructor(private readonly table: GrassTable) {
    super()
  }

  /** A click or a key on a card of the hand. */
  press = (choice: number, byKey: boolean): void => {
    if (this.isPress({ detail: byKey ? 0 : 1 })) this.table.choose(choice)
  }

  protected mayLift(): boolean {
    return this.table.mayChoose && !this.table.controller.sending
  }

  protected sizeOf(button: HTMLElement): { width: number; height: number } {
    const { width, height } = button.getBoundingClientRect()
    return { width: LARGER * width, height: LARGER * height }
  }

  protected choose(choice: number | null): void {
    if (this.table.choice !== choice) this.table.choose(choice)
  }

  protected over(x: number, y: number): void {
    this.table.over(this.placeAt(x, y))
  }

  protected drop(x: number, y: number, isDropped: boolean): Dropped {
    const place = isDropped ? this.placeAt(x, y) : null
    this.table.over(null)
    if (place === null) return 'back'
    return this.table.dropOn(place) ? 'played' : 'kept'
  }

  /** The place under the dragged card, otherwise under the finger. */
  private placeAt(x: number, y: number): Place | null {
    return this.under('target', x, y - this.raised) ?? this.under('target', x, y)
  }
}
