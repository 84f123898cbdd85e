/**
 * The parts of a proposal before it is sent, and the gesture that sends it. The offers say what may be given and
 * wanted; this module only sorts and counts it.
 */
import type { GrassView, Need, Offers, Score, Talk, Trade, Whom } from '../../../net/protocol/grass'
import type { TableController } from '../../../table/TableController.svelte'

/** The fields of a table that trading uses. */
export interface Bargainer {
  readonly controller: Pick<
    TableController<GrassView, Offers, Score>,
    'snapshot' | 'sending' | 'refusal' | 'send' | 'hint' | 'suggestion'
  >
  readonly view: GrassView | null
  readonly offers: Offers
  /** The name of a seat; null for the viewer's. */
  naming(seat: number): string | null
  colourOf(seat: number): number
}

/** A card of the viewer's hand, and the description under which it is offered; the card itself if it is shown. */
export interface Given {
  card: number
  description: number
}

/**
 * The peddles of a section: from the viewer's market (`lays`: unprotected, `bares`: protected) and from the partner's
 * (`takes`, `uncovers`).
 */
export type Peddles = 'lays' | 'bares' | 'takes' | 'uncovers'

/** The exchange with one partner: cards of the hands and peddles of the markets, in both directions. */
export interface Section extends Record<Peddles, number[]> {
  seat: number
  gives: Given[]
  wants: number[]
}

/** The reason why a proposal cannot be sent yet; `seat`: the partner in whose section something is missing. */
export interface Missing {
  code: 'whom' | Need[0] | 'parts'
  seat: number | null
  count: number
}

export const PEDDLES: readonly Peddles[] = ['lays', 'bares', 'takes', 'uncovers']

/** The parts of a section, in the order of `Need.adds`. */
const SIDES = ['gives', 'wants', ...PEDDLES] as const

export function emptySection(seat: number): Section {
  return { seat, gives: [], wants: [], lays: [], bares: [], takes: [], uncovers: [] }
}

function sizeOf(section: Section): number {
  return SIDES.reduce((sum, side) => sum + section[side].length, 0)
}

export function isEmpty(section: Section): boolean {
  return sizeOf(section) === 0
}

/** How often an item occurs in a list. */
export function countOf<Thing>(things: readonly Thing[], thing: Thing): number {
  return things.filter((each) => each === thing).length
}

/** How many cards of a kind lie on the scales, for all partners together. */
export function givenOf(sections: readonly Section[], card: number): number {
  return sections.reduce((sum, { gives }) => sum + gives.filter((gift) => gift.card === card).length, 0)
}

/**
 * The number of peddles of a kind on the scales: those of the viewer's market for all partners together, those of a
 * partner's market for this partner.
 */
export function laidOf(sections: readonly Section[], pile: Peddles, card: number, seat: number | undefined): number {
  const isOwn = pile === 'lays' || pile === 'bares'
  return sections.reduce((sum, each) => sum + (isOwn || each.seat === seat ? countOf(each[pile], card) : 0), 0)
}

/** The peddles that may be named in a section: each as often as possible. */
export function peddlesOf(trade: Trade, seat: number, pile: Peddles): readonly (readonly [number, number])[] {
  const whom = whomOf(trade, seat)
  if (pile === 'takes') return whom?.wanted ?? []
  if (pile === 'uncovers') return whom?.covered ?? []
  if (!whom?.takes) return []
  return pile === 'lays' ? trade.tabled : trade.covered
}

/** All actions of a proposal, including those that name the partners. */
export function size(sections: readonly Section[]): number {
  return sections.reduce((sum, section) => sum + 1 + sizeOf(section), 0)
}

/** What is missing; null if the proposal can be sent. */
export function missingOf(trade: Trade, sections: readonly Section[]): Missing | null {
  if (sections.length === 0) return { code: 'whom', seat: null, count: 0 }
  for (const section of sections) {
    for (const [lacks, least, adds] of trade.needs) {
      const count = least - SIDES.reduce((sum, side, k) => sum + adds[k]! * section[side].length, 0)
      if (count > 0) return { code: lacks, seat: section.seat, count }
    }
  }
  const over = size(sections) - trade.most_parts
  return over > 0 ? { code: 'parts', seat: null, count: over } : null
}

