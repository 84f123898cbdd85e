/** Where a count finds something that the rules do not allow, and where a line of it lies. */
import { t } from '../../i18n/fluent'
import { capital } from '../../i18n/words'
import type { CountLine, Fault, TableCount } from '../../net/protocol'
import { placeText } from '../../table/places'

function faultsOf(count: TableCount | null, seat: number): Fault[] {
  return (count?.faults ?? []).filter((fault) => fault.seat === seat)
}

/** The cells of faults, as `row,col`. */
export function faultyCells(count: TableCount | null, seat: number): ReadonlySet<string> {
  return new Set(faultsOf(count, seat).map(({ place }) => place))
}

/** The fruits of faults. */
export function faultyFruits(count: TableCount | null, seat: number): ReadonlySet<string> {
  return new Set(faultsOf(count, seat).map(({ facts }) => String(facts.fruit ?? '')))
}

/** The cells of a line of the count, as `row,col`. */
export function markedCells(line: CountLine | null): ReadonlySet<string> {
  return new Set((line?.cells ?? []).map(([row, col]) => `${row},${col}`))
}

/** The card and the place of a fault, in words; of dice without a place, which ones they are. */
export function placeOfFault(game: string, { card, place, facts }: Fault): string {
  if (!place) return facts['fruit'] ? capital(t(`${game}-${facts['fruit']}`)) : ''
  const [row, col] = place.split(',').map(Number) as [number, number]
  const where = placeText({ row, col })
  return card ? t('scorer-fault-card', { card, place: where }) : t('scorer-fault-cell', { place: where })
}
