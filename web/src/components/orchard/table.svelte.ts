/** One person at one Orchard table: which card is in hand, where its ghost lies, which tree may get a scarce die. */
import { SvelteMap } from 'svelte/reactivity'
import type { Desk } from '../../lib/desk.svelte'
import { t } from '../../lib/fluent'
import type { Spot } from '../../lib/drag'
import { LayingTable, type Ghost } from '../../lib/laying.svelte'
import type { Step } from '../../lib/protocol'
import {
  DIE_AFTER, Effect, type Board, type DieChoice, type Fruit, type Offers, type OrchardView, type Placement, type Score, type Snapshot,
} from '../../lib/protocol/orchard'
import { play } from '../../lib/sound'
import { outlookOf, type Outlook } from './effects'
import { boardOf, boxAround, colsOf, facesOf, quarter, read, rowsOf, write, type Box } from './grid'
import { ghostSentence, placeName, sentenceOf } from './sentences'

/** What each kind of step sounds like: a card taken back is lifted from the table. */
const SOUNDS = { card: 'lay', die: 'die', draw: 'draw', undo: 'lift' } as const

export class OrchardTable extends LayingTable<OrchardView, Offers, Score> {
  dieAt = $state(0)
  readonly turns = new SvelteMap<number, number>()

  /** What others laid in the round that closed is told over the table, not on this board. */
  protected override readonly tellsOthers = false
  override readonly canTurn = true

  readonly board: Board | null = $derived(boardOf(this.snapshot))
  readonly placements: Placement[] = $derived(this.allowed(this.snapshot?.offers.placements ?? []))
  readonly dice: DieChoice[] = $derived(this.snapshot?.offers.dice ?? [])
  readonly choosing = $derived(this.dice.length > 0)
  /** This seat has played its part of the round, or of the game; the others play on. */
  readonly waiting = $derived(['waiting', 'stopped', 'finished'].includes(this.board?.state ?? ''))
  readonly hand: readonly number[] = $derived(this.board?.hand ?? [])
  readonly choices = $derived(this.hand)
  readonly mayChoose = $derived(!this.choosing && !this.waiting && this.snapshot?.seat !== null)
  readonly turn = $derived(this.chosen === null ? 0 : this.turnOf(this.chosen))
  /** What the chosen card may do in the turn it has. */
  readonly spots: Placement[] = $derived(
    this.placements.filter(([, card, turn]) => card === this.chosen && turn === quarter(this.turn)),
  )
  readonly places: readonly Spot[] = $derived(this.spots.map(([, , , row, col]) => ({ row, col })))
  readonly size = $derived({ rows: rowsOf(this.turn), cols: colsOf(this.turn) })
  readonly placement: Placement | null = $derived(this.placementAt(this.ghost))
  readonly outlook: Outlook | null = $derived(
    this.placement && this.board ? outlookOf(this.placement, this.faceOf(this.placement[1]), this.board) : null,
  )
  /** Orchard and everything that can be reached from the hand. */
  readonly reach: Box = $derived(this.reachOf())

  constructor(desk: Desk) {
    super(desk)
    this.open()
  }

  faceOf(card: number): Fruit[] {
    return this.hello ? (facesOf(this.hello)[card - 1] ?? []) : []
  }

  turnOf(card: number): number {
    return this.turns.get(card) ?? 0
  }

  // What the person does

  override turnBy(by: 1 | -1, card = this.chosen): void {
    if (card === null) return
    this.turns.set(card, this.turnOf(card) + by)
    play('turn')
    const ghost = this.ghost
    if (!ghost || card !== ghost.card) {
      this.said = t('table-said-turned', { card, turn: t(`table-turn-${quarter(this.turnOf(card)) * 90}`), count: this.spots.length })
      return
    }
    const row = ghost.row + Math.trunc((rowsOf(ghost.turn) - rowsOf(ghost.turn + 1)) / 2)
    const col = ghost.col + Math.trunc((colsOf(ghost.turn) - colsOf(ghost.turn + 1)) / 2)
    this.show({ row, col }, false)
  }

