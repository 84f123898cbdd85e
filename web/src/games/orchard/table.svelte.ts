/** One person at one Orchard table: what the ghost would bring, and which tree may get a scarce die. */
import type { MatchClient } from '../../net/MatchClient.svelte'
import { t } from '../../i18n/fluent'
import type { Step } from '../../net/protocol'
import {
  DIE_AFTER,
  Effect,
  type Board,
  type DieChoice,
  type Fruit,
  type Offers,
  type OrchardView,
  type Score,
} from '../../net/protocol/orchard'
import { play } from '../../ui/sound'
import { read } from '../../gridCards/grid'
import { ghostSentence, sentenceOf } from '../../gridCards/sentences'
import { GridCardsTable } from '../../gridCards/table.svelte'
import { outlookOf, type Outlook } from './effects'
import { outcomeParts } from './sentences'

/** What each kind of step sounds like: a card taken back is lifted from the table. */
const SOUNDS = { card: 'lay', die: 'die', draw: 'draw', undo: 'lift' } as const

export class OrchardTable extends GridCardsTable<Fruit, Board, OrchardView, Offers, Score> {
  readonly asks: DieChoice[] = $derived(this.snapshot?.offers.dice ?? [])
  readonly outlook: Outlook | null = $derived(
    this.placement && this.board ? outlookOf(this.placement, this.faceOf(this.placement[1]), this.board) : null,
  )

  constructor(client: MatchClient) {
    super(client)
    this.open()
  }

  prompt(): string {
    const fruit = this.dieFruit()
    return t('table-die-prompt', { fruit: fruit ? t(`orchard-${fruit}`) : '', count: this.asks.length })
  }

  answerText(): string {
    return t('table-lay-die')
  }

  protected override sentence(step: Step, board: Board): string {
    return sentenceOf('orchard', step, board)
  }

  protected override sound(steps: Step[]): void {
    let delay = 0
    for (const { effects, text } of steps) {
      const kind = read(text)?.kind
      if (kind) play(SOUNDS[kind], kind === 'draw' ? delay + 60 : delay)
      const dice = effects?.filter((effect) => DIE_AFTER[effect]).length ?? 0
      for (let k = 0; k < dice; k += 1) play('die', delay + 90 + 70 * k, k)
      if (effects?.includes(Effect.rots)) play('rotten', delay + 120)
      delay += 90 + 70 * dice
    }
    if (this.snapshot?.outcome) play('end', delay + 200)
  }

  protected override ghostText(): string {
    return this.placement && this.outlook ? ghostSentence(this.placement, outcomeParts(this.outlook)) : ''
  }

  /** The colour in short supply. */
  private dieFruit(): Fruit | null {
    const { ask } = this
    return ask ? (this.board?.trees.find((tree) => tree.row === ask[1] && tree.col === ask[2])?.fruit ?? null) : null
  }
}
