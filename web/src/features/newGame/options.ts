/** A game's options: their names, and how the choice of one changes the others. */
import { has, t } from '../../i18n/fluent'
import type { GameOption } from '../../net/protocol'
import { atTable, BEGINS, OF_SEAT } from './chosenOptions'

/** The name of the player at a seat; null if it is empty or unknown. */
export type NameOf = (seat: number) => string | null

/** The name of an option; for a seat, its name and the player there. An option without a text shows its identifier. */
export function optionText(game: string, name: string, nameOf: NameOf = () => null): string {
  const id = `${game}-option-${name}`
  if (has(id)) return t(id)
  const [, base = '', seat = ''] = OF_SEAT.exec(name) ?? []
  const ofSeat = base === BEGINS ? 'options-begins-seat' : `${game}-option-${base}-seat`
  return base && has(ofSeat) ? t(ofSeat, { name: nameOf(Number(seat) - 1) ?? t('options-seat', { seat }) }) : name
}

/** One line about an option; the same for all seats. */
export function optionHint(game: string, option: GameOption): string {
  const id = `${game}-option-${option.seat === null ? option.name : `${base(option)}-seat`}-how`
  return has(id) ? t(id) : ''
}

/** The option for all seats that corresponds to an option for one seat. */
function base(option: GameOption): string {
  return option.seat === null ? option.name : option.name.slice(0, -`-${option.seat + 1}`.length)
}

/** The options shown as switches and groups: all but those that say who begins. */
export function switchOptions(options: readonly GameOption[], seats: number): GameOption[] {
  return atTable(options, seats).filter((option) => option.group !== BEGINS)
}

/** The options with which a seat begins, in a match of so many seats; the first seat needs none. */
export function beginners(options: readonly GameOption[], seats = Infinity): GameOption[] {
  return atTable(options, seats).filter((option) => option.group === BEGINS)
}

/**
 * The choice after a switch was turned. An option for all seats replaces the same option for single seats, and the
 * reverse.
 */
export function withSwitch(
  choice: readonly string[],
  option: GameOption,
  on: boolean,
  options: readonly GameOption[],
): string[] {
  const others = choice.filter((name) => name !== option.name)
  if (!on) return others
  const replaced = options.filter(
    (other) => base(other) === base(option) && (other.seat === null) !== (option.seat === null),
  )
  return [...others.filter((name) => !replaced.some((other) => other.name === name)), option.name]
}

/** The option of a group that is chosen; "" for none. */
export function chosenOf(choice: readonly string[], group: readonly GameOption[]): string {
  return group.find((option) => choice.includes(option.name))?.name ?? ''
}

/** The choice after one option of a group replaced the others; "" for none. */
export function withPick(choice: readonly string[], name: string, group: readonly GameOption[]): string[] {
  return [...choice.filter((each) => !group.some((option) => option.name === each)), ...(name ? [name] : [])]
}

/** Whether a chosen option needs a deck with recipes. */
export function needRecipes(choice: readonly string[], options: readonly GameOption[]): boolean {
  return options.some((option) => option.recipes && choice.includes(option.name))
}
