/**
 * One person at a table of Clustered: which place of the hand is chosen, where its ghost lies and whom it would meet, and
 * which cards are to go. What fits and what is shared stands in the offers; no rule stands here.
 */
import type { Frame } from '../../table/camera'
import type { MatchClient } from '../../net/MatchClient.svelte'
import type { Spot } from '../../table/drag'
import { t } from '../../i18n/fluent'
import { PlacementTable } from '../../table/PlacementInput.svelte'
import { peopleOf, type People } from '../../table/matchPlayers.svelte'
import type { Step } from '../../net/protocol'
import type { ClusteredView, Offers, Placement, Player, Score } from '../../net/protocol/clustered'
import { play } from '../../ui/sound'
import { nameOf, read, write } from './cards'
import { boxAround, cellsOf, frameAround, laidAt, playerOf, type Cell, type Ghost } from './grid'
import { capital, ghostText, misfitText, stepText } from './sentences'

/** What a person may do now: lay, discard because nothing fits, take cards out of a hand that is too large, or none of it. */
export type Mode = 'play' | 'discard' | 'trim' | 'wait' | 'over' | 'watch'

export class ClusteredTable extends PlacementTable<ClusteredView, Offers, Score> {
  readonly size = { rows: 1, cols: 1 }

  /** What was laid since one's own last move. */
  fresh = $state.raw<Cell[]>([])
  /** Which places of the hand are to go. */
  picks = $state.raw<number[]>([])
  /** What the pointer rests on while no card is laid there. */
  pointed = $state('')

  readonly view: ClusteredView | null = $derived(this.snapshot?.view ?? null)
  readonly offers: Offers | null = $derived(this.snapshot?.offers ?? null)
  readonly people: People | null = $derived(peopleOf(this.hello?.match))
  readonly me: Player | null = $derived(
    this.view && this.snapshot?.seat != null ? playerOf(this.view, this.snapshot.seat) : null,
  )
  readonly hand: readonly number[] = $derived(this.view?.hand ?? [])
  readonly colour: number = $derived(this.people?.colourOf(this.snapshot?.seat ?? 0) ?? this.snapshot?.seat ?? 0)
  readonly placements: Placement[] = $derived(this.allowed(this.offers?.placements ?? []))
  readonly trim: number = $derived(this.offers?.trim ?? 0)
  readonly mode: Mode = $derived(this.modeOf())
  /** Places of the hand: it may hold two wilds. */
  readonly choices: readonly number[] = $derived(this.hand.map((_, at) => at))
  readonly mayChoose: boolean = $derived(this.mode === 'play')
  /** Cards must go, and are picked instead of chosen. */
  readonly throwing: boolean = $derived(this.mode === 'trim' || this.mode === 'discard')
  readonly mayThrow: boolean = $derived(this.throwing && this.picks.length === this.toThrow())
  /** The chosen card. */
  readonly card: number | null = $derived(this.chosen === null ? null : (this.hand[this.chosen] ?? null))
  /** Where the chosen card may lie. */
  readonly spots: Placement[] = $derived(this.spotsOf())
  readonly places: readonly Spot[] = $derived(this.spots.map(([, , row, col]) => ({ row, col })))
  readonly placement: Placement | null = $derived(this.placementAt(this.ghost))
  /** The ghost with what it would meet. */
  readonly aim: Ghost | null = $derived(this.aimOf())
  /** Cards on the table and everything that can be reached from the hand. */
  readonly reach: Frame = $derived(this.reachOf())
  /** What the window shows. */
  readonly frame: Frame = $derived(frameAround(this.reach, this.view?.table ?? null))
  readonly prompt: string = $derived(this.promptOf())

  /** The table before the last steps. */
  private last: ClusteredView | null = null

  constructor(client: MatchClient) {
    super(client)
    this.open()
  }

  /** What a seat is called; null for one's own. */
  readonly naming = (seat: number): string | null =>
    seat === this.snapshot?.seat ? null : (this.people?.nameOf(seat) ?? t('clustered-seat', { seat: seat + 1 }))

  // What the person does

  override choose(at: number | null): void {
    this.pointed = ''
    if (this.throwing && at !== null) this.pick(at)
    else super.choose(at)
  }

  override cancel(): void {
    this.pointed = ''
    if (this.picks.length > 0) this.picks = []
    else super.cancel()
  }

