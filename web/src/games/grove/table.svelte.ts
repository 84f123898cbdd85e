/** One person at one table of Grove: what the ghost would bring, which 10 becomes the wheelbarrow, which trees get scarce dice. */
import type { MatchClient } from '../../net/MatchClient.svelte'
import { t } from '../../i18n/fluent'
import type { Step } from '../../net/protocol'
import { Effect, KIND, type Board, type Fruit, type GroveView, type Offers, type Score } from '../../net/protocol/grove'
import { play } from '../../ui/sound'
import { ghostSentence } from '../../gridCards/sentences'
import { GridCardsTable, type Ask } from '../../gridCards/table.svelte'
import { outlookOf, type Outlook } from './effects'
import { read } from './notation'
import { fruitName, outcomeParts, sentenceOf } from './sentences'

/** What each kind of step sounds like: a card taken back is lifted from the table. */
const SOUNDS = { card: 'lay', die: 'die', wheelbarrow: 'die', draw: 'draw', recipe: 'draw', undo: 'lift' } as const

const HAS_DIE: readonly number[] = [Effect.new, Effect.grows, Effect.barrow]

/** A die that may be given, as it would stand. */
export interface Candidate {
  row: number
  col: number
  fruit: Fruit
  value: number
}

export class GroveTable extends GridCardsTable<string, Board, GroveView, Offers, Score> {
  /** The 10s of which one becomes the wheelbarrow come first; then the dice, fruit by fruit. */
  readonly asks: Ask[] = $derived([
    ...(this.snapshot?.offers.wheelbarrows ?? []),
    ...(this.snapshot?.offers.dice ?? []),
  ])
  readonly candidates: Candidate[] = $derived.by(() =>
    this.asks.map(([, row, col, value]) => ({
      row,
      col,
      fruit: this.fruitAt(row, col) ?? 'orange',
      value: typeof value === 'number' ? value : 15,
    })),
  )
  readonly outlook: Outlook | null = $derived(
    this.placement && this.board ? outlookOf(this.placement, this.faceOf(this.placement[1]), this.board) : null,
  )

  constructor(client: MatchClient) {
    super(client)
    this.open()
  }

  /** Whether it is the wheelbarrow that is asked for. */
  get loading(): boolean {
    return (this.snapshot?.offers.wheelbarrows.length ?? 0) > 0
  }

  prompt(): string {
    const count = this.asks.length
    if (this.loading) return t('grove-table-wheelbarrow-prompt', { count })
    return t('table-die-prompt', { fruit: fruitName(this.candidates[0]?.fruit ?? null), count })
  }

  answerText(): string {
    return t(this.loading ? 'grove-table-wheelbarrow-here' : 'table-lay-die')
  }

  protected override askText(): string {
    const { row, col: column, fruit, value } = this.candidates[this.askAt]!
    const at = { row, column, at: this.askAt + 1, count: this.asks.length }
    return this.loading
      ? t('grove-table-wheelbarrow-at', { ...at, fruit: fruitName(fruit) })
      : t('grove-table-die-at', { ...at, value })
  }

  protected override sentence(step: Step, board: Board): string {
    return sentenceOf(step, board, this.hello?.deck ?? { recipes: [] })
  }

  protected override sound(steps: Step[]): void {
    let delay = 0
    for (const { effects, text } of steps) {
      const kind = read(text)?.kind
      if (kind) play(SOUNDS[kind], kind === 'draw' ? delay + 60 : delay)
      const kinds = effects?.map((effect) => Math.floor(effect / KIND)) ?? []
      const dice = kinds.filter((effect) => HAS_DIE.includes(effect)).length
      for (let k = 0; k < dice; k += 1) play('die', delay + 90 + 70 * k, k)
      if (kinds.includes(Effect.squirrel) || kinds.includes(Effect.toGlade)) play('rotten', delay + 120)
      delay += 90 + 70 * dice
    }
    if (this.snapshot?.outcome) play('end', delay + 200)
  }

  protected override ghostText(): string {
    return this.placement && this.outlook ? ghostSentence(this.placement, outcomeParts(this.outlook, true)) : ''
  }

  private fruitAt(row: number, col: number): Fruit | null {
    return this.board?.cells.find((cell) => cell.row === row && cell.col === col)?.fruit ?? null
  }
}
