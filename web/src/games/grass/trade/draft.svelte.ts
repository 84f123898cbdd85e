/** The draft of a proposal. It is kept when its sheet is closed, and drops what can no longer be offered. */
import type { Trade } from '../../../net/protocol/grass'
import {
  actionsOf,
  countOf,
  emptySection,
  fitting,
  givenOf,
  isEmpty,
  laidOf,
  mirrored,
  missingOf,
  peddlesOf,
  whomOf,
  type Bargainer,
  type Given,
  type Missing,
  type Peddles,
  type Section,
} from './parts'

export class Draft {
  sections = $state<Section[]>([])
  /** The partner whose section is open. */
  openSeat = $state<number | null>(null)

  constructor(readonly table: Bargainer) {}

  get trade(): Trade | null {
    return this.table.offers.trade
  }

  get open(): Section | undefined {
    return this.sections.find(({ seat }) => seat === this.openSeat) ?? this.sections[0]
  }

  /** The open section, for a change. Clears the last refusal, which was about the draft before the change. */
  private get target(): Section | undefined {
    this.table.controller.refusal = null
    return this.open
  }

  get missing(): Missing | null {
    return this.trade && missingOf(this.trade, this.sections)
  }

  get mayAdd(): boolean {
    return this.missing?.code !== 'parts'
  }

  get maySend(): boolean {
    return this.trade !== null && this.missing === null && !this.table.controller.sending
  }

  /** Opens the section of a partner, by default of the first one; keeps the draft. */
  begin(seat: number | null): void {
    this.settle()
    const { trade } = this
    if (!trade) return
    const partner = seat ?? (this.sections.length === 0 ? trade.whom[0]?.seat : null)
    if (partner != null) this.include(partner)
  }

  /** Begins a counter-proposal: what a player has proposed, with the two sides exchanged. */
  counter(): void {
    const talk = this.table.view?.talk
    const me = this.table.controller.snapshot?.seat
    if (!this.trade || !talk || me === null || me === undefined) return
    this.sections = mirrored(this.trade, talk, me)
    this.openSeat = talk.proposer
  }

  /** Called with a new state: drops what can no longer be offered. */
  settle(): void {
    if (this.trade) this.sections = fitting(this.trade, this.sections)
    if (!this.sections.some(({ seat }) => seat === this.openSeat)) this.openSeat = this.sections[0]?.seat ?? null
  }

  clear(): void {
    this.sections = []
    this.openSeat = null
  }

  include(seat: number): void {
    this.table.controller.refusal = null
    if (!this.trade || !whomOf(this.trade, seat)) return
    if (!this.sections.some((section) => section.seat === seat)) {
      const others = this.trade.several ? this.sections.filter((section) => !isEmpty(section)) : []
      this.sections = [...others, emptySection(seat)].sort((a, b) => a.seat - b.seat)
    }
    this.openSeat = seat
  }

  leaveOut(seat: number): void {
    this.table.controller.refusal = null
    this.sections = this.sections.filter((section) => section.seat !== seat)
    if (this.openSeat === seat) this.openSeat = this.sections[0]?.seat ?? null
  }

  // The scales of the open section

  /** The number of cards of a kind in the hand that are not on the scales of any partner. */
  left(card: number): number {
    return (this.trade?.gifts.find((gift) => gift.card === card)?.count ?? 0) - givenOf(this.sections, card)
  }

  /** The peddles of a market that the open section may name. */
  peddles(pile: Peddles): number[] {
    return this.open && this.trade ? peddlesOf(this.trade, this.open.seat, pile).map((choice) => choice[1]) : []
  }

  /** The number of peddles of a kind in this pile that are not on the scales. */
  lying(pile: Peddles, card: number): number {
    return countOf(this.peddles(pile), card) - laidOf(this.sections, pile, card, this.open?.seat)
  }

  give(card: number): void {
    if (this.left(card) > 0 && this.mayAdd) this.target?.gives.push({ card, description: card })
  }

  tell(gift: Given, description: number): void {
    this.table.controller.refusal = null
    gift.description = description
  }

  want(description: number): void {
    if (this.mayAdd) this.target?.wants.push(description)
  }

  add(pile: Peddles, card: number): void {
    if (this.lying(pile, card) > 0 && this.mayAdd) this.target?.[pile].push(card)
  }

  /** Takes the last such card off the scales. */
  takeBack(card: number): void {
    const gives = this.target?.gives
    const at = gives?.findLastIndex((gift) => gift.card === card) ?? -1
    if (at >= 0) gives?.splice(at, 1)
  }

  remove(pile: 'wants' | Peddles, thing: number): void {
    const things = this.target?.[pile]
    if (things?.includes(thing)) things.splice(things.lastIndexOf(thing), 1)
  }

  send(): void {
    if (this.trade && this.maySend) this.table.controller.send(actionsOf(this.trade, this.sections))
  }
}

const drafts = new WeakMap<Bargainer, Draft>()

/** The draft of a table: one for as long as the table is open. */
export function draftOf(table: Bargainer): Draft {
  const draft = drafts.get(table) ?? new Draft(table)
  drafts.set(table, draft)
  return draft
}
