/**
 * One person at a table of Clustered: what the server told, which card is in hand, where its ghost lies, what is to go.
 * What fits and what is met comes from the offers and from the server's answers to `why`; no rule stands here.
 */
import type { Frame } from '../../lib/camera'
import type { Desk } from '../../lib/desk.svelte'
import { nearestSpot, type Spot } from '../../lib/drag'
import { t } from '../../lib/fluent'
import type { Step } from '../../lib/protocol'
import type { ClusteredView, Misfit, Offers, Placement, Player, Score } from '../../lib/protocol/clustered'
import { play } from '../../lib/sound'
import { Table } from '../../lib/table.svelte'
import { nameOf, read, write } from './cards'
import { boxAround, cellsOf, laidAt, middleOf, playerOf, type Cell, type Ghost } from './grid'
import { capital, ghostText, misfitText, stepText } from './sentences'

/** What a person may do now: lay, discard because nothing fits, take cards out of a hand that is too large, or none of it. */
export type Mode = 'play' | 'discard' | 'trim' | 'wait' | 'over' | 'watch'

export class ClusteredTable extends Table<ClusteredView, Offers, Score> {
  /** What was laid since one's own last move. */
  fresh = $state.raw<Cell[]>([])

  /** Which card of the hand is chosen, and where its ghost is. */
  chosenAt = $state<number | null>(null)
  cell = $state.raw<Cell | null>(null)
  /** The ghost follows a hovering mouse: it goes when the mouse goes. */
  hovering = $state(false)
  /** Which cards of the hand are to go. */
  picks = $state.raw<number[]>([])
  /** What the pointer rests on while no card can be laid there. */
  pointed = $state('')
  /** What the others are called, once it is known. */
  names = $state.raw<readonly string[]>([])
  /** The colour of each seat. */
  colours = $state.raw<readonly number[]>([])

  readonly view: ClusteredView | null = $derived(this.snapshot?.view ?? null)
  readonly offers: Offers | null = $derived(this.snapshot?.offers ?? null)
  readonly me: Player | null = $derived(this.view && this.snapshot?.seat !== null ? playerOf(this.view, this.snapshot?.seat ?? null) : null)
  readonly hand: number[] = $derived(this.view?.hand ?? [])
  readonly colour: number = $derived(this.colourOf(this.snapshot?.seat ?? 0))
  readonly placements: Placement[] = $derived(this.allowed(this.offers?.placements ?? []))
  readonly trim: number = $derived(this.offers?.trim ?? 0)
  readonly mode: Mode = $derived(this.modeOf())
  readonly mayChoose: boolean = $derived(['play', 'discard', 'trim'].includes(this.mode))
  readonly chosen: number | null = $derived(this.chosenAt === null ? null : (this.hand[this.chosenAt] ?? null))
  /** Where the chosen card may lie. */
  readonly spots: Placement[] = $derived(this.placements.filter(([, card]) => card === this.chosen))
  readonly placement: Placement | null = $derived(this.placementAt(this.cell))
  readonly ghost: Ghost | null = $derived(this.ghostOf())
  /** The picked cards are as many as must go. */
  readonly mayThrow: boolean = $derived(this.picks.length === this.toThrow)
  /** Cards on the table and everything that can be reached from the hand. */
  readonly reach: Frame = $derived(this.reachOf())
  readonly prompt: string = $derived(this.promptOf())

  /** The table before the last steps. */
  private last: ClusteredView | null = null

  constructor(desk: Desk) {
    super(desk)
    this.open()
  }

  /** What a seat is called; null for one's own. */
  readonly naming = (seat: number): string | null => {
    if (seat === this.snapshot?.seat) return null
    return this.names[seat] || t('clustered-seat', { seat: seat + 1 })
  }

  colourOf(seat: number): number {
    return this.colours[seat] ?? seat
  }

  private get toThrow(): number {
    return this.mode === 'trim' ? this.trim : this.mode === 'discard' ? 1 : 0
  }

  // What the person does

  choose(at: number | null): void {
    if (at !== null && (!this.mayChoose || this.hand[at] === undefined)) return
    if (at !== null && this.mode !== 'play') {
      this.pick(at)
      return
    }
    if (at !== this.chosenAt) this.cell = null
    this.chosenAt = at
    this.refusal = null
    this.pointed = ''
    if (this.chosen !== null) this.said = t('clustered-said-chosen', { card: nameOf(this.chosen), count: this.spots.length })
  }

