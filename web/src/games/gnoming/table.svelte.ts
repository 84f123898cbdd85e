/**
 * One person at a table of Gnoming A Round: the card to be placed, the aimed cell, and the first cards to turn. Legal
 * actions and their outcomes come from the offers; no rule is implemented here.
 */
import { SvelteMap } from 'svelte/reactivity'
import { t, texts } from '../../i18n/fluent'
import { capital, sentenceAbout } from '../../i18n/words'
import type { MatchClient } from '../../net/MatchClient.svelte'
import type { Step } from '../../net/protocol'
import {
  type Discard,
  type GnomingView,
  HAZARD,
  type Offers,
  type Player,
  type Put,
  type Score,
  SIDES,
  type Take,
  type Turn,
} from '../../net/protocol/gnoming'
import { TableController } from '../../table/TableController.svelte'
import { play } from '../../ui/sound'
import { codeOf, figureOf, nameOf, read } from './cards'
import { arrivalsOf, type Arrival, type Place } from './flights'
import { changeTexts, hasTwoMulligans, putText, stepTexts } from './sentences'

/**
 * What a person may do now: choose the first two cards, draw, place a card or a bounced card, discard a replaced card,
 * answer a hazard, or nothing.
 */
export type Mode = 'choose' | 'draw' | 'place' | 'bounce' | 'discard' | 'asked' | 'wait' | 'over' | 'watch'

/** The cards that may be placed: the card in the hand, or the top card of the left or right pile. */
export const HELD = 0
export const ofPile = (pile: number): number => 1 + pile

const FIRST_CARDS = 2
const SOUNDS = {
  draw: 'draw',
  take: 'draw',
  put: 'lay',
  discard: 'lay',
  card: 'turn',
  turn: 'turn',
  undo: 'lift',
} as const
const NO_OFFERS: Offers = {
  choose: 0,
  turns: [],
  later: [],
  passing: null,
  draw: null,
  takes: [],
  puts: [],
  discards: [],
}

export class GnomingTable {
  readonly controller: TableController<GnomingView, Offers, Score> = new TableController<GnomingView, Offers, Score>({
    aimed: () => (this.aim === null ? null : this.putWish(this.aim)),
    aiming: () => this.aim !== null,
    settle: () => this.settle(),
    sentences: (steps) => this.sentences(steps),
    sound: (steps) => this.sound(steps),
    refusalFacts: (facts) => ({ ...facts, card: String(facts['card']).replace('-', '−') }),
  })

  /** One of `choices`. */
  choice = $state<number | null>(null)
  /** The aimed cell. */
  aim = $state<number | null>(null)

  /** The first cards to turn, in the order of picking. */
  picks = $state.raw<number[]>([])
  /** The hovered or focused pile; the outcomes of its card are shown. */
  glanced = $state<number | null>(null)
  /** The seat whose grid a spectator sees large. */
  viewedSeat = $state<number | null>(null)
  /** The last card that arrived at each place. */
  readonly arrivals = new SvelteMap<Place, Arrival>()
  /** The cells of each seat that changed with its last move. */
  readonly fresh = new SvelteMap<number, number[]>()
  readonly view: GnomingView | null = $derived(this.controller.snapshot?.view ?? null)
  readonly offers: Offers = $derived(this.controller.snapshot?.offers ?? NO_OFFERS)
  readonly me: Player | null = $derived(
    this.controller.snapshot?.seat == null ? null : (this.view?.players[this.controller.snapshot.seat] ?? null),
  )
  /** The seat whose grid is drawn large. */
  readonly large: number = $derived(
    this.controller.snapshot?.seat ?? this.viewedSeat ?? this.view?.turn ?? this.view?.held?.[0] ?? 0,
  )
  readonly mode: Mode = $derived(this.modeOf())
  /** The card in the viewer's hand. */
  readonly card: number | null = $derived(
    this.view?.held && this.view.held[0] === this.controller.snapshot?.seat ? this.view.held[1] : null,
  )
  readonly takes: Take[] = $derived(
    this.offers.takes.filter(([, pile, card]) => this.fits(`take ${codeOf(card)} ${SIDES[pile]}`)),
  )
  readonly discards: Discard[] = $derived(this.offers.discards.filter(([, pile]) => this.fits(this.discardText(pile))))
  readonly mayDraw: boolean = $derived(this.offers.draw !== null && this.fits('draw'))
  readonly mayPass: boolean = $derived(this.offers.passing !== null && this.fits('pass'))
  readonly choices: readonly number[] = $derived(
    this.mode === 'draw' ? this.takes.map(([, pile]) => ofPile(pile)) : this.offers.puts.length > 0 ? [HELD] : [],
  )
  readonly mayChoose: boolean = $derived(this.choices.length > 0)
  /** The card whose outcomes are shown: that of the hovered pile, or the chosen one. */
  readonly source: number | null = $derived(this.mode === 'draw' ? (this.glanced ?? this.choice) : this.choice)
  readonly puts: readonly Put[] = $derived(this.putsOf(this.source))
  readonly sourceCard: number | null = $derived(this.cardOf(this.source))
  readonly placement: Put | null = $derived(this.puts.find(([, cell]) => cell === this.aim) ?? null)
  /** Cells that may be chosen or turned now. */
  readonly turns: Turn[] = $derived(this.turnsOf())
  readonly mayTurn: boolean = $derived(this.mode === 'choose' && this.picks.length === this.offers.choose)
  readonly prompt: string = $derived(this.promptOf())

