/**
 * One person at a table of Grass: the chosen card, its aimed place, and the peddles picked for a protection. Legal
 * actions and their outcomes come from the offers; no rule is implemented here.
 */
import { t, texts } from '../../i18n/fluent'
import type { MatchClient } from '../../net/MatchClient.svelte'
import type { Step } from '../../net/protocol'
import {
  AIMED,
  type Covering,
  DEAR,
  type GrassView,
  type Move,
  NAMES,
  type Offers,
  type Play,
  type Player,
  type Score,
} from '../../net/protocol/grass'
import { TableController } from '../../table/TableController.svelte'
import { play } from '../../ui/sound'
import { nameOf, namedFacts } from './cards'
import { flightsOf, type Flight } from './flights'
import {
  broughtTo,
  coveringOf,
  coversAs,
  mayAdd,
  OWN,
  placeOf,
  seatOf,
  targetsOf,
  WASTE,
  type Place,
  type Target,
} from './places'
import { promptOf, wouldText, type Mode } from './prompts'
import { changeTexts, stepTexts } from './sentences'

const NO_OFFERS: Offers = {
  plays: [],
  discards: [],
  covers: [],
  done: null,
  passes: [],
  trade: null,
  accept: null,
  decline: null,
  withdraw: null,
  picks: [],
}

export class GrassTable {
  readonly controller: TableController<GrassView, Offers, Score> = new TableController<GrassView, Offers, Score>({
    aimed: () => {
      const place = this.card === null || this.target || this.mode === 'wait' ? null : this.hovered
      return place === null ? null : this.textOf(place)
    },
    aimedName: () => (this.card === null ? '' : nameOf(this.card)),
    aiming: () => this.card !== null,
    settle: () => this.settle(),
    sentences: (steps) => this.sentences(steps),
    sound: (steps) => this.sound(steps),
    refusalFacts: namedFacts,
  })

  /** One of `choices`. */
  choice = $state<number | null>(null)
  /** The place aimed at by finger or key; the hovered place has priority. */
  fixedPlace = $state<Place | null>(null)
  hovered = $state<Place | null>(null)
  /** Whether the table asks for a confirmation, because a valuable or playable card would be discarded. */
  isDiscardAsked = $state(false)
  /** The picked peddles of the viewer's market that the protection will cover, by index. */
  picks = $state.raw<number[]>([])
  /** The seat whose market a spectator sees large. */
  viewedSeat = $state<number | null>(null)
  /** The card received by the last pass, and its giver. */
  lastPass = $state.raw<{ card: number; from: number } | null>(null)
  /** The card that the viewer received last. */
  fresh = $state<number | null>(null)
  /** The last card on the waste; null if it was discarded before the page was opened, since a view has no order. */
  topOfWaste = $state<number | null>(null)
  /** The cards that are being animated. */
  flights = $state.raw<{ at: number; all: Flight[] }>({ at: 0, all: [] })
  readonly view: GrassView | null = $derived(this.controller.snapshot?.view ?? null)
  readonly offers: Offers = $derived(this.controller.snapshot?.offers ?? NO_OFFERS)
  readonly me: Player | null = $derived(
    this.controller.snapshot?.seat == null ? null : (this.view?.players[this.controller.snapshot.seat] ?? null),
  )
  /** The seat whose market is drawn large. */
  readonly large: number = $derived(
    this.controller.snapshot?.seat ?? this.viewedSeat ?? this.view?.turn ?? this.view?.first ?? 0,
  )
  readonly mode: Mode = $derived(this.modeOf())
  readonly choices: readonly number[] = $derived((this.view?.hand ?? []).map((_, at) => at))
  readonly mayChoose: boolean = $derived(this.choices.length > 0 && this.mode !== 'cover' && this.mode !== 'over')
  /** The kind of the chosen card. */
  readonly card: number | null = $derived(this.choice === null ? null : (this.view?.hand[this.choice] ?? null))
  /** The legal places of the chosen card. */
  readonly targets: readonly Target[] = $derived(this.card === null ? [] : this.targetsOf(this.card))
  readonly aim: Place | null = $derived(
    this.card === null ? null : (this.hovered ?? this.fixedPlace ?? this.onlyPlace()),
  )
  readonly target: Target | null = $derived(this.targets.find(({ place }) => place === this.aim) ?? null)
  /** The play of the chosen card at its aimed place. */
  readonly preview: Play | null = $derived(this.target?.play ?? null)
  readonly moves: readonly Move[] = $derived(this.preview?.moves ?? [])
  /** The play of the chosen protection; null if another card is chosen. */
  readonly protection: Play | null = $derived(
    this.targets.find(({ play: each }) => each !== null && each.covers.length > 0)?.play ?? null,
  )
  /** The sets of peddles that the chosen protection may cover. */
  readonly coverings: readonly Covering[] = $derived(this.coveringsOf())
  readonly protecting: boolean = $derived(this.coverings.length > 0)
  readonly covering: Covering | null = $derived(coveringOf(this.coverings, this.pickedKinds()))
  readonly prompt: string = $derived(promptOf(this))

