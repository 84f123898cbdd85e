/**
 * One person at a table where cards of six cells are rotated and laid over each other: the rotation of each card of the
 * hand, its legal positions, and the choice of a cell. The game defines what is on the cells.
 */
import { SvelteMap } from 'svelte/reactivity'
import { ofGame, t } from '../i18n/fluent'
import type { MatchClient } from '../net/MatchClient.svelte'
import type { Score, Snapshot, Step } from '../net/protocol'
import type { Spot } from '../table/drag'
import { PlacementInput, type Ghost } from '../table/PlacementInput.svelte'
import { placeText } from '../table/places'
import { TableController } from '../table/TableController.svelte'
import { signed } from '../ui/numbers'
import { play, type Sound } from '../ui/sound'
import { cellText, type CellNames } from './cells'
import {
  boardOf,
  boxAround,
  cellAsked,
  colsOf,
  quarter,
  read,
  rowsOf,
  write,
  type Box,
  type Cell,
  type Placement,
} from './grid'
import { ghostSentence, placeName, turnName } from './sentences'
import type { Ask, GridCardsBoard, GridCardsOffers, GridCardsView } from './view'

/** What a game gives this table. */
export interface GridCardsWords<Word, Board, Offers, Fruit extends string, Outlook> {
  /** The cells from which the person must choose one, instead of a card. */
  asks: (offers: Offers, board: Board) => Ask<Fruit>[]
  prompt: (asks: readonly Ask<Fruit>[]) => string
  answerText: (asks: readonly Ask<Fruit>[]) => string
  /** The text of the hovered or focused cell. */
  askText?: (ask: Ask<Fruit>, at: number, asks: readonly Ask<Fruit>[]) => string
  /** One step in words; "" if it needs no words. */
  sentence: (step: Step, board: Board) => string
  /** The sound of a step, how many dice it brought, and whether something bad happened. */
  soundOf: (step: Step) => { sound: Sound | undefined; dice: number; alarm: boolean }
  outlook: (placement: Placement, face: readonly Word[], board: Board) => Outlook
  /** The outcome of a placement in words, for the line over the hand, the list of moves, or screen readers. */
  parts: (outlook: Outlook, place: 'line' | 'list' | 'announcement') => string[]
  moveText?: (ask: Ask<Fruit>) => string
}

export class GridCardsTable<
  Word extends string,
  Board extends GridCardsBoard,
  View extends GridCardsView<Board>,
  Offers extends GridCardsOffers,
  Points extends Score,
  Fruit extends string,
  Outlook,