  private flown = 0
  /** What the choice depended on in the last state. */
  private stateBefore = ''
  /** How many lines the viewer has matched. */
  joys = $state(0)

  constructor(client: MatchClient) {
    // The texts for seats without a name, in case no room has loaded them.
    void texts('room')
    this.controller.open(client)
  }

  readonly naming = this.controller.naming
  readonly colourOf = this.controller.colourOf

  /** The second move of the lesson's task, in text form: where the taken card is placed. */
  private get then(): string | null {
    return this.controller.task?.actions[1] ?? null
  }

  // What the person does

  /** Handles a press on a cell: picks it, turns it, or places the card there. Asks why if none of these is legal. */
  press(cell: number): void {
    if (this.controller.sending) return
    this.controller.refusal = null
    if (this.mode === 'choose') this.pick(cell)
    else if (this.mode === 'asked') {
      const turn = this.turns.find((each) => each[1] === cell)
      if (turn) this.controller.send([turn[0]])
      else this.controller.wish(`turn ${cell + 1}`)
    } else if (!this.putAt(cell)) this.controller.wish(this.putWish(cell))
  }

  /** Places the card in a cell. True if it was sent. */
  putAt(cell: number): boolean {
    const put = this.puts.find((each) => each[1] === cell)
    if (!put || this.controller.sending) return false
    const take = this.source === HELD ? null : this.takes.find(([, pile]) => ofPile(pile) === this.source)
    this.controller.send(take ? [take[0], put[0]] : [put[0]])
    return true
  }

  draw(): void {
    if (this.controller.sending) return
    if (this.mayDraw) this.controller.send([this.offers.draw!])
    else this.controller.wish('draw')
  }

  /** Handles a press on a pile: chooses its card, or discards the card in the hand there. */
  pressPile(pile: number): void {
    if (this.controller.sending) return
    this.controller.refusal = null
    if (this.mode === 'draw') {
      if (this.choice === ofPile(pile)) this.choose(null)
      else if (this.takes.some((take) => take[1] === pile)) this.choose(ofPile(pile))
      else this.controller.wish(`take ${SIDES[pile]}`)
    } else this.discardOn(pile)
  }

  /** Discards the card in the hand onto a pile; a hazard leaves the game, whichever pile was pressed. */
  discardOn(pile: number): void {
    const discard = this.discards.find((each) => each[1] === pile) ?? this.discards.find((each) => each[1] === null)
    if (discard && !this.controller.sending) this.controller.send([discard[0]])
    else if (!this.controller.sending)
      this.controller.wish(this.card === null ? `take ${SIDES[pile]}` : `discard ${SIDES[pile]}`)
  }

  /** Turns no card for a hazard; ends a bounce if there is no choice of piles. */
  pass(): void {
    if (this.controller.sending) return
    if (this.offers.passing !== null) {
      if (this.mayPass) this.controller.send([this.offers.passing])
      else this.controller.wish('pass')
    } else if (this.discards.length === 1) this.controller.send([this.discards[0]![0]])
    else this.controller.announcement = this.prompt
  }

  /** Turns the two picked cards; the lower cell is named first (2.b). */
  turnPicked(): void {
    if (!this.mayTurn) return
    const choices = [...this.offers.turns, ...this.offers.later]
    this.controller.send(
      [...this.picks].sort((a, b) => a - b).flatMap((cell) => choices.find((each) => each[1] === cell)?.[0] ?? []),
    )
  }

  /** Handles Enter if nothing has the focus. */
  confirm(): void {
    if (this.mode === 'choose') this.turnPicked()
    else if (this.placement) this.putAt(this.placement[1])
    else if (this.mode === 'discard' && this.discards.length === 1) this.pass()
  }

  cancel(): void {
    this.controller.clearRefusal()
    if (this.picks.length > 0) this.picks = []
    else if (this.aim !== null) this.aim = null
    else if (this.mode === 'draw') this.choose(null)
  }

