/** Changes of a sheet of Grass. A sheet is a value: each change makes another one. */
import type { EnteredHand, TableSheet } from '../../../net/protocol/grass'
import { valueOf } from '../cards'

/** Where cards of a player lie when a hand ends. */
export const ZONES = ['peddles', 'covered', 'hand'] as const
export type Zone = (typeof ZONES)[number]

/** The field of the money that was entered without its cards. */
export const SUMS = { peddles: 'unprotected', covered: 'protected' } as const

export function empty(seats: number, options: readonly string[]): TableSheet {
  return { seats, hands: [], options: [...options] }
}

/** What all players have at the end of a hand; nothing in a hand that is not entered yet. */
export function handAt(sheet: TableSheet, hand: number): EnteredHand[] {
  const entered = sheet.hands?.[hand] ?? []
  return Array.from({ length: sheet.seats }, (_, seat) => entered[seat] ?? {})
}

export function playerAt(sheet: TableSheet, hand: number, seat: number): EnteredHand {
  return handAt(sheet, hand)[seat] ?? {}
}

export function numberOf(cards: readonly number[] | undefined, kind: number): number {
  return (cards ?? []).filter((each) => each === kind).length
}

/** The money that lies in one part of a market, in thousands. */
export function moneyIn(player: EnteredHand, zone: keyof typeof SUMS): number {
  return (player[zone] ?? []).reduce((sum, kind) => sum + valueOf(kind), player[SUMS[zone]] ?? 0)
}

export function isEntered(player: EnteredHand): boolean {
  return (
    ZONES.some((zone) => (player[zone]?.length ?? 0) > 0) || moneyIn(player, 'peddles') + moneyIn(player, 'covered') > 0
  )
}

/** The sheet with so many cards of a kind in a zone, at the end of the cards that lie there. */
export function withCards(
  sheet: TableSheet,
  hand: number,
  seat: number,
  zone: Zone,
  kind: number,
  count: number,
): TableSheet {
  const player = playerAt(sheet, hand, seat)
  const others = (player[zone] ?? []).filter((each) => each !== kind)
  const cards = [...others, ...Array<number>(Math.max(0, count)).fill(kind)]
  return withPlayer(sheet, hand, seat, { ...player, [zone]: cards })
}

export function withMoney(
  sheet: TableSheet,
  hand: number,
  seat: number,
  zone: keyof typeof SUMS,
  money: number,
): TableSheet {
  return withPlayer(sheet, hand, seat, { ...playerAt(sheet, hand, seat), [SUMS[zone]]: money })
}

function withPlayer(sheet: TableSheet, hand: number, seat: number, player: EnteredHand): TableSheet {
  const length = Math.max(hand + 1, sheet.hands?.length ?? 0)
  const hands = Array.from({ length }, (_, k) => (k === hand ? handAt(sheet, k).with(seat, player) : handAt(sheet, k)))
  return { ...sheet, hands }
}