  constructor(client: MatchClient) {
    // The texts for seats without a name, in case no room has loaded them.
    void texts('room')
    this.controller.open(client)
  }

  readonly naming = this.controller.naming
  readonly colourOf = this.controller.colourOf

  /** All moves that a lesson asks for, in text form. */
  get script(): readonly string[] {
    return this.controller.task?.actions ?? []
  }

  /** The seat that receives the passed card. */
  get left(): number | null {
    return this.me?.passes_to ?? null
  }

  // What the person does

  choose(choice: number | null): void {
    if (choice !== null && choice === this.choice) choice = null
    this.fix(null)
    this.controller.clearRefusal()
    if (this.mayChoose && (choice === null || this.choices.includes(choice))) {
      this.choice = choice
      if (choice !== null) this.say()
    }
    this.picks = this.widest()
    if (this.card !== null && this.mode === 'play' && this.targets.every(({ play: each }) => each === null))
      this.controller.wish(this.textOf(this.firstPlace()))
    if (this.choice !== null) play('lift')
  }

  /**
   * Notes the place under the pointer or the focus; null for none. Only a moving mouse counts: otherwise a place
   * redrawn under a resting mouse would replace an aim made by keyboard.
   */
  over(place: Place | null): void {
    if (this.card === null || place === this.hovered) return
    this.hovered = place
    this.controller.clearRefusal()
    if (place === null) return
    if (this.target) this.say()
    else this.controller.askWhy()
  }

  /**
   * Handles a press on a place: aims at it, or plays the card there if it was aimed at. Asks why if that is not legal.
   * True if a card was chosen.
   */
  press(place: Place): boolean {
    if (this.card === null || this.controller.sending) return false
    const target = this.targets.find((each) => each.place === place)
    if (!target) {
      this.controller.wish(this.textOf(place))
      return true
    }
    const sure = this.aim === place
    this.controller.clearRefusal()
    this.fix(place)
    if (sure && !(this.protecting && target.play)) this.confirm()
    else this.say()
    return true
  }

  /** Handles a card dropped on a place. True if it was sent. */
  dropOn(place: Place): boolean {
    const target = this.targets.find((each) => each.place === place)
    if (!target || this.controller.sending) {
      if (!target) this.controller.wish(this.textOf(place))
      return false
    }
    this.fix(place)
    // With several sets of peddles, the person still has to choose one.
    if (target.play && this.coverings.length > 1) {
      this.say()
      return false
    }
    return this.confirm()
  }

  /** Handles the large button and Enter. True if something was sent. */
  confirm(): boolean {
    if (this.controller.sending) return false
    if (this.mode === 'cover') {
      if (this.offers.done !== null) this.controller.send([this.offers.done])
      return this.controller.sending
    }
    const { target, covering } = this
    if (target?.place === WASTE && this.isDear && this.controller.only === null && !this.isDiscardAsked) {
      this.isDiscardAsked = true
      this.say()
      return false
    }
    if (!target) {
      if (this.card !== null) this.controller.wish(this.textOf(this.aim ?? this.firstPlace()))
      else this.controller.announcement = this.prompt
      return false
    }
    if (target.play && this.protecting) {
      if (!covering) return false
      this.controller.send([...covering[0]])
    } else this.controller.send([target.action])
    return this.controller.sending
  }

  /** Discards the chosen card. */
  discard(): void {
    this.fix(WASTE)
    this.hovered = null
    this.confirm()
  }