/** The whole gesture: partners by seat, for each what is given and wanted in ascending order, then the proposal. */
export function actionsOf(trade: Trade, sections: readonly Section[]): number[] {
  const parts = [...sections]
    .sort((a, b) => a.seat - b.seat)
    .flatMap((section) => {
      const whom = whomOf(trade, section.seat)!
      const of = (
        choices: readonly (readonly [action: number, about: number])[],
        things: readonly number[],
      ): number[] => things.flatMap((thing) => choices.find((choice) => choice[1] === thing)?.[0] ?? [])
      const gives = section.gives.flatMap(({ card, description }) =>
        of(trade.gifts.find((gift) => gift.card === card)?.ways ?? [], [description]),
      )
      const others = [
        ...of(trade.wants, section.wants),
        ...PEDDLES.flatMap((pile) => of(peddlesOf(trade, section.seat, pile), section[pile])),
      ]
      return [whom.action, ...[...gives, ...others].sort((a, b) => a - b)]
    })
  return [...(trade.drop === null ? [] : [trade.drop]), ...parts, trade.propose]
}

export function whomOf(trade: Trade, seat: number): Whom | undefined {
  return trade.whom.find((whom) => whom.seat === seat)
}

/** The sections in a new state of the table, without what can no longer be offered. */
export function fitting(trade: Trade, sections: readonly Section[]): Section[] {
  const hand = trade.gifts.flatMap(({ card, count }) => Array.from({ length: count }, () => card))
  const market = { lays: trade.tabled.map(([, card]) => card), bares: trade.covered.map(([, card]) => card) }
  const sectionsLeft = sections.flatMap((section) => {
    const whom = whomOf(trade, section.seat)
    if (!whom) return []
    const own = (pile: 'lays' | 'bares'): number[] => (whom.takes ? takeOut(section[pile], market[pile]) : [])
    const theirs = (pile: 'takes' | 'uncovers'): number[] =>
      takeOut(
        section[pile],
        peddlesOf(trade, section.seat, pile).map(([, card]) => card),
      )
    const gives = section.gives.filter(({ card, description }) => {
      const isOffered = trade.gifts.some(
        (gift) => gift.card === card && gift.ways.some((way) => way[1] === description),
      )
      return isOffered && takeOut([card], hand).length > 0
    })
    const peddles = { lays: own('lays'), bares: own('bares'), takes: theirs('takes'), uncovers: theirs('uncovers') }
    return [{ ...section, gives, ...peddles }]
  })
  return trade.several ? sectionsLeft : sectionsLeft.slice(0, 1)
}

/** The items of `things` that are also in `there`, as multisets. Removes them from `there`. */
function takeOut(things: readonly number[], there: number[]): number[] {
  return things.filter((thing) => there.includes(thing) && there.splice(there.indexOf(thing), 1))
}

/** The pile of a section for each kind of peddle when a proposal is answered from the other side. */
const MIRRORED = {
  'give-tabled': 'takes',
  'give-covered': 'uncovers',
  'want-tabled': 'lays',
  'want-covered': 'bares',
} as const

/**
 * The first draft of a counter-proposal: the open proposal with the two sides exchanged. For a card that was only
 * described it takes the first card that fits.
 */
export function mirrored(trade: Trade, talk: Talk, me: number): Section[] {
  const section = emptySection(talk.proposer)
  for (const [partner, side, description, card] of talk.parts) {
    if (partner !== me) continue
    if (side === 'give') section.wants.push(description)
    else if (side !== 'want') section[MIRRORED[side]].push(card ?? description)
    else {
      const gift = trade.gifts.find(
        (each) => each.count > givenOf([section], each.card) && each.ways.some((way) => way[1] === description),
      )
      if (gift) section.gives.push({ card: gift.card, description })
    }
  }
  return fitting(trade, [section])
}