> {
  readonly controller: TableController<View, Offers, Points> = new TableController<View, Offers, Points>({
    aimed: () => (this.input.ghost ? write(this.input.ghost) : null),
    aimedName: () => (this.input.ghost ? placeName(this.input.ghost.turn, this.input.ghost) : ''),
    aiming: () => this.input.ghost !== null,
    aimAt: ([move = '']) => this.aimAt(move),
    settle: () => this.settle(),
    sentences: (steps) => this.sentences(steps),
    sound: (steps) => this.sound(steps),
    // The moves of others are shown and announced over the table.
    announcesOthers: false,
  })
  readonly input: PlacementInput = new PlacementInput(this.controller, {
    choices: () => this.hand,
    mayChoose: () => !this.choosing && !this.waiting && this.controller.snapshot?.seat !== null,
    places: () => this.places,
    size: () => ({ rows: rowsOf(this.turn), cols: colsOf(this.turn) }),
    placement: () => this.placement,
    reach: () => this.reach,
    middle: () => this.middle(),
    chosenText: () => t('table-said-chosen', { card: this.input.choice!, count: this.spots.length }),
    chooseText: () => this.chooseText,
    ghostText: () =>
      this.placement ? ghostSentence(this.placement, this.partsOf(this.placement, 'announcement')) : '',
    facing: () => quarter(this.turn),
    turnBy: (by) => this.turnBy(by),
  })

  /** The index in `asks` of the cell that is aimed at. */
  askAt = $state(0)
  private readonly turns = new SvelteMap<number, number>()

  readonly board: Board | null = $derived(boardOf(this.controller.snapshot))
  readonly placements: Placement[] = $derived.by(() => this.allowed())
  readonly asks: readonly Ask<Fruit>[] = $derived.by(() => {
    const offers = this.controller.snapshot?.offers
    return offers && this.board ? this.words.asks(offers, this.board) : []
  })
  readonly prompt: string = $derived.by(() => this.words.prompt(this.asks))
  readonly answerText: string = $derived.by(() => this.words.answerText(this.asks))
  readonly choosing: boolean = $derived(this.asks.length > 0)
  /** Whether this seat has finished the round or the game while others still play. */
  readonly waiting: boolean = $derived(['waiting', 'stopped', 'finished'].includes(this.board?.state ?? ''))
  readonly waitText: string = $derived(
    this.board?.state === 'stopped' ? ofGame(this.controller.game, 'table-do-stopped') : t('table-do-wait'),
  )
  /** The prompt while no card is chosen. */
  readonly chooseText: string = $derived.by(() => {
    const { snapshot } = this.controller
    if (snapshot?.seat === null) return t('table-watching')
    if (snapshot?.outcome) return t('table-do-over')
    return this.waiting ? this.waitText : ofGame(this.controller.game, 'table-do-choose')
  })
  readonly hand: readonly number[] = $derived(this.board?.hand ?? [])
  readonly turn: number = $derived(this.input.choice === null ? 0 : this.turnOf(this.input.choice))
  /** The legal positions of the chosen card in its present rotation. */
  readonly spots: Placement[] = $derived(
    this.placements.filter(([, card, turn]) => card === this.input.choice && turn === quarter(this.turn)),
  )
  readonly places: readonly Spot[] = $derived(this.spots.map(([, , , row, col]) => ({ row, col })))
  readonly placement: Placement | null = $derived(this.placementAt(this.input.ghost))
  readonly outlook: Outlook | null = $derived.by(() => (this.placement ? this.outlookOf(this.placement) : null))
  /** The box around the laid cards and all cells that a card of the hand can reach. */
  readonly reach: Box = $derived(
    boxAround([
      ...(this.board?.laid ?? []),
      ...(this.controller.snapshot?.offers.placements ?? []).map(([, , turn, row, col]) => ({ turn, row, col })),
    ]),
  )

  constructor(
    client: MatchClient,
    private readonly words: GridCardsWords<Word, Board, Offers, Fruit, Outlook>,
  ) {
    this.controller.open(client)
  }

  faceOf(card: number): Word[] {
    return (this.controller.hello?.deck.cards[card - 1] ?? []) as Word[]
  }

  turnOf(card: number): number {
    return this.turns.get(card) ?? 0
  }

  private aimAt(text: string): void {
    const move = read(text)
    if (move?.kind === 'card') {
      const { card, turn, row, col } = move.laid
      this.input.choose(card)
      const now = this.turnOf(card)
      this.turns.set(card, now + quarter(turn - now + 1) - 1) // the short way round
      this.input.show({ row, col }, false)
    } else {
      this.input.show(null, false)
      const cell = cellAsked(text)
      if (cell) this.pickAnswer(cell.row, cell.col)
    }
  }

  turnBy(by: 1 | -1, card = this.input.choice): void {
    if (card === null) return
    this.turns.set(card, this.turnOf(card) + by)
    play('turn')
    const { ghost } = this.input
    if (!ghost || card !== ghost.card) {
      const facts = { card, turn: turnName(this.turnOf(card)), count: this.spots.length }
      this.controller.announcement = t('table-said-turned', facts)
      return
    }
    const row = ghost.row + Math.trunc((rowsOf(ghost.turn) - rowsOf(ghost.turn + 1)) / 2)
    const col = ghost.col + Math.trunc((colsOf(ghost.turn) - colsOf(ghost.turn + 1)) / 2)
    this.input.show({ row, col }, this.input.hovering)
  }

  /** The label of a cell, for people who use the keyboard: its content, and the action that is possible there. */
  cellText(cell: Cell, names: CellNames): string {
    const here = (each: Spot): boolean => each.row === cell.row && each.col === cell.col
    const spot = this.spots.find(([, , , row, col]) => here({ row, col }))
    const fits = spot ? t('table-cell-fits', { card: spot[1], gain: signed(spot[5]) }) : ''
    const ask = this.asks.find(here)
    const move = read(this.controller.suggestion ?? '')
    const isMarked = move?.kind === 'card' && here(move.laid)
    return cellText(
      cell,
      names,
      ask ? t('table-cell-ask') : '',
      isMarked ? t('table-cell-marked-card', { card: move.laid.card, turn: turnName(move.laid.turn) }) : '',
      fits,
    )
  }

  /**
   * Called when a cell is pressed by key. The first press shows the action, a second press on the same cell does it.
   */
  press(spot: Spot): void {
    if (!this.choosing) {
      this.input.press(spot)
      return
    }
    const at = this.asks.findIndex(({ row, col }) => row === spot.row && col === spot.col)
    if (at >= 0 && at === this.askAt) this.giveAnswer()
    else this.pickAnswer(spot.row, spot.col)
  }

  /** Chooses the cell that is aimed at. */
  giveAnswer(): void {
    const ask = this.asks[this.askAt]
    if (ask) this.controller.send([ask.action])
  }

  pickAnswer(row: number, col: number): void {
    const at = this.asks.findIndex((ask) => ask.row === row && ask.col === col)
    if (at >= 0) this.askAt = at
    this.announceAnswer()
  }

  stepAnswer(by: 1 | -1): void {
    if (!this.choosing) return
    this.askAt = (this.askAt + by + this.asks.length) % this.asks.length
    this.announceAnswer()
  }

  /** The outcome of a placement, in words. */
  partsOf(placement: Placement, place: 'line' | 'list' | 'announcement'): string[] {
    const outlook = this.outlookOf(placement)
    return outlook ? this.words.parts(outlook, place) : []
  }

  moveText(ask: Ask<Fruit>): string {
    return this.words.moveText?.(ask) ?? t('table-move-die', { place: placeText(ask) })
  }

  private outlookOf(placement: Placement): Outlook | null {
    return this.board ? this.words.outlook(placement, this.faceOf(placement[1]), this.board) : null
  }

  private settle(): void {
    const { hand, input } = this
    // The actions of others do not change the chosen card, its ghost or the aimed cell.
    if (JSON.stringify(this.board) === JSON.stringify(boardOf(this.controller.before))) {
      if (input.ghost && !this.placement) this.controller.askWhy()
      return
    }
    this.askAt = 0
    input.drop()
    if (!input.mayChoose || !hand.includes(input.choice ?? 0)) input.choice = null
    if (input.mayChoose && hand.length === 1 && !this.controller.snapshot?.outcome) input.choice = hand[0]!
  }

  private sentences(steps: Step[]): string[] {
    const { board } = this
    const { snapshot } = this.controller
    if (!board) return []
    const sentences = steps.map((step) => this.words.sentence(step, board)).filter(Boolean)
    if (this.choosing) sentences.push(this.prompt)
    if (this.waiting && !snapshot?.outcome) sentences.push(this.waitText)
    if (snapshot?.outcome) sentences.push(this.endText(snapshot))
    return sentences
  }

  private sound(steps: Step[]): void {
    let delay = 0
    for (const step of steps) {
      const { sound, dice, alarm } = this.words.soundOf(step)
      if (sound) play(sound, sound === 'draw' ? delay + 60 : delay)
      for (let k = 0; k < dice; k += 1) play('die', delay + 90 + 70 * k, k)
      if (alarm) play('rotten', delay + 120)
      delay += 90 + 70 * dice
    }
    if (this.controller.snapshot?.outcome) play('end', delay + 200)
  }

  private middle(): Spot {
    const box = boxAround(this.board?.laid ?? [])
    return { row: (box.top + box.bottom) / 2, col: (box.left + box.right) / 2 }
  }

  /**
   * The text about the end of the match. The reason is about the whole table, so with several players the text is about
   * the viewer's board.
   */
  private endText({ seat, view, outcome }: Snapshot<View, Offers, Points>): string {
    const { game } = this.controller
    if (view.boards.length === 1) return t(`${game}-end-${outcome?.reason}`)
    if (seat === null) return t('table-do-over')
    return t(`${game}-end-${this.board?.state === 'stopped' ? 'nothing-fits' : 'all-placed'}`)
  }

  private announceAnswer(): void {
    const { asks, askAt } = this
    const ask = asks[askAt]
    if (!ask) return
    this.controller.announcement =
      this.words.askText?.(ask, askAt + 1, asks) ??
      t('table-die-at', { place: placeText(ask), at: askAt + 1, count: asks.length })
  }

  private allowed(): Placement[] {
    const placements = this.controller.snapshot?.offers.placements ?? []
    const { only } = this.controller
    if (only === null) return placements
    return placements.filter(([, card, turn, row, col]) => write({ card, turn, row, col }) === only)
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
}

/** A table of any of these games, as the hand, the controls and the notice expect it. */
export type AnyGridCards = Omit<
  GridCardsTable<string, GridCardsBoard, GridCardsView<GridCardsBoard>, GridCardsOffers, Score, string, unknown>,
  never
>