  /** Marks a card to go, or lets it stay. The oldest pick yields when there are too many. */
  private pick(at: number): void {
    const kept = this.picks.filter((each) => each !== at)
    this.picks = kept.length < this.picks.length ? kept : [...kept, at].slice(-this.toThrow)
    this.refusal = null
    const chosen = this.picks.map((each) => nameOf(this.hand[each]!)).join(', ')
    const more = this.toThrow - this.picks.length
    this.said = [chosen && capital(`${chosen}.`), more > 0 ? t('clustered-do-trim-more', { count: more }) : ''].filter(Boolean).join(' ')
  }

  /** Discards what was picked: of two the lower first, as every choice has one name (9.c). */
  throwPicked(): void {
    if (!this.mayThrow || this.sending || !this.offers) return
    const offered = [...this.offers.discards, ...this.offers.later]
    const cards = this.picks.map((at) => this.hand[at]!).sort((a, b) => a - b)
    const actions = cards.flatMap((card) => offered.find((each) => each[1] === card)?.[0] ?? [])
    if (actions.length === cards.length) this.send(actions)
  }

  /** Puts the ghost of the chosen card there; asks why if nothing is known of the cell. */
  show(cell: Cell | null, hovering: boolean): void {
    this.hovering = hovering
    if (cell === null || this.chosen === null) {
      this.cell = null
      this.leaveOff()
      return
    }
    this.pointed = ''
    if (this.cell?.row === cell.row && this.cell.col === cell.col) return
    this.cell = { row: cell.row, col: cell.col }
    this.leaveOff()
    const { ghost } = this
    const laid = this.view?.laid ?? []
    if (ghost?.meets) this.said = ghost.legal ? ghostText(ghost.card, cell, ghost.meets, ghost.gain, laid) : misfitText(cell, ghost.meets, laid)
    else this.askWhy()
  }

  /** The pointer rests on a cell where no card is being laid: says what lies there. */
  point(cell: Cell | null): void {
    const there = cell && this.view ? laidAt(this.view.laid, cell) : null
    if (!there) {
      this.pointed = ''
      return
    }
    const [card, seat] = there
    const name = seat === null ? null : this.naming(seat)
    this.pointed = capital(
      seat === null ? nameOf(card) : name === null ? t('clustered-card-yours', { card: nameOf(card) }) : t('clustered-card-of', { card: nameOf(card), name }),
    )
  }

  /** Shows the ghost at the legal cell nearest to one's own cards, or to a point. */
  showNearest(from?: Spot): void {
    const laid = this.view?.laid ?? []
    const own = laid.filter(([, seat]) => seat === this.snapshot?.seat)
    const middle = from ?? middleOf(cellsOf(own.length > 0 ? own : laid))
    const best = Math.max(...this.spots.map((spot) => spot[4]))
    const spot = nearestSpot(middle, this.spots.filter((each) => each[4] === best).map(([, , row, col]) => ({ row, col })))
    this.show(spot ?? middle, false)
  }

  /** The ghost goes one cell further, within reach. */
  step(rows: number, cols: number): void {
    if (this.chosen === null) return
    if (!this.cell) {
      this.showNearest()
      return
    }
    const { reach } = this
    const row = Math.min(reach.bottom, Math.max(reach.top - 1, this.cell.row + rows))
    const col = Math.min(reach.right, Math.max(reach.left - 1, this.cell.col + cols))
    this.show({ row, col }, false)
  }

  /** The next legal cell in reading order, and round again. */
  nextSpot(by: 1 | -1): void {
    if (this.chosenAt === null) this.choose(this.hand.findIndex((card) => this.placements.some((each) => each[1] === card)))
    const spots = [...this.spots].sort((a, b) => a[2] - b[2] || a[3] - b[3])
    if (spots.length === 0) return
    const here = this.placement ? spots.indexOf(this.placement) : by > 0 ? -1 : 0
    const [, , row, col] = spots[(here + by + spots.length) % spots.length]!
    this.show({ row, col }, false)
  }

  /** Lays the card where its ghost is. True if it was sent. */
  lay(): boolean {
    if (this.sending) return false
    if (this.placement) {
      this.send([this.placement[0]])
      return true
    }
    if (this.cell) {
      if (!this.ghost?.meets) this.askWhy(true)
      play('no')
    }
    return false
  }

  /** Back one step: ghost, then choice. */
  cancel(): void {
    this.picks = []
    if (this.cell) this.show(null, false)
    else this.choose(null)
  }

  // What the server says

  protected settle(): void {
    this.last ??= this.view
    this.picks = []
    this.pointed = ''
    this.cell = null
    this.hovering = false
    this.chosenAt = null
    this.follow(this.news)
  }

  private follow(steps: Step[]): void {
    for (const step of steps) {
      const deed = step.seat === null ? null : read(step.text)
      if (deed?.kind === 'undo') this.fresh = []
      if (deed?.kind !== 'lay') continue
      const cell = { row: deed.row, col: deed.col }
      this.fresh = step.seat === this.snapshot?.seat ? [cell] : [...this.fresh, cell]
    }
  }

