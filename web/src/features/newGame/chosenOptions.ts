/** The options that were chosen last for a game, and which of them a table has. */
import type { GameOption } from '../../net/protocol'
import { store, storedObject } from '../../ui/storage'

/** Where options are chosen: alone or for a table of several, each remembered for itself. */
export type Place = 'alone' | 'table'

/** Where the options are kept that were chosen last. */
const KEY = 'mazzo-options'
/** The group of the options that say who begins, and how their names begin. */
export const BEGINS = 'begins'
export const OF_SEAT = /^(.+)-(\d+)$/

/** The options that a table of so many seats has: alone, what is for one seat is for all. */
export function atTable(options: readonly GameOption[], seats: number): GameOption[] {
  return options.filter((option) => option.seat === null || (seats > 1 && option.seat < seats))
}

/** The options without the one that says who begins. */
export function withoutBeginner(choice: readonly string[]): string[] {
  return choice.filter((name) => OF_SEAT.exec(name)?.[1] !== BEGINS)
}

/** What remains chosen when the seats are so many: what was for a seat that is not there goes with it. */
export function fitting(choice: readonly string[], options: readonly GameOption[], seats: number): string[] {
  const there = atTable(options, seats)
  return choice.filter(
    (name) => there.some((option) => option.name === name) || !options.some((option) => option.name === name),
  )
}

/** The options that were chosen last for a game, as far as anybody is still offered them; null: nobody knows yet. */
export function lastOptions(game: string, place: Place, options: readonly GameOption[] | null): string[] {
  const value = storedObject(KEY)[`${game}-${place}`]
  return Array.isArray(value)
    ? value.filter(
        (name): name is string => typeof name === 'string' && (options?.some((option) => option.name === name) ?? true),
      )
    : []
}

/** Who begins is not kept: it is asked afresh each time. */
export function keepOptions(game: string, place: Place, choice: readonly string[]): void {
  store(KEY, JSON.stringify({ ...storedObject(KEY), [`${game}-${place}`]: withoutBeginner(choice) }))
}