  /** Handles a press on a peddle of the viewer's market while a protection is chosen. */
  pick(at: number): void {
    const kind = this.me?.market.peddles[at]
    if (kind === undefined || this.controller.sending) return
    this.controller.refusal = null
    if (this.mode === 'cover') {
      const cover = this.offers.covers.find(([, card]) => card === kind)
      if (cover) this.controller.send([cover[0]])
      else this.controller.wish(`cover ${NAMES[kind]}`)
      return
    }
    if (this.picks.includes(at)) this.picks = this.picks.filter((each) => each !== at)
    else if (mayAdd(this.coverings, this.pickedKinds(), kind)) this.picks = [...this.picks, at]
    else {
      this.refuseCover(kind)
      return
    }
    play('lift')
    this.say()
  }

  /** Shows why no offered set contains a peddle besides those picked: the reason of the server, or that the lesson asks for other peddles. */
  private refuseCover(kind: number): void {
    const { covers = [], uncovered = [] } = this.protection ?? {}
    const said = uncovered.find(([card]) => card === kind)
    if (said && !mayAdd(covers, this.pickedKinds(), kind))
      this.controller.refuseCode(said[1], { card: NAMES[kind]! }, said[2])
    else this.controller.refuse({ text: t('coach-elsewhere'), rule: '' })
    play('no')
  }

  /** Picks the next set of peddles that the protection may cover, cyclically. */
  nextCovering(by: 1 | -1): void {
    const at = this.covering ? this.coverings.indexOf(this.covering) : -1
    const next = this.coverings[(at + by + this.coverings.length) % this.coverings.length]
    if (!next) return
    this.picks = this.placesOf(next[1])
    this.say()
  }

  /** Aims at the next legal place of the chosen card, cyclically. */
  nextTarget(by: 1 | -1): void {
    if (this.targets.length === 0) return
    const at = this.target ? this.targets.indexOf(this.target) : by > 0 ? -1 : 0
    this.aimAt(this.targets[(at + by + this.targets.length) % this.targets.length]!.place)
  }

  /** Sets the aimed place, or none; unless it is the waste, a discard must be confirmed again. */
  fix(place: Place | null): void {
    this.isDiscardAsked &&= place === WASTE
    this.fixedPlace = place
  }

  /** Aims at a place by keyboard; Enter plays the card there. */
  aimAt(place: Place): void {
    if (this.card === null) return
    this.hovered = null
    this.controller.clearRefusal()
    this.fix(place)
    if (this.target) this.say()
    else this.controller.wish(this.textOf(place))
  }

  /** Announces the outcome of the chosen card. */
  private say(): void {
    this.controller.announcement = wouldText(this)
  }

  cancel(): void {
    this.controller.refusal = null
    if (this.fixedPlace === null) this.choose(null)
    this.fix(null)
  }

  private settle(): void {
    const last = this.controller.before?.view
    const { view } = this
    const kind = last?.hand[this.choice ?? -1] ?? null
    this.hovered = null
    // Moves of others keep the chosen card, which a finger may be dragging, and its aim; the viewer's own move clears
    // both.
    const own = this.controller.snapshot?.seat ?? 0
    const same = kind !== null && this.mayChoose && !this.controller.news.some(({ seat }) => seat === own)
    this.choice = same ? (this.choices.find((at) => view?.hand[at] === kind) ?? null) : null
    if (!same || !this.targets.some(({ place }) => place === this.fixedPlace)) this.fix(null)
    const market = String(this.me?.market.peddles)
    if (!same || !this.covering || String(last?.players[own]?.market.peddles) !== market) this.picks = this.widest()
    if (last && view) this.follow(last, view)
  }

  private sentences(steps: Step[]): string[] {
    const { view } = this
    const { snapshot, before, naming } = this.controller
    if (!view || !before || !snapshot) return []
    const last = before.view
    const sentences = [...stepTexts(steps, last, view, naming), ...changeTexts(last, view, naming)]
    const asks = ['play', 'cover', 'pass', 'talk'].includes(this.mode)
    if (!snapshot.outcome && (asks || (view.turn !== null && view.turn !== last.turn))) sentences.push(this.prompt)
    return sentences
  }

  private sound(steps: Step[]): void {
    let delay = 0
    for (const { seat, text } of steps) {
      if (seat === null) play('draw', delay)
      else if (text.startsWith('play')) play(text.includes(' on ') ? 'turn' : 'lay', delay)
      else if (text.startsWith('discard')) play('lay', delay)
      else if (text === 'propose') play('call', delay)
      else continue
      delay += 90
    }
    if (this.controller.snapshot?.outcome) play('end', delay + 200)
    else if (this.mode === 'pass' || this.mode === 'play') play('call', delay + 120)
  }