  protected sentences(steps: Step[]): string[] {
    const { view, snapshot } = this
    if (!view || !snapshot) return []
    const sentences = steps.map((step) => stepText(step, view, snapshot.seat, this.naming)).filter(Boolean)
    sentences.push(...this.bonusTexts())
    if (snapshot.outcome) sentences.push(t('clustered-end-all-played'))
    else if (this.mode === 'trim' || this.mode === 'discard') sentences.push(this.prompt)
    else if (view.turn !== this.last?.turn && view.turn !== null && view.players.length > 1) {
      const name = this.naming(view.turn)
      sentences.push(name === null ? t('clustered-said-turn-you') : t('clustered-said-turn', { name }))
    }
    this.last = view
    return sentences
  }

  private bonusTexts(): string[] {
    return (this.view?.bonuses ?? []).flatMap(([name, holder], k) => {
      if (this.last?.bonuses[k]?.[1] === holder) return []
      const bonus = t(`clustered-bonus-${name}`)
      if (holder === null) return [t('clustered-said-bonus-free', { bonus })]
      const who = this.naming(holder)
      return [who === null ? t('clustered-said-bonus-you', { bonus }) : t('clustered-said-bonus', { bonus, name: who })]
    })
  }

  protected sound(steps: Step[]): void {
    let delay = 0
    for (const { text } of steps) {
      const kind = read(text)?.kind
      if (kind === 'lay') play('lay', delay)
      else if (kind === 'undo') play('lift', delay)
      else if (kind === 'discard') play('turn', delay)
      else if (kind === 'draw' && text !== 'card') play('draw', delay + 60)
      delay += kind === 'draw' ? 30 : 90
    }
    if (this.snapshot?.outcome) play('end', delay + 200)
  }

  private promptOf(): string {
    const { mode, view } = this
    if (mode === 'watch') return t('table-watching')
    if (mode === 'over') return t('clustered-do-over')
    if (mode === 'discard') return t('clustered-do-discard')
    if (mode === 'trim') {
      const more = this.trim - this.picks.length
      return this.picks.length > 0 && more > 0 ? t('clustered-do-trim-more', { count: more }) : t('clustered-do-trim', { count: this.trim })
    }
    if (mode === 'play') {
      return this.chosen === null ? t('clustered-do-choose') : t('clustered-do-place', { card: nameOf(this.chosen), count: this.spots.length })
    }
    if (this.me?.state === 'finished') return t('clustered-do-finished')
    if (view?.turn === null || view?.turn === undefined) return t('clustered-do-trim-wait')
    return t('clustered-do-wait', { name: this.naming(view.turn) ?? t('clustered-you') })
  }

  private modeOf(): Mode {
    const { snapshot } = this
    if (!snapshot || snapshot.outcome) return 'over'
    if (snapshot.seat === null) return 'watch'
    if (snapshot.offers.trim > 0) return 'trim'
    if (snapshot.offers.placements.length > 0) return 'play'
    return snapshot.offers.discards.length > 0 ? 'discard' : 'wait'
  }

  protected aimed(): string | null {
    return this.cell && this.chosen !== null ? write(this.chosen, this.cell.row, this.cell.col) : null
  }

  protected aimedName(): string {
    return this.cell ? capital(t('clustered-place', { row: this.cell.row, column: this.cell.col })) : ''
  }

  private allowed(placements: Placement[]): Placement[] {
    if (this.only === null) return placements
    return placements.filter(([, card, row, col]) => write(card, row, col) === this.only)
  }

  private placementAt(cell: Cell | null): Placement | null {
    if (!cell) return null
    return this.spots.find(([, , row, col]) => row === cell.row && col === cell.col) ?? null
  }

  private misfitAt(cell: Cell): Misfit | null {
    return this.offers?.misfits.find(([card, row, col]) => card === this.chosen && row === cell.row && col === cell.col) ?? null
  }

  private ghostOf(): Ghost | null {
    const { cell, chosen } = this
    if (!cell || chosen === null) return null
    const fits = this.placement
    if (fits) return { card: chosen, ...cell, meets: fits[5], legal: true, gain: fits[4] }
    return { card: chosen, ...cell, meets: this.misfitAt(cell)?.[3] ?? null, legal: false, gain: 0 }
  }

  private reachOf(): Frame {
    const reached = (this.offers?.placements ?? []).map(([, , row, col]) => ({ row, col }))
    return boxAround([...cellsOf(this.view?.laid ?? []), ...reached])
  }
}
