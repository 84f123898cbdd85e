/**
 * One person at a table of Clustered: the chosen card, its ghost with the shared attributes, and the cards picked to be
 * discarded. Legal cells and shared attributes come from the offers; no rule is implemented here.
 */
import { t } from '../../i18n/fluent'
import { capital, joinSentences, sentenceAbout } from '../../i18n/words'
import type { MatchClient } from '../../net/MatchClient.svelte'
import type { Step } from '../../net/protocol'
import type { ClusteredView, Offers, Placement, Player, Score } from '../../net/protocol/clustered'
import type { Frame } from '../../table/camera'
import type { Spot } from '../../table/drag'
import { PlacementInput } from '../../table/PlacementInput.svelte'
import { placeText } from '../../table/places'
import { TableController } from '../../table/TableController.svelte'
import { signed } from '../../ui/numbers'
import { play } from '../../ui/sound'
import { nameOf, read, write, type ParsedMove } from './cards'
import { boxAround, cellsOf, frameAround, laidAt, playerOf, type Cell, type Ghost } from './grid'
import { cellText, ghostText, laidText, misfitText, stepText } from './sentences'

/** What a person may do now: lay, discard because nothing fits, reduce a hand that is too large, or nothing. */
export type Mode = 'play' | 'discard' | 'trim' | 'wait' | 'over' | 'watch'

const SOUNDS = { lay: 'lay', undo: 'lift', discard: 'turn', draw: 'draw' } as const

export class ClusteredTable {
  readonly controller: TableController<ClusteredView, Offers, Score> = new TableController<
    ClusteredView,
    Offers,
    Score
  >({
    aimed: () => (this.aim ? write(this.aim.card, this.aim.row, this.aim.col) : null),
    aimedName: () => this.aimedName(),
    aiming: () => this.input.ghost !== null,
    aimAt: (moves) => this.aimAt(moves.map(read)),
    settle: () => this.settle(),
    sentences: (steps) => this.sentences(steps),
    sound: (steps) => this.sound(steps),
  })
  readonly input: PlacementInput = new PlacementInput(this.controller, {
    // Indices in the hand, which may hold two wilds.
    choices: () => this.hand.map((_, at) => at),
    mayChoose: () => this.mode === 'play',
    places: () => this.places,
    placement: () => this.placement,
    reach: () => this.reach,
    middle: () => this.middle(),
    first: () => this.richest(),
    chosenText: () =>
      this.card === null ? '' : t('clustered-said-chosen', { card: nameOf(this.card), count: this.spots.length }),
    chooseText: () => this.prompt,
    ghostText: () => {
      const { aim } = this
      return aim?.meets ? ghostText(aim.card, aim, aim.meets, aim.gain, this.view?.laid ?? []) : ''
    },
    misfitText: () => this.misfitText(),
    pick: (at) => this.pick(at),
    cancel: () => this.clearPicks(),
    changed: () => (this.pointed = ''),
  })

  /** The cells of cards that were laid since the viewer's last move. */
  fresh = $state.raw<Cell[]>([])
  /** The indices of the cards picked to be discarded. */
  picks = $state.raw<number[]>([])
  /** The text of the hovered cell, while no card is aimed. */
  pointed = $state('')
  /** The mode of the last state. */
  private modeBefore: Mode | null = null

  readonly view: ClusteredView | null = $derived(this.controller.snapshot?.view ?? null)
  readonly offers: Offers | null = $derived(this.controller.snapshot?.offers ?? null)
  readonly me: Player | null = $derived(
    this.view && this.controller.snapshot?.seat != null ? playerOf(this.view, this.controller.snapshot.seat) : null,
  )
  readonly hand: readonly number[] = $derived(this.view?.hand ?? [])
  readonly colour: number = $derived(this.controller.colourOf(this.controller.snapshot?.seat ?? 0))
  readonly placements: Placement[] = $derived(
    (this.offers?.placements ?? []).filter(
      ([, card, row, col]) => this.controller.only === null || write(card, row, col) === this.controller.only,
    ),
  )
  readonly trim: number = $derived(this.offers?.trim ?? 0)
  readonly mode: Mode = $derived(this.modeOf())
  /** Whether cards must be discarded: they are picked instead of chosen. */
  readonly throwing: boolean = $derived(this.mode === 'trim' || this.mode === 'discard')
  readonly mayThrow: boolean = $derived(this.throwing && this.picks.length === this.toThrow())
  /** The chosen card. */
  readonly card: number | null = $derived(this.input.choice === null ? null : (this.hand[this.input.choice] ?? null))
  /** The legal placements of the chosen card. */
  readonly spots: Placement[] = $derived(
    this.placements.filter(([, card]) => card === this.card).sort((a, b) => a[2] - b[2] || a[3] - b[3]),
  )
  readonly places: readonly Spot[] = $derived(this.spots.map(([, , row, col]) => ({ row, col })))
  readonly placement: Placement | null = $derived(
    this.spots.find(([, , row, col]) => row === this.input.ghost?.row && col === this.input.ghost.col) ?? null,
  )
  /** The ghost with the attributes it would share. */
  readonly aim: Ghost | null = $derived(this.aimOf())
  /**
   * The box around the cards and every free cell beside them, also those where no card fits, so that they can be seen
   * and pressed.
   */
  readonly reach: Frame = $derived(
    boxAround([
      ...cellsOf(this.view?.laid ?? []),
      ...(this.offers?.placements ?? []).map(([, , row, col]) => ({ row, col })),
      ...(this.offers?.misfits ?? []).map(([, row, col]) => ({ row, col })),
    ]),
  )
  /** The frame that the viewport shows. */
  readonly frame: Frame = $derived(frameAround(this.reach, this.view?.table ?? null))
  readonly prompt: string = $derived(this.promptOf())