  chooseDie(): void {
    const choice = this.dice[this.dieAt]
    if (choice) this.playAction(choice[0])
  }

  pickDie(row: number, col: number): void {
    const at = this.dice.findIndex(([, r, c]) => r === row && c === col)
    if (at >= 0) this.dieAt = at
    this.sayDie()
  }

  stepDie(by: 1 | -1): void {
    if (!this.choosing) return
    this.dieAt = (this.dieAt + by + this.dice.length) % this.dice.length
    this.sayDie()
  }

  // What the table tells

  protected override settle(): void {
    const { hand } = this
    this.dieAt = 0
    this.drop()
    if (this.chosen !== null && !hand.includes(this.chosen)) this.chosen = null
    if (!this.mayChoose) this.chosen = null
    else if (hand.length === 1 && !this.snapshot?.outcome) this.chosen = hand[0]!
  }

  protected override sentences(steps: Step[]): string[] {
    const board = this.board
    if (!board) return []
    const sentences = steps.map((step) => sentenceOf(step, board)).filter(Boolean)
    if (this.choosing) sentences.push(this.diePrompt())
    if (this.waiting && !this.snapshot?.outcome) sentences.push(this.waitText())
    if (this.snapshot?.outcome) sentences.push(this.endText(this.snapshot))
    return sentences
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

  protected override aimed(): string | null {
    return this.ghost ? write(this.ghost) : null
  }

  protected override aimedName(): string {
    return this.ghost ? placeName(this.ghost.turn, this.ghost) : ''
  }

  protected override chosenText(card: number): string {
    return t('table-said-chosen', { card, count: this.spots.length })
  }

  protected override ghostText(): string {
    return this.placement && this.outlook ? ghostSentence(this.placement, this.outlook) : ''
  }

  protected override facing(): number {
    return quarter(this.turn)
  }

  protected override middle(): Spot {
    const box = boxAround(this.board?.laid ?? [])
    return { row: (box.top + box.bottom) / 2, col: (box.left + box.right) / 2 }
  }

  /** What somebody reads who has to wait for the others. */
  waitText(): string {
    return t(this.board?.state === 'stopped' ? 'table-do-stopped' : 'table-do-wait')
  }

  /** How it ended, for whoever listens. The reason is the table's: in company each hears of their own orchard. */
  private endText({ seat, view, outcome }: Snapshot): string {
    if (view.boards.length === 1) return t(`orchard-end-${outcome?.reason}`)
    if (seat === null) return t('table-do-over')
    return t(this.board?.state === 'stopped' ? 'orchard-end-nothing-fits' : 'orchard-end-all-placed')
  }

  diePrompt(): string {
    const fruit = this.dieFruit()
    return t('table-die-prompt', { fruit: fruit ? t(`orchard-${fruit}`) : '', count: this.dice.length })
  }

  /** The colour in short supply. */
  dieFruit(): Fruit | null {
    const choice = this.dice[this.dieAt]
    return choice ? (this.board?.trees.find((tree) => tree.row === choice[1] && tree.col === choice[2])?.fruit ?? null) : null
  }

  private sayDie(): void {
    const choice = this.dice[this.dieAt]
    if (choice) this.said = t('table-die-at', { row: choice[1], column: choice[2], at: this.dieAt + 1, count: this.dice.length })
  }

  private allowed(placements: Placement[]): Placement[] {
    if (this.only === null) return placements
    return placements.filter(([, card, turn, row, col]) => write({ card, turn, row, col }) === this.only)
  }

  private placementAt(ghost: Ghost | null): Placement | null {
    if (!ghost) return null
    return this.placements.find(
      ([, card, turn, row, col]) => card === ghost.card && turn === ghost.turn && row === ghost.row && col === ghost.col,
    ) ?? null
  }

  private reachOf(): Box {
    const laid = this.board?.laid ?? []
    const reached = (this.snapshot?.offers.placements ?? []).map(([, , turn, row, col]) => ({ turn, row, col }))
    return boxAround([...laid, ...reached])
  }
}
