/** The options that were chosen last for a game, and those that apply to a number of seats. */
import type { GameOption } from '../../net/protocol'
import { store, storedObject } from '../../ui/storage'

/** The two kinds of choices, stored separately: for a match alone and for a match of several. */
export type Place = 'alone' | 'table'

/** The key in local storage of the options that were chosen last. */
const KEY = 'mazzo-options'
/** The group of the options that say who begins, and how their names begin. */
export const BEGINS = 'begins'
export const OF_SEAT = /^(.+)-(\d+)$/

/** The options that a match of so many seats has; a match alone has none for single seats. */
export function atTable(options: readonly GameOption[], seats: number): GameOption[] {
  return options.filter((option) => option.seat === null || (seats > 1 && option.seat < seats))
}

/** The options without the one that says who begins. */
export function withoutBeginner(choice: readonly string[]): string[] {
  return choice.filter((name) => OF_SEAT.exec(name)?.[1] !== BEGINS)
}

/** The chosen options without those that a match of so many seats does not have. */
export function fitting(choice: readonly string[], options: readonly GameOption[], seats: number): string[] {
  const there = atTable(options, seats)
  return choice.filter(
    (name) => there.some((option) => option.name === name) || !options.some((option) => option.name === name),
  )
}

/**
 * The options that were chosen last for a game, without those no longer offered. `options`: the offered ones, null
 * while they are unknown.
 */
export function lastOptions(game: string, place: Place, options: readonly GameOption[] | null): string[] {
  const value = storedObject(KEY)[`${game}-${place}`]
  return Array.isArray(value)
    ? value.filter(
        (name): name is string => typeof name === 'string' && (options?.some((option) => option.name === name) ?? true),
      )
    : []
}

/** The choice of who begins is not stored: it is asked each time. */
export function keepOptions(game: string, place: Place, choice: readonly string[]): void {
  store(KEY, JSON.stringify({ ...storedObject(KEY), [`${game}-${place}`]: withoutBeginner(choice) }))
}