  constructor(client: MatchClient) {
    this.controller.open(client)
  }

  // What the person does

  private aimAt(moves: readonly (ParsedMove | null)[]): void {
    this.input.show(null, false)
    this.clearPicks()
    for (const move of moves) {
      if (move?.kind === 'lay') {
        this.input.choose(this.hand.indexOf(move.card))
        this.input.show({ row: move.row, col: move.col }, false)
      } else if (move?.kind === 'discard') {
        const at = this.hand.findIndex((card, place) => card === move.card && !this.picks.includes(place))
        if (at >= 0) this.pick(at)
      }
    }
  }

  /** Picks a card to be discarded, or unpicks it. With too many picks the oldest one is dropped. */
  private pick(at: number): void {
    if (!this.throwing || this.hand[at] === undefined) return
    const others = this.picks.filter((each) => each !== at)
    this.picks = others.length < this.picks.length ? others : [...others, at].slice(-this.toThrow())
    this.controller.refusal = null
    const more = this.toThrow() - this.picks.length
    const then = more > 0 ? t('clustered-do-trim-more', { count: more }) : ''
    this.controller.announcement = `${this.pickedText()} ${then}`.trim()
  }

  /** Discards the picked cards; of two the lower is named first (9.c). */
  throwPicked(): void {
    if (!this.mayThrow || !this.offers) return
    const choices = [...this.offers.discards, ...this.offers.later]
    const cards = this.picks.map((at) => this.hand[at]!).sort((a, b) => a - b)
    this.controller.send(cards.flatMap((card) => choices.find((each) => each[1] === card)?.[0] ?? []))
  }

  /** Describes the hovered cell while no card is aimed: its card, or the cards of the hand that fit. */
  point(cell: Cell | null): void {
    this.pointed = cell && this.view ? this.pointText(cell, this.view) : ''
  }

  /** The label of a cell, for people who use the keyboard. */
  cellText(cell: Cell): string {
    const { view, card } = this
    if (!view) return ''
    const here = ({ row, col }: Cell): boolean => row === cell.row && col === cell.col
    const spot = this.spots.find(([, , row, col]) => here({ row, col }))
    const move = read(this.controller.suggestion ?? '')
    const text = cellText(
      cell,
      view.laid,
      this.controller.naming,
      this.fresh.some(here) ? t('clustered-cell-fresh') : '',
      move?.kind === 'lay' && here(move) ? t('table-cell-marked') : '',
      spot ? t('clustered-cell-fits', { card: nameOf(spot[1]), gain: signed(spot[4]) }) : '',
    )
    const fits = this.mode === 'play' && card === null && !laidAt(view.laid, cell) ? this.fitsText(cell) : ''
    return fits ? joinSentences(text, fits) : text
  }

  private settle(): void {
    const { before, news, snapshot } = this.controller
    this.follow(news)
    // Moves of others keep the choice, as long as the mode and the hand are the same.
    const isOwn = news.some(({ seat }) => seat === snapshot?.seat)
    if (!isOwn && this.mode === this.modeBefore && String(this.hand) === String(before?.view.hand)) return
    this.modeBefore = this.mode
    this.picks = []
    this.pointed = ''
    this.input.choice = null
    this.input.drop()
  }

  private sentences(steps: Step[]): string[] {
    const { view } = this
    const { snapshot } = this.controller
    if (!view || !snapshot) return []
    const sentences = steps.map((step) => stepText(step, view, snapshot.seat, this.controller.naming)).filter(Boolean)
    sentences.push(...this.bonusTexts())
    if (snapshot.outcome) sentences.push(t('clustered-end-all-played'))
    else if (this.throwing) sentences.push(this.prompt)
    else if (view.turn !== this.controller.before?.view.turn && view.turn !== null && view.players.length > 1) {
      sentences.push(sentenceAbout('clustered-said-turn', this.controller.naming(view.turn)))
    }
    return sentences
  }

