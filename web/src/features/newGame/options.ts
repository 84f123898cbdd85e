/** A game's options: how they are called, which go together, and which were chosen last. */
import { has, t } from '../../i18n/fluent'
import type { GameOption } from '../../net/protocol'
import { store, storedObject } from '../../ui/storage'

/** Where options are chosen: alone or for a table of several, each remembered for itself. */
export type Place = 'alone' | 'table'

/** Where the options are kept that were chosen last. */
const KEY = 'mazzo-options'
/** The group of the options that say who begins, and how their names begin. */
const BEGINS = 'begins'
const OF_SEAT = /^(.+)-(\d+)$/

/** Who sits at a seat, null where nobody does or nobody knows. */
export type NameOf = (seat: number) => string | null

/** What an option is called; one for a seat by what it is, and who sits there. One without words shows its own name. */
export function optionText(game: string, name: string, nameOf: NameOf = () => null): string {
  const id = `${game}-option-${name}`
  if (has(id)) return t(id)
  const [, base = '', seat = ''] = OF_SEAT.exec(name) ?? []
  const ofSeat = base === BEGINS ? 'options-begins-seat' : `${game}-option-${base}-seat`
  return base && has(ofSeat) ? t(ofSeat, { name: nameOf(Number(seat) - 1) ?? t('options-seat', { seat }) }) : name
}

/** One line about an option; for all seats the same. */
export function optionHint(game: string, option: GameOption): string {
  const id = `${game}-option-${option.seat === null ? option.name : `${base(option)}-seat`}-how`
  return has(id) ? t(id) : ''
}

/** The option for the whole table of which this one is the part of a seat. */
function base(option: GameOption): string {
  return option.seat === null ? option.name : option.name.slice(0, -`-${option.seat + 1}`.length)
}

/** The options that a table of so many seats has: alone, what is for one seat is for all. */
function atTable(offered: readonly GameOption[], seats: number): GameOption[] {
  return offered.filter((option) => option.seat === null || (seats > 1 && option.seat < seats))
}

/** Those of them that are switches and groups; who begins is asked apart. */
export function asked(offered: readonly GameOption[], seats: number): GameOption[] {
  return atTable(offered, seats).filter((option) => option.group !== BEGINS)
}

/** The options by which a seat begins, the first one having none; for a table of so many seats. */
export function beginners(offered: readonly GameOption[], seats = Infinity): GameOption[] {
  return atTable(offered, seats).filter((option) => option.group === BEGINS)
}

/** The options without the one that says who begins. */
export function withoutBeginner(chosen: readonly string[]): string[] {
  return chosen.filter((name) => OF_SEAT.exec(name)?.[1] !== BEGINS)
}

/** What remains chosen when the seats are so many: what was for a seat that is not there goes with it. */
export function fitting(chosen: readonly string[], offered: readonly GameOption[], seats: number): string[] {
  const there = atTable(offered, seats)
  return chosen.filter(
    (name) => there.some((option) => option.name === name) || !offered.some((option) => option.name === name),
  )
}

/** The choice after a switch was turned: what is for all takes the place of the same for some, and the other way round. */
export function turned(
  chosen: readonly string[],
  option: GameOption,
  on: boolean,
  offered: readonly GameOption[],
): string[] {
  const others = chosen.filter((name) => name !== option.name)
  if (!on) return others
  const replaced = offered.filter(
    (other) => base(other) === base(option) && (other.seat === null) !== (option.seat === null),
  )
  return [...others.filter((name) => !replaced.some((other) => other.name === name)), option.name]
}

/** The option of a group that is chosen; "" for none. */
export function chosenOf(chosen: readonly string[], group: readonly GameOption[]): string {
  return group.find((option) => chosen.includes(option.name))?.name ?? ''
}

/** The choice after one option of a group took the place of the others; "" for none of them. */
export function picked(chosen: readonly string[], name: string, group: readonly GameOption[]): string[] {
  return [...chosen.filter((each) => !group.some((option) => option.name === each)), ...(name ? [name] : [])]
}

/** Whether something chosen needs a deck with recipes. */
export function needRecipes(chosen: readonly string[], offered: readonly GameOption[]): boolean {
  return offered.some((option) => option.recipes && chosen.includes(option.name))
}

/** The options that were chosen last for a game, as far as anybody is still offered them; null: nobody knows yet. */
export function lastOptions(game: string, place: Place, offered: readonly GameOption[] | null): string[] {
  const kept = storedObject(KEY)[`${game}-${place}`]
  return Array.isArray(kept)
    ? kept.filter(
        (name): name is string => typeof name === 'string' && (offered?.some((option) => option.name === name) ?? true),
      )
    : []
}

/** Who begins is not kept: it is asked afresh each time. */
export function keepOptions(game: string, place: Place, chosen: readonly string[]): void {
  store(KEY, JSON.stringify({ ...storedObject(KEY), [`${game}-${place}`]: withoutBeginner(chosen) }))
}