  override show(spot: Spot | null, hovering: boolean): void {
    if (spot !== null) this.pointed = ''
    super.show(spot, hovering)
  }

  /** The first choice is the richest: of the places that bring most, the one nearest to one's own cards. */
  override showNearest(from?: Spot): void {
    const best = Math.max(...this.spots.map(([, , , , gain]) => gain))
    const middle = this.middle()
    const rich = this.spots.filter((spot) => spot[4] === best).sort((a, b) => away(a, middle) - away(b, middle))[0]
    if (from || !rich) super.showNearest(from)
    else this.show({ row: rich[2], col: rich[3] }, false)
  }

  /** Marks a card to go, or lets it stay. The oldest pick yields when there are too many. */
  private pick(at: number): void {
    if (this.hand[at] === undefined) return
    const kept = this.picks.filter((each) => each !== at)
    this.picks = kept.length < this.picks.length ? kept : [...kept, at].slice(-this.toThrow())
    this.refusal = null
    const more = this.toThrow() - this.picks.length
    this.said = [this.pickedText(), more > 0 ? t('clustered-do-trim-more', { count: more }) : '']
      .filter(Boolean)
      .join(' ')
  }

  /** Discards what was picked: of two the lower is named first (9.c). */
  throwPicked(): void {
    if (!this.mayThrow || !this.offers) return
    const offered = [...this.offers.discards, ...this.offers.later]
    const cards = this.picks.map((at) => this.hand[at]!).sort((a, b) => a - b)
    this.send(cards.flatMap((card) => offered.find((each) => each[1] === card)?.[0] ?? []))
  }

  /** The pointer rests on a cell where no card is being laid: says what lies there, or what of the hand could. */
  point(cell: Cell | null): void {
    this.pointed = cell && this.view ? this.pointText(cell, this.view) : ''
  }

  // What the base asks

  protected settle(): void {
    this.last ??= this.view
    this.picks = []
    this.pointed = ''
    this.chosen = null
    this.drop()
    this.follow(this.news)
  }