  private sound(steps: Step[]): void {
    let delay = 0
    for (const { text } of steps) {
      const kind = read(text)?.kind
      if (kind && text !== 'card') play(SOUNDS[kind], delay + (kind === 'draw' ? 60 : 0))
      delay += kind === 'draw' ? 30 : 90
    }
    if (this.controller.snapshot?.outcome) play('end', delay + 200)
  }

  private aimedName(): string {
    const { ghost } = this.input
    return ghost ? capital(placeText(ghost)) : ''
  }

  /** Why the aimed cell is not legal; null if the offers do not say it. */
  private misfitText(): string | null {
    const { aim } = this
    if (!aim?.meets || aim.legal) return null
    return joinSentences(this.aimedName(), misfitText(aim, aim.meets, this.view?.laid ?? []))
  }

  /** The placement with the most points; of several, the one nearest to the viewer's cards. */
  private richest(): Spot | null {
    const best = Math.max(...this.spots.map(([, , , , gain]) => gain))
    const middle = this.middle()
    const rich = this.spots.filter((spot) => spot[4] === best).sort((a, b) => away(a, middle) - away(b, middle))[0]
    return rich ? { row: rich[2], col: rich[3] } : null
  }

  private clearPicks(): boolean {
    const any = this.picks.length > 0
    this.picks = []
    return any
  }

  private middle(): Spot {
    const cards = this.view?.laid ?? []
    const own = cards.filter(([, seat]) => seat === this.controller.snapshot?.seat)
    const cells = cellsOf(own.length > 0 ? own : cards)
    const mean = (places: number[]): number =>
      places.reduce((sum, at) => sum + at + 0.5, 0) / Math.max(1, places.length)
    return { row: mean(cells.map(({ row }) => row)), col: mean(cells.map(({ col }) => col)) }
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
    const { snapshot } = this.controller
    if (!snapshot || snapshot.outcome) return 'over'
    if (snapshot.seat === null) return 'watch'
    if (snapshot.offers.trim > 0) return 'trim'
    if (snapshot.offers.placements.length > 0) return 'play'
    return snapshot.offers.discards.length > 0 ? 'discard' : 'wait'
  }

  private aimOf(): Ghost | null {
    const { card, placement } = this
    const { ghost } = this.input
    if (!ghost || card === null) return null
    const { row, col } = ghost
    if (placement) return { card, row, col, meets: placement[5], legal: true, gain: placement[4] }
    const misfit = this.offers?.misfits.find((each) => each[0] === card && each[1] === row && each[2] === col)
    return { card, row, col, meets: misfit?.[3] ?? null, legal: false, gain: 0 }
  }

  private follow(steps: readonly Step[]): void {
    for (const step of steps) {
      const parsedMove = step.seat === null ? null : read(step.text)
      if (parsedMove?.kind === 'undo') this.fresh = []
      if (parsedMove?.kind !== 'lay') continue
      const cell = { row: parsedMove.row, col: parsedMove.col }
      this.fresh = step.seat === this.controller.snapshot?.seat ? [cell] : [...this.fresh, cell]
    }
  }

  private pointText(cell: Cell, view: ClusteredView): string {
    const there = laidAt(view.laid, cell)
    if (there) return capital(laidText(there, this.controller.naming))
    return this.mode === 'play' && this.card === null ? this.fitsText(cell) : ''
  }

  /** The cards of the hand that fit on a free cell, in words; "" if nothing is known of it. */
  private fitsText(cell: Cell): string {
    const here = <Row extends readonly unknown[]>(row: Row, at: number): boolean =>
      row[at] === cell.row && row[at + 1] === cell.col
    const cards = this.placements.filter((each) => here(each, 2)).map((each) => each[1])
    if (cards.length > 0) return t('clustered-fits-here', { cards: cards.map(nameOf).join(', ') })
    return this.offers?.misfits.some((each) => here(each, 1)) ? t('clustered-fits-none') : ''
  }

  private bonusTexts(): string[] {
    return (this.view?.bonuses ?? []).flatMap(([name, holder], k) => {
      if (this.controller.before?.view.bonuses[k]?.[1] === holder) return []
      const bonus = t(`clustered-bonus-${name}`)
      if (holder === null) return [t('clustered-said-bonus-free', { bonus })]
      return [sentenceAbout('clustered-said-bonus', this.controller.naming(holder), { bonus })]
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
    return t('clustered-do-wait', { name: this.controller.naming(view.turn) ?? t('clustered-you') })
  }
}

function away([, , row, col]: Placement, from: Spot): number {
  return Math.hypot(row + 0.5 - from.row, col + 0.5 - from.col)
}
