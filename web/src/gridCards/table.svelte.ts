/**
 * One person at a table where cards of trees are turned and laid over each other: which card is in hand, how it is turned,
 * where its ghost lies, and which cell of several is answered with. What lies on the cells is a game's own affair.
 */
import { SvelteMap } from 'svelte/reactivity'
import type { Spot } from '../table/drag'
import { ofGame, t } from '../i18n/fluent'
import { PlacementTable, type Ghost } from '../table/PlacementInput.svelte'
import type { Score, Snapshot, Step } from '../net/protocol'
import { play } from '../ui/sound'
import { boardOf, boxAround, colsOf, quarter, rowsOf, write, type Box, type Laid, type Placement } from './grid'
import { placeName, turnName } from './sentences'

export type Mood = 'playing' | 'choosing' | 'waiting' | 'stopped' | 'finished'

/** What the boards of such games have in common. */
export interface GridCardsBoard {
  seat: number
  laid: Laid[]
  hand: number[]
  score: Score
  state: Mood
}

export interface GridCardsView<Board extends GridCardsBoard> {
  boards: Board[]
  unseen: number[]
  to_draw: number
}

/** A cell that may be answered with, and the action that does. */
export type Ask = readonly [action: number, row: number, col: number, ...more: unknown[]]

/** What hand, controls and notice need of a table, whatever grows on its cards. */
export interface AnyGridCards extends Pick<
  PlacementTable,
  'hello' | 'news' | 'chosen' | 'ghost' | 'mayChoose' | 'sending' | 'refusal' | 'canTurn'
> {
  readonly snapshot: Snapshot | null
  readonly hand: readonly number[]
  readonly choosing: boolean
  readonly waiting: boolean
  readonly placement: Placement | null
  readonly turn: number
  readonly spots: readonly Placement[]
  turnBy: (by: 1 | -1, card?: number) => void
  turnOf: (card: number) => number
  cancel: () => void
  undo: () => void
  lay: () => boolean
  giveAnswer: () => void
  answerText: () => string
  prompt: () => string
  waitText: () => string
}

export abstract class GridCardsTable<
  Word extends string,
  Board extends GridCardsBoard,
  View extends GridCardsView<Board>,
  Offers extends { placements: Placement[] },
  Points extends Score,
> extends PlacementTable<View, Offers, Points> {
  askAt = $state(0)
  readonly turns = new SvelteMap<number, number>()

  /** What others laid in the round that closed is told over the table, not on this board. */
  protected override readonly tellsOthers = false
  override readonly canTurn = true

  /** The cells of which one is asked for, instead of a card. */
  abstract readonly asks: readonly Ask[]

  readonly board: Board | null = $derived(boardOf(this.snapshot))
  readonly placements: Placement[] = $derived(this.allowed(this.snapshot?.offers.placements ?? []))
  readonly choosing = $derived.by(() => this.asks.length > 0)
  readonly ask: Ask | null = $derived.by(() => this.asks[this.askAt] ?? null)
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
  /** What lies and everything that can be reached from the hand. */
  readonly reach: Box = $derived(this.reachOf())

  faceOf(card: number): Word[] {
    return (this.hello?.deck.cards[card - 1] ?? []) as Word[]
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
      this.said = t('table-said-turned', { card, turn: turnName(this.turnOf(card)), count: this.spots.length })
      return
    }
    const row = ghost.row + Math.trunc((rowsOf(ghost.turn) - rowsOf(ghost.turn + 1)) / 2)
    const col = ghost.col + Math.trunc((colsOf(ghost.turn) - colsOf(ghost.turn + 1)) / 2)
    this.show({ row, col }, false)
  }

  /** Answers with the cell that is pointed at. */
  giveAnswer(): void {
    if (this.ask) this.playAction(this.ask[0])
  }

  pickAnswer(row: number, col: number): void {
    const at = this.asks.findIndex(([, r, c]) => r === row && c === col)
    if (at >= 0) this.askAt = at
    this.sayAnswer()
  }

  stepAnswer(by: 1 | -1): void {
    if (!this.choosing) return
    this.askAt = (this.askAt + by + this.asks.length) % this.asks.length
    this.sayAnswer()
  }

  /** What is asked, in a sentence; empty when nothing is. */
  abstract prompt(): string

  /** What the button says that asks. */
  abstract answerText(): string

  /** What somebody reads who has to wait for the others. */
  waitText(): string {
    return this.board?.state === 'stopped' ? ofGame(this.game, 'table-do-stopped') : t('table-do-wait')
  }

  // What the table tells

  protected get game(): string {
    return this.hello?.game ?? ''
  }

  /** One event of the table; empty when there is nothing to say. */
  protected abstract sentence(step: Step, board: Board): string

  protected override settle(): void {
    const { hand } = this
    this.askAt = 0
    this.drop()
    if (this.chosen !== null && !hand.includes(this.chosen)) this.chosen = null
    if (!this.mayChoose) this.chosen = null
    else if (hand.length === 1 && !this.snapshot?.outcome) this.chosen = hand[0]!
  }

  protected override sentences(steps: Step[]): string[] {
    const board = this.board
    if (!board) return []
    const sentences = steps.map((step) => this.sentence(step, board)).filter(Boolean)
    if (this.choosing) sentences.push(this.prompt())
    if (this.waiting && !this.snapshot?.outcome) sentences.push(this.waitText())
    if (this.snapshot?.outcome) sentences.push(this.endText(this.snapshot))
    return sentences
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

  protected override facing(): number {
    return quarter(this.turn)
  }

  protected override middle(): Spot {
    const box = boxAround(this.board?.laid ?? [])
    return { row: (box.top + box.bottom) / 2, col: (box.left + box.right) / 2 }
  }

  /** How it ended, for whoever listens. The reason is the table's: in company each hears of their own board. */
  protected endText({ seat, view, outcome }: Snapshot<View, Offers, Points>): string {
    if (view.boards.length === 1) return t(`${this.game}-end-${outcome?.reason}`)
    if (seat === null) return t('table-do-over')
    return t(`${this.game}-end-${this.board?.state === 'stopped' ? 'nothing-fits' : 'all-placed'}`)
  }

  /** Which cell is pointed at. */
  protected askText(): string {
    const [, row, column] = this.ask!
    return t('table-die-at', { row, column, at: this.askAt + 1, count: this.asks.length })
  }

  private sayAnswer(): void {
    if (this.ask) this.said = this.askText()
  }

  private allowed(placements: Placement[]): Placement[] {
    if (this.only === null) return placements
    return placements.filter(([, card, turn, row, col]) => write({ card, turn, row, col }) === this.only)
  }

  private placementAt(ghost: Ghost | null): Placement | null {
    if (!ghost) return null
    return (
      this.placements.find(
        ([, card, turn, row, col]) =>
          card === ghost.card && turn === ghost.turn && row === ghost.row && col === ghost.col,
      ) ?? null
    )
  }

  private reachOf(): Box {
    const laid = this.board?.laid ?? []
    const reached = (this.snapshot?.offers.placements ?? []).map(([, , turn, row, col]) => ({ turn, row, col }))
    return boxAround([...laid, ...reached])
  }
}
