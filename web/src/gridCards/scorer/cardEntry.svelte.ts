/**
 * Entering the cards of one player in playing order: which card is being laid, moved or corrected, and the table that
 * shows it. Legality, points and choices come from counts of the sheet.
 */
import { tick } from 'svelte'
import { t } from '../../i18n/fluent'
import type { MatchClient } from '../../net/MatchClient.svelte'
import type { Fault, Snapshot, Step, TableCount } from '../../net/protocol'
import { Refusal } from '../../net/Refusal'
import { placeText } from '../../table/places'
import { cellsOf, quarter, read, write, type Cell, type Laid } from '../grid'
import type { AnyGridCards } from '../table.svelte'
import type { GridCardsBoard, GridCardsOffers, GridCardsView } from '../view'
import { alone, cardsOf, withCards, type EnteredCard, type GridSheet } from './sheet'
import { SheetHost, type Reason } from './sheetHost'

/** Milliseconds until a count that was refused as too fast is asked for again. */
const LATER = 1_000

export type GridCount = TableCount<GridCardsView<GridCardsBoard>>

/** What a game gives this entry. */
export interface CardEntryWords<Table extends AnyGridCards> {
  game: string
  makeTable: (client: MatchClient) => Table
  /** The offers without any. */
  noOffers: GridCardsOffers
  /** The board without the die that a count has assumed on a cell. */
  withoutAssumed: (board: GridCardsBoard, cell: Cell, offers: GridCardsOffers) => GridCardsBoard
}

export interface CardEntryProps<Sheet extends GridSheet> {
  sheet: () => Sheet
  seat: () => number
  ask: (sheet: Sheet) => Promise<GridCount>
  onchange: (sheet: Sheet) => void
}

/** A laid card that is laid again, or whose choices are made again, on the table as it was then. */
interface Edited {
  at: number
  kind: 'place' | 'choices'
  choices: [number, number][]
}

export class CardEntry<Table extends AnyGridCards, Sheet extends GridSheet> {
  table = $state.raw<Table | null>(null)
  /** The count of what the table shows. */
  count = $state.raw<GridCount | null>(null)
  /** The laid card that is chosen, by its place in the order. */
  picked = $state<number | null>(null)
  /** Whether the next number of the pad replaces that of the chosen card. */
  renumbers = $state(false)
  edited = $state.raw<Edited | null>(null)
  /** The card that is about to be laid. */
  next = $state<number | null>(null)
  error = $state.raw<unknown>(null)
  /** Whether the last count failed because nobody counts: there is no network, and no engine on this device. */
  readonly isNotReached: boolean = $derived(this.error instanceof Refusal && this.error.status === 0)

  private host: SheetHost | null = null
  private asks = 0
  private shownKey = ''
  private version = 0
  private steps: Step[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly words: CardEntryWords<Table>,
    private readonly props: CardEntryProps<Sheet>,
  ) {}

  readonly cards: readonly EnteredCard[] = $derived.by(() => cardsOf(this.props.sheet(), this.props.seat()))
  /** The cards that lie on the shown table. */
  readonly shown: readonly EnteredCard[] = $derived.by(() => {
    const { edited, cards } = this
    if (!edited) return cards
    const before = cards.slice(0, edited.at)
    return edited.kind === 'place' ? before : [...before, { ...cards[edited.at]!, choices: edited.choices }]
  })
  readonly faults: readonly Fault[] = $derived(this.count?.faults ?? [])
  readonly isFull: boolean = $derived.by(() => {
    const most = this.count?.view?.cards_per_game
    return most !== undefined && this.cards.length >= most && this.edited === null
  })

  close(): void {
    clearTimeout(this.timer)
    this.asks += 1
    this.table?.controller.close()
    this.host?.client.close()
  }