  choose(choice: number | null): void {
    this.glanced = null
    if (!this.mayChoose || (choice !== null && !this.choices.includes(choice))) return
    if (choice !== this.choice) this.aim = null
    this.choice = choice
    this.controller.refusal = null
    if (choice !== null && this.sourceCard !== null) this.controller.announcement = this.prompt
  }

  /** Aims the card at a cell. Nothing is announced: the label of the cell contains the outcome. */
  over(cell: number | null): void {
    if (cell === this.aim) return
    this.controller.clearRefusal()
    this.aim = this.source === null ? null : cell
    if (this.aim !== null && !this.placement) this.controller.askWhy()
  }

  private settle(): void {
    const { before } = this.controller
    if (before && this.view) this.follow(before.view, this.view)
    // Moves of others keep the choice, as long as the mode and the cards are the same.
    const state = JSON.stringify([this.mode, this.view?.round, this.view?.held, this.view?.piles, this.me?.sheet.cells])
    if (state === this.stateBefore) return
    this.stateBefore = state
    this.picks = []
    this.glanced = null
    this.aim = null
    this.choice = this.offers.puts.length > 0 ? HELD : null
  }

  private sentences(steps: Step[]): string[] {
    const { view } = this
    const { snapshot, before } = this.controller
    if (!view || !before || !snapshot) return []
    const last = before.view
    const { naming } = this.controller
    const sentences = [...stepTexts(steps, last, view, naming), ...changeTexts(last, view, naming)]
    const asks = ['choose', 'draw', 'bounce', 'asked'].includes(this.mode)
    const awaits = (view.asked ?? last.asked) !== last.asked || (view.turn ?? last.turn) !== last.turn
    if (snapshot.outcome) sentences.push(t('gnoming-end-three-rounds'))
    else if (this.mode === 'discard') sentences.push(t('gnoming-said-which-pile'))
    else if (asks || awaits) sentences.push(this.prompt)
    return sentences
  }

  private sound(steps: Step[]): void {
    let delay = 0
    for (const { text } of steps) {
      const kind = read(text)?.kind
      if (kind && kind !== 'pass') play(SOUNDS[kind], delay)
      delay += kind === 'card' ? 40 : 90
    }
    if (this.controller.snapshot?.outcome) play('end', delay + 200)
    else if (this.alarm || this.mode === 'asked') play('call', delay + 120)
  }

  // What follows from the offers

  /** Whether one's own card in this cell lies face down. */
  isDown(cell: number): boolean {
    return this.me?.sheet.cells[cell] === null
  }

  /** The outcome of placing the shown card in a cell, in words; "" if that is not legal. */
  putTextAt(cell: number): string {
    const put = this.puts.find((each) => each[1] === cell)
    return put && this.sourceCard !== null ? putText(this.sourceCard, put, this.me?.sheet.cells[cell] ?? null) : ''
  }

  /** The cell from which the card in the hand came. */
  get bounceCell(): number | null {
    const heldCard = this.view?.held
    return heldCard && heldCard[0] === this.large ? heldCard[3] : null
  }

  /** A player has just gone out. */
  private alarm = false

  private fits(text: string): boolean {
    return this.controller.only === null || this.controller.only === text
  }

  private discardText(pile: number | null): string {
    return pile === null ? 'discard hazard' : `discard ${codeOf(this.card ?? 0)} ${SIDES[pile]}`
  }

  private putWish(cell: number): string {
    return this.card === null ? `put @ ${cell + 1}` : `put ${codeOf(this.card)} @ ${cell + 1}`
  }

  private pick(cell: number): void {
    if (!this.turns.some((each) => each[1] === cell)) {
      this.controller.wish(`turn ${cell + 1}`)
      return
    }
    const others = this.picks.filter((each) => each !== cell)
    this.picks = others.length < this.picks.length ? others : [...others, cell].slice(-this.offers.choose)
    play('lift')
    this.controller.announcement = this.prompt
  }

  private modeOf(): Mode {
    const { offers, me } = this
    const { snapshot } = this.controller
    if (!snapshot || snapshot.outcome) return 'over'
    if (snapshot.seat === null || !me) return 'watch'
    if (offers.choose > 0) return 'choose'
    if (offers.passing !== null) return 'asked'
    if (offers.draw !== null) return 'draw'
    if (offers.puts.length > 0) return me.state === 'bouncing' ? 'bounce' : 'place'
    return offers.discards.length > 0 ? 'discard' : 'wait'
  }

  private turnsOf(): Turn[] {
    const { offers, picks } = this
    const isTurned = (cell: number): boolean => picks.includes(cell) || this.then === `turn ${cell + 1}`
    return [...offers.turns, ...offers.later]
      .filter(([, cell]) => this.fits(`turn ${cell + 1}`) || isTurned(cell))
      .sort((a, b) => a[1] - b[1])
  }