  protected sentences(steps: Step[]): string[] {
    const { view, snapshot } = this
    if (!view || !snapshot) return []
    const sentences = steps.map((step) => stepText(step, view, snapshot.seat, this.naming)).filter(Boolean)
    sentences.push(...this.bonusTexts())
    if (snapshot.outcome) sentences.push(t('clustered-end-all-played'))
    else if (this.throwing) sentences.push(this.prompt)
    else if (view.turn !== this.last?.turn && view.turn !== null && view.players.length > 1) {
      const name = this.naming(view.turn)
      sentences.push(name === null ? t('clustered-said-turn-you') : t('clustered-said-turn', { name }))
    }
    this.last = view
    return sentences
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

  protected aimed(): string | null {
    return this.ghost && this.card !== null ? write(this.card, this.ghost.row, this.ghost.col) : null
  }

  protected aimedName(): string {
    return this.ghost ? capital(t('clustered-place', { row: this.ghost.row, column: this.ghost.col })) : ''
  }

  /** What the offers tell of a cell where the card does not fit needs no question. */
  protected override askWhy(now = false): void {
    const { aim } = this
    if (!aim?.meets || aim.legal) super.askWhy(now)
    else {
      this.leaveOff()
      this.said = `${this.aimedName()}. ${misfitText(aim, aim.meets, this.view?.laid ?? [])}`
    }
  }

  protected middle(): Spot {
    const laid = this.view?.laid ?? []
    const own = laid.filter(([, seat]) => seat === this.snapshot?.seat)
    const cells = cellsOf(own.length > 0 ? own : laid)
    const sum = cells.reduce((all, { row, col }) => ({ row: all.row + row + 0.5, col: all.col + col + 0.5 }), {
      row: 0,
      col: 0,
    })
    return { row: sum.row / Math.max(1, cells.length), col: sum.col / Math.max(1, cells.length) }
  }

  protected chosenText(): string {
    return this.card === null ? '' : t('clustered-said-chosen', { card: nameOf(this.card), count: this.spots.length })
  }

  protected ghostText(): string {
    const { aim } = this
    return aim?.meets ? ghostText(aim.card, aim, aim.meets, aim.gain, this.view?.laid ?? []) : ''
  }

  // What follows from the offers

  private pickedText(): string {
    const names = this.picks.map((at) => nameOf(this.hand[at]!))
    return names.length > 0 ? t('clustered-picked', { cards: names.join(', ') }) : ''
  }

  private toThrow(): number {
    return this.mode === 'trim' ? this.trim : this.mode === 'discard' ? 1 : 0
  }

  private modeOf(): Mode {
    const { snapshot } = this
    if (!snapshot || snapshot.outcome) return 'over'
    if (snapshot.seat === null) return 'watch'
    if (snapshot.offers.trim > 0) return 'trim'
    if (snapshot.offers.placements.length > 0) return 'play'
    return snapshot.offers.discards.length > 0 ? 'discard' : 'wait'
  }

  private allowed(placements: Placement[]): Placement[] {
    if (this.only === null) return placements
    return placements.filter(([, card, row, col]) => write(card, row, col) === this.only)
  }

  private spotsOf(): Placement[] {
    return this.placements.filter(([, card]) => card === this.card).sort((a, b) => a[2] - b[2] || a[3] - b[3])
  }

  private placementAt(cell: Cell | null): Placement | null {
    if (!cell) return null
    return this.spots.find(([, , row, col]) => row === cell.row && col === cell.col) ?? null
  }

  private aimOf(): Ghost | null {
    const { ghost, card, placement } = this
    if (!ghost || card === null) return null
    const { row, col } = ghost
    if (placement) return { card, row, col, meets: placement[5], legal: true, gain: placement[4] }
    const misfit = this.offers?.misfits.find((each) => each[0] === card && each[1] === row && each[2] === col)
    return { card, row, col, meets: misfit?.[3] ?? null, legal: false, gain: 0 }
  }

  private reachOf(): Frame {
    const reached = (this.offers?.placements ?? []).map(([, , row, col]) => ({ row, col }))
    return boxAround([...cellsOf(this.view?.laid ?? []), ...reached])
  }

  private follow(steps: readonly Step[]): void {
    for (const step of steps) {
      const parsedMove = step.seat === null ? null : read(step.text)
      if (parsedMove?.kind === 'undo') this.fresh = []
      if (parsedMove?.kind !== 'lay') continue
      const cell = { row: parsedMove.row, col: parsedMove.col }
      this.fresh = step.seat === this.snapshot?.seat ? [cell] : [...this.fresh, cell]
    }
  }

  private pointText(cell: Cell, view: ClusteredView): string {
    const there = laidAt(view.laid, cell)
    if (there) {
      const [card, seat] = there
      const name = seat === null ? null : this.naming(seat)
      if (seat === null) return capital(nameOf(card))
      return capital(
        name === null
          ? t('clustered-card-yours', { card: nameOf(card) })
          : t('clustered-card-of', { card: nameOf(card), name }),
      )
    }
    if (this.mode !== 'play' || this.card !== null) return ''
    const here = <Row extends readonly unknown[]>(row: Row, at: number): boolean =>
      row[at] === cell.row && row[at + 1] === cell.col
    const cards = this.placements.filter((each) => here(each, 2)).map((each) => each[1])
    if (cards.length > 0) return t('clustered-fits-here', { cards: cards.map(nameOf).join(', ') })
    return this.offers?.misfits.some((each) => here(each, 1)) ? t('clustered-fits-none') : ''
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

  private promptOf(): string {
    const { mode, view, card } = this
    if (mode === 'watch') return t('table-watching')
    if (mode === 'over') return t('clustered-do-over')
    if (mode === 'discard') return this.pickedText() || t('clustered-do-discard')
    if (mode === 'trim') {
      const more = this.trim - this.picks.length
      if (more <= 0) return this.pickedText()
      return this.picks.length > 0
        ? t('clustered-do-trim-more', { count: more })
        : t('clustered-do-trim', { count: this.trim })
    }
    if (mode === 'play')
      return card === null
        ? t('clustered-do-choose')
        : t('clustered-do-place', { card: nameOf(card), count: this.spots.length })
    if (this.me?.state === 'finished') return t('clustered-do-finished')
    if (view?.turn === null || view?.turn === undefined) return t('clustered-do-trim-wait')
    return t('clustered-do-wait', { name: this.naming(view.turn) ?? t('clustered-you') })
  }
}

function away([, , row, col]: Placement, from: Spot): number {
  return Math.hypot(row + 0.5 - from.row, col + 0.5 - from.col)
}
