/** The sheets of Orchard and Grove as values: each change makes a new one. No rules. */
import type { Cell } from '../grid'

/** A card as it was laid, and the cells that the player chose where something was short. */
export interface EnteredCard extends Cell {
  card: number
  turn: number
  choices?: [number, number][]
}

export type Way = 'cards' | 'cells' | 'dice'

/** The fields that the players of both sheets share. */
export interface GridPlayer {
  cards?: EnteredCard[]
  way?: Way | null
  next?: number | null
}

export interface GridSheet<Player extends GridPlayer = GridPlayer> {
  players: Player[]
  drawn?: number[]
  deck?: string
}

export function wayOf(player: GridPlayer | undefined): Way {
  return player?.way ?? 'cards'
}

/** The sheet with changed fields of one player. */
export function withPlayer<Player extends GridPlayer, Sheet extends GridSheet<Player>>(
  sheet: Sheet,
  seat: number,
  change: Partial<Player>,
): Sheet {
  return { ...sheet, players: sheet.players.map((each, k) => (k === seat ? { ...each, ...change } : each)) }
}

export function cardsOf(sheet: GridSheet, seat: number): readonly EnteredCard[] {
  return sheet.players[seat]?.cards ?? []
}

export function withCards<Sheet extends GridSheet>(sheet: Sheet, seat: number, cards: readonly EnteredCard[]): Sheet {
  return withPlayer<GridPlayer, Sheet>(sheet, seat, { cards: [...cards] })
}

/** The sheet of one player alone, with these cards: how the table lay then. */
export function alone<Sheet extends GridSheet>(sheet: Sheet, cards: readonly EnteredCard[]): Sheet {
  const one: GridPlayer = { cards: [...cards], way: 'cards' }
  return { ...sheet, players: [one] }
}

/** Moves an entry one place forward or back; the first card stays the first. */
export function moved<Item>(items: readonly Item[], at: number, by: 1 | -1): Item[] {
  const other = at + by
  if (at < 1 || other < 1 || other >= items.length) return [...items]
  return items.map((item, k) => (k === at ? items[other]! : k === other ? items[at]! : item))
}

/**
 * The numbers in the order in which they came, as far as the sheet tells it: as they were called, else as the first
 * player with cards laid them.
 */
export function orderOf(sheet: GridSheet, seat: number): readonly number[] {
  if (sheet.drawn && sheet.drawn.length > 0) return sheet.drawn
  const first = sheet.players.findIndex((player) => (player.cards ?? []).length > 0)
  return first < 0 || first === seat ? [] : cardsOf(sheet, first).map(({ card }) => card)
}
