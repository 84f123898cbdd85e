/** A game's options: their names, and how the choice of one changes the others. */
import { has, t } from '../../i18n/fluent'
import type { GameOption } from '../../net/protocol'
import { atTable, BEGINS, OF_SEAT } from './chosenOptions'

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

/** Those of them that are switches and groups; who begins is asked apart. */
export function switchOptions(options: readonly GameOption[], seats: number): GameOption[] {
  return atTable(options, seats).filter((option) => option.group !== BEGINS)
}

/** The options by which a seat begins, the first one having none; for a table of so many seats. */
export function beginners(options: readonly GameOption[], seats = Infinity): GameOption[] {
  return atTable(options, seats).filter((option) => option.group === BEGINS)
}

/** The choice after a switch was turned: what is for all takes the place of the same for some, and the other way round. */
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

/** The choice after one option of a group took the place of the others; "" for none of them. */
export function withPick(choice: readonly string[], name: string, group: readonly GameOption[]): string[] {
  return [...choice.filter((each) => !group.some((option) => option.name === each)), ...(name ? [name] : [])]
}

/** Whether something chosen needs a deck with recipes. */
export function needRecipes(choice: readonly string[], options: readonly GameOption[]): boolean {
  return options.some((option) => option.recipes && choice.includes(option.name))
}