  // What follows from the offers

  /** Whether a card of the hand may be played or passed, not only discarded. */
  canPlay(kind: number): boolean {
    return this.targetsOf(kind).some(({ place }) => place !== WASTE)
  }

  /** Whether discarding the chosen card would be a loss: it is valuable, or it could be played. */
  private get isDear(): boolean {
    const { card } = this
    return card !== null && ((DEAR as readonly number[]).includes(card) || this.canPlay(card))
  }

  /** The change of a market by playing the chosen card at its aimed place, in thousands. */
  changeOf(seat: number): number {
    const ownCard = seat === this.controller.snapshot?.seat && this.preview ? this.card : null
    return broughtTo(seat, this.moves, ownCard)
  }

  /** The peddles that would leave a market. */
  leaving(seat: number): readonly number[] {
    return this.moves.filter(([loser]) => loser === seat).map(([, kind]) => kind)
  }

  private targetsOf(kind: number): Target[] {
    return targetsOf(this.offers, kind, this.left, this.controller.only)
  }

  private onlyPlace(): Place | null {
    const plays = this.targets.filter(({ place }) => place !== WASTE)
    return plays.length === 1 ? plays[0]!.place : null
  }

  /** The place that is sent to the server to ask why a card may not be played. */
  private firstPlace(): Place {
    const other = this.view?.players.find(({ seat }) => seat !== this.controller.snapshot?.seat)
    const aimed = this.card !== null && (AIMED as readonly number[]).includes(this.card)
    return aimed && other ? placeOf(other.seat, null) : OWN
  }

  private textOf(place: Place): string {
    const name = NAMES[this.card ?? 0]!
    if (place === WASTE) return `discard ${name}`
    const seat = seatOf(place)
    if (this.mode === 'pass' && seat === this.left) return `pass ${name}`
    return seat === null ? `play ${name}` : `play ${name} on ${seat}`
  }

  private pickedKinds(): number[] {
    return this.picks.map((at) => this.me?.market.peddles[at] ?? -1)
  }

  private coveringsOf(): readonly Covering[] {
    const coverings = this.protection?.covers ?? []
    if (this.script.length < 2) return coverings
    return coverings.filter(([, kinds]) => coversAs(kinds, this.script))
  }

  /** The set with the highest value, as indices of the viewer's market. */
  private widest(): number[] {
    const best = [...this.coverings].sort((one, other) => other[2] - one[2])[0]
    return best ? this.placesOf(best[1]) : []
  }

  private placesOf(kinds: readonly number[]): number[] {
    const places: number[] = []
    for (const kind of kinds) {
      const at = this.me?.market.peddles.findIndex((each, k) => each === kind && !places.includes(k)) ?? -1
      if (at >= 0) places.push(at)
    }
    return places
  }

  private modeOf(): Mode {
    const { offers } = this
    const { snapshot } = this.controller
    if (!snapshot || snapshot.outcome) return 'over'
    if (snapshot.seat === null) return 'watch'
    if (offers.passes.length > 0) return 'pass'
    if (offers.covers.length > 0 || offers.done !== null) return 'cover'
    if (offers.plays.length > 0 || offers.discards.length > 0) return 'play'
    const talks =
      offers.accept !== null || offers.decline !== null || offers.withdraw !== null || offers.picks.length > 0
    return talks ? 'talk' : 'wait'
  }

  /** Notes the moved cards, the received card and the passed card. */
  private follow(last: GrassView, view: GrassView): void {
    const own = this.controller.snapshot?.seat ?? null
    const result = flightsOf(last, view, this.controller.news, own)
    this.flights = { at: this.flights.at + 1, all: result.flights }
    if (result.lastPass) this.lastPass = result.lastPass
    else if (this.controller.news.some(({ seat }) => seat === own) || last.hand_number !== view.hand_number)
      this.lastPass = null
    const discarded = result.flights.findLast(({ to, card }) => to === 'waste' && card !== null)
    if (discarded) this.topOfWaste = discarded.card
    else if (this.topOfWaste !== null && view.waste[this.topOfWaste] === 0) this.topOfWaste = null
    const fresh = result.lastPass?.card ?? result.drawnCard
    if (fresh !== null) this.fresh = fresh
    else if (this.fresh !== null && !view.hand.includes(this.fresh)) this.fresh = null
  }
}