  /** The legal placements of the card in the hand, or of a pile's card. */
  putsOf(source: number | null): readonly Put[] {
    if (source === null) return []
    if (source !== HELD)
      return (this.takes.find(([, pile]) => ofPile(pile) === source)?.[3] ?? []).filter(
        ([, cell]) => this.then === null || cellOf(this.then) === cell,
      )
    return this.offers.puts.filter(([, cell]) => this.controller.only === null || cellOf(this.controller.only) === cell)
  }

  private cardOf(source: number | null): number | null {
    if (source === null) return null
    return source === HELD ? this.card : (this.view?.piles[source - 1]?.[0] ?? null)
  }

  /** Notes the moved cards, whether a player has gone out, and whether the viewer has matched a line. */
  private follow(last: GnomingView, view: GnomingView): void {
    this.alarm = view.out !== null && last.out === null
    if (view.round !== last.round) {
      this.arrivals.clear()
      this.fresh.clear()
      return
    }
    this.flown += 1
    const own = this.controller.snapshot?.seat ?? null
    const linesIn = ({ players }: GnomingView): number => (own === null ? 0 : players[own]!.sheet.lines.length)
    if (linesIn(view) > linesIn(last)) this.joys += 1
    for (const [place, from] of arrivalsOf(last, view, this.controller.news, this.large))
      this.arrivals.set(place, { from, at: this.flown })
    view.players.forEach(({ seat, sheet }) => {
      const own = this.controller.news.filter((step) => step.seat === seat)
      const old = last.players[seat]!.sheet.cells
      const put = own.flatMap(({ text }) => putCell(text))
      const cells = sheet.cells.flatMap((card, cell) => (card !== old[cell] || put.includes(cell) ? [cell] : []))
      // A turn may have several moves; a new one begins with a card in the hand and no changed cell.
      const before = last.held?.[0] === seat ? (this.fresh.get(seat) ?? []).filter((cell) => !cells.includes(cell)) : []
      if (cells.length > 0) this.fresh.set(seat, [...before, ...cells])
      else if (own.length > 0 && view.held?.[0] === seat) this.fresh.delete(seat)
    })
  }

  private promptOf(): string {
    const { mode, view, me, sourceCard } = this
    if (!view || mode === 'over') return t('gnoming-do-over')
    if (mode === 'watch') return this.waitText(view)
    if (mode === 'choose') {
      const count = this.offers.choose - this.picks.length
      return count > 0
        ? t('gnoming-do-choose', { count, whole: count === FIRST_CARDS ? 'yes' : 'no' })
        : t('gnoming-do-turn')
    }
    const card = sourceCard === null ? '' : nameOf(sourceCard)
    if (mode === 'draw') return sourceCard === null ? t('gnoming-do-draw') : t('gnoming-do-take', { card })
    if (mode === 'place') {
      if (this.offers.discards.length === 0)
        return t(me && hasTwoMulligans(me.sheet) ? 'gnoming-do-mulligans' : 'gnoming-do-must', { card })
      return t(this.card === HAZARD ? 'gnoming-do-hazard' : 'gnoming-do-place', { card })
    }
    if (mode === 'bounce')
      return t(this.offers.discards.length > 0 ? 'gnoming-do-bounce' : 'gnoming-do-bounce-on', {
        card: figureOf(this.card ?? 0),
      })
    if (mode === 'discard') return t('gnoming-do-discard', { card: nameOf(this.card ?? 0) })
    if (mode === 'asked') return sentenceAbout('gnoming-do-asked', this.controller.naming(view.turn ?? 0))
    return this.waitText(view)
  }

  private waitText(view: GnomingView): string {
    const nameOf = (seat: number): string => this.controller.naming(seat) ?? t('gnoming-you')
    if (view.asked !== null) return t('gnoming-do-wait-asked', { name: nameOf(view.asked) })
    if (view.turn === null) {
      const late = view.players.filter(({ state }) => state === 'choosing').map(({ seat }) => nameOf(seat))
      const mine = this.mode === 'watch' ? 'no' : 'yes'
      return late.length > 0
        ? t('gnoming-do-wait-choose', { mine, names: late.join(', '), count: late.length })
        : t('gnoming-do-wait-turned')
    }
    if (this.me?.state === 'finished') return t('gnoming-do-finished', { name: nameOf(view.turn) })
    return t('gnoming-do-wait', { name: capital(nameOf(view.turn)) })
  }
}

function putCell(text: string): number[] {
  const parsedMove = read(text)
  return parsedMove?.kind === 'put' ? [parsedMove.cell] : []
}

/** The cell of a `put` in text form. */
function cellOf(text: string): number | null {
  return putCell(text)[0] ?? null
}