  /** Counts what is to be shown, and shows it; called whenever that changes. */
  async refresh(): Promise<void> {
    clearTimeout(this.timer)
    const number = ++this.asks
    const { shown, next, edited } = this
    const sheet = alone(this.props.sheet(), shown)
    if (next !== null) sheet.players[0]!.next = next
    try {
      const count = await this.props.ask(sheet)
      if (number !== this.asks) return
      this.error = null
      this.show(count, JSON.stringify([shown, edited]))
    } catch (error) {
      if (number !== this.asks) return
      if (error instanceof Refusal && error.status === 429) this.timer = setTimeout(() => void this.refresh(), LATER)
      else {
        this.error = error
        this.edited = null // the table as it was then is not known
      }
    }
  }

  /** Chooses a number of the pad. `byKey`: whether to aim at a place at once. */
  async choose(card: number, byKey: boolean): Promise<void> {
    const { picked, cards } = this
    if (this.renumbers && picked !== null) {
      this.put(cards.map((each, k) => (k === picked ? { ...each, card, choices: [] } : each)))
      this.renumbers = false
      return
    }
    if (this.isFull) return
    this.picked = null
    if (cards.length === 0) {
      this.steps = [this.step(String(card), null)]
      this.put([{ card, turn: 0, row: 0, col: 0 }])
      return
    }
    await this.offer(card)
    if (!this.table) this.next = null
    this.table?.input.choose(card)
    if (byKey) this.table?.input.showNearest()
    if (this.isNotReached) this.say(t('scorer-not-checked'))
  }

  /** Takes up a laid card, to lay it elsewhere or turned: on the table as it lay before. */
  async takeUp(at: number): Promise<void> {
    const { card, turn, row, col } = this.cards[at]!
    this.edited = { at, kind: 'place', choices: [] }
    await this.offer(card)
    const { table } = this
    if (!this.edited) this.next = null
    if (!table || !this.edited) return
    table.input.choose(card)
    while (quarter(table.turnOf(card)) !== turn) table.turnBy(1, card)
    table.input.show({ row, col }, false)
  }

  /** Asks again where the dice went that were short for a card. */
  askChoices(at: number): void {
    this.edited = { at, kind: 'choices', choices: [] }
    this.picked = null
  }

  takeBack(at: number): void {
    const { card } = this.cards[at]!
    this.picked = null
    this.put(this.cards.filter((_, k) => k !== at))
    this.say(t('scorer-said-back', { card }))
  }

  /** Gives up what was begun: the card in hand, then the correction, then the chosen card. */
  cancel(): void {
    const input = this.table?.input
    if (input?.choice != null && this.edited === null) input.cancel()
    else if (this.edited) {
      this.edited = null
      input?.choose(null)
    } else if (this.renumbers) this.renumbers = false
    else this.picked = null
  }

  /** Chooses the laid card that is on top of a cell. */
  pickAt(cell: Cell): void {
    const at = this.shown.findLastIndex(({ turn, row, col }) =>
      cellsOf(turn, row, col).some((each) => each.row === cell.row && each.col === cell.col),
    )
    this.pick(at < 0 ? null : at)
  }

  pick(at: number | null): void {
    this.renumbers = false
    this.picked = at === this.picked ? null : at
    if (this.picked !== null) this.say(this.nameOf(this.picked))
  }

  /** A laid card in words. */
  nameOf(at: number): string {
    const card = this.cards[at]!
    return t('scorer-card-at', { card: card.card, at: at + 1, place: placeText(card) })
  }

  /** Lays the card in hand where the rules do not allow it. */
  layAnyway(): void {
    const ghost = this.table?.input.ghost
    if (ghost) this.lay(ghost)
  }

  private async offer(card: number): Promise<void> {
    if (this.next !== card) {
      this.next = card
      await tick()
    }
    await this.refresh()
  }

  private show(count: GridCount, key: string): void {
    const before = this.count?.players[0]?.total ?? 0
    this.count = count
    this.openTable(count)
    if (key !== this.shownKey) this.version += 1
    this.shownKey = key
    const gain = (count.players[0]?.total ?? 0) - before
    const steps = this.steps.map((step) => ({ ...step, gain, version: this.version }))
    this.steps = []
    this.host?.show(this.snapshotOf(count), steps)
    if (this.edited?.kind === 'choices' && !this.table?.choosing) this.endChoices()
  }

