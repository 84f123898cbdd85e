/** A card that is dragged from the hand or a pile over the cells, onto a cell or a pile. */
import { CarriedCard, type Dropped } from '../../table/CarriedCard.svelte'
import { HELD, type GnomingTable } from './table.svelte'

export class Hold extends CarriedCard {
  /** The pile under the dragged card. */
  pile = $state<number | null>(null)

  constructor(private readonly table: GnomingTable) {
    super()
  }

  protected mayLift(choice: number): boolean {
    const { choices, discards, controller } = this.table
    return (choices.includes(choice) || (choice === HELD && discards.length > 0)) && !controller.sending
  }

  protected sizeOf(button: HTMLElement): { width: number; height: number } {
    const { width, height } = (document.querySelector('[data-large] [data-cell]') ?? button).getBoundingClientRect()
    return { width: 0.92 * width, height: 0.92 * height }
  }

  protected choose(choice: number | null): void {
    this.table.choose(choice)
  }

  protected over(x: number, y: number): void {
    this.pile = this.choice === HELD ? this.numberAt('pile', x, y) : null
    this.table.over(this.numberAt('cell', x, y))
  }

  protected drop(x: number, y: number, isDropped: boolean): Dropped {
    const { table, choice } = this
    const pile = isDropped && choice === HELD ? this.numberAt('pile', x, y) : null
    const cell = isDropped ? this.numberAt('cell', x, y) : null
    this.pile = null
    if (pile !== null) table.discardOn(pile)
    else if (cell !== null) table.press(cell)
    if (table.controller.sending) return 'played'
    if (table.controller.refusal !== null) return 'kept'
    table.over(null)
    return choice === HELD ? 'kept' : 'back'
  }

  private numberAt(name: string, x: number, y: number): number | null {
    const value = this.under(name, x, y - this.raised)
    return value === null ? null : Number(value)
  }
}