  private snapshotOf(count: GridCount): Snapshot {
    const offers = (count.offers as GridCardsOffers | null) ?? this.words.noOffers
    const view = count.view!
    let board = view.boards[0]!
    // What is chosen now is not assumed.
    const open = count.assumed.find(({ at }) => at === this.shown.length - 1)
    if (open && offers.placements.length === 0) {
      const [row, col] = open.place.split(',').map(Number) as [number, number]
      board = this.words.withoutAssumed(board, { row, col }, offers)
    }
    const isOpen = this.edited !== null || !this.isFull
    const hand = this.edited?.kind === 'place' ? [this.cards[this.edited.at]!.card] : isOpen ? this.left(count) : []
    board = { ...board, hand, state: 'playing' } // also when all cards lie: nobody waits for others
    return {
      version: this.version,
      seat: 0,
      view: { ...view, boards: [board] },
      offers,
      can_undo: false,
      outcome: null,
    }
  }

  private left({ view }: GridCount): number[] {
    return view!.unseen.filter((card) => !this.cards.some((each) => each.card === card))
  }

  private openTable({ faces }: GridCount): void {
    if (this.table) return
    const words = { play: (action: number) => this.play(action), why: (text: string) => this.why(text) }
    const deck = { version: '', cards: faces, name: '', recipes: [] }
    this.host = new SheetHost(words, { game: this.words.game, deck })
    this.table = this.words.makeTable(this.host.client)
  }

  private play(action: number): void {
    const { table } = this
    const placement = table?.placements.find(([number]) => number === action)
    if (placement) {
      const [, card, turn, row, col, , effects] = placement
      this.lay({ card, turn, row, col }, effects)
      return
    }
    const ask = table?.asks.find((each) => each.action === action)
    if (!ask) return
    this.steps = [this.step(`die ${ask.row},${ask.col}`, null)]
    const { edited, cards } = this
    if (edited) this.edited = { ...edited, choices: [...edited.choices, [ask.row, ask.col]] }
    else {
      const last = cards.at(-1)!
      this.put([...cards.slice(0, -1), { ...last, choices: [...(last.choices ?? []), [ask.row, ask.col]] }])
    }
  }

  private lay(laid: Laid, effects: number[] | null = null): void {
    const { edited, cards } = this
    const entered = { card: laid.card, turn: quarter(laid.turn), row: laid.row, col: laid.col }
    this.steps = [this.step(write(entered), effects)]
    this.next = null
    this.edited = null
    this.picked = null
    this.table?.input.drop()
    if (this.table) this.table.input.choice = null
    this.put(edited ? cards.map((each, k) => (k === edited.at ? entered : each)) : [...cards, entered])
  }

  private endChoices(): void {
    const { edited, cards } = this
    this.edited = null
    if (edited) this.put(cards.map((each, k) => (k === edited.at ? { ...each, choices: edited.choices } : each)))
  }

  private async why(text: string): Promise<Reason | null> {
    const move = read(text)
    if (move?.kind !== 'card') return null
    const { card, turn, row, col } = move.laid
    const at = this.shown.length
    const sheet = alone(this.props.sheet(), [...this.shown, { card, turn, row, col }])
    const count = await this.props.ask(sheet).catch(() => null)
    return count?.faults.find((fault) => fault.at === at) ?? null
  }

  private put(cards: readonly EnteredCard[]): void {
    this.props.onchange(withCards(this.props.sheet(), this.props.seat(), cards))
  }

  private say(text: string): void {
    if (this.table) this.table.controller.announcement = text
  }

  private step(text: string, effects: number[] | null): Step {
    return { version: 0, seat: /^\d+$/.test(text) ? null : 0, text, gain: 0, effects }
  }
}
