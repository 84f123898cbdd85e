/** Sentences about a count. */
import { has, ofGame, t } from '../../i18n/fluent'
import { figureOf } from '../../i18n/points'
import { listOf } from '../../i18n/words'
import type { Fault, TableCount, Tally } from '../../net/protocol'

/** The name of a round or hand. */
export function partText(game: string, part: number): string {
  return ofGame(game, 'companion-part', { number: part + 1 })
}

/** The players, the first place first. */
export function inOrder(count: TableCount): Tally[] {
  return [...count.players].sort((a, b) => a.place - b.place || a.seat - b.seat)
}

/** The title of a player's result; "" in a game without titles. */
export function titleOf(game: string, { title }: Tally): string {
  return title !== null && has(`${game}-title-${title}`) ? t(`${game}-title-${title}`) : ''
}

/** The card and the place of a fault, where the game has no words of its own for them. */
export function plainPlace({ card, place }: Fault): string {
  const [row, column] = place.split(',').map((number) => Number(number) + 1)
  return [card && t('companion-card', { card }), place && t('companion-place', { row: row!, column: column! })]
    .filter(Boolean)
    .join(', ')
}

/** Who has won, or who plays or deals next; "" before the first count says so. */
export function nextText(game: string, count: TableCount, names: readonly string[]): string {
  const winners = count.players.filter(({ wins }) => wins).map(({ seat }) => names[seat]!)
  if (count.over && names.length > 1 && winners.length > 0)
    return t('companion-won', { count: winners.length, names: listOf(winners) })
  const next = count.next === null ? '' : ofGame(game, 'companion-next', { name: names[count.next] ?? '' })
  const dealer = count.dealer === null ? '' : t('companion-dealer', { name: names[count.dealer] ?? '' })
  return [next, dealer].filter(Boolean).join(' ')
}

/** The count as a text that is shared. */
export function sharedText(game: string, count: TableCount, names: readonly string[], day: string): string {
  const rows = inOrder(count).map((player) => {
    const title = titleOf(game, player)
    const place = names.length > 1 ? `${player.place}. ` : ''
    const parts = player.parts.length > 1 ? ` (${player.parts.map((points) => figureOf(game, points)).join(', ')})` : ''
    return `${place}${names[player.seat]}: ${figureOf(game, player.total)}${parts}${title && ` · ${title}`}`
  })
  const faults = count.faults.length > 0 ? [t('companion-as-played', { count: count.faults.length })] : []
  return [`${t(`${game}-name`)} · ${day}`, ...rows, ...faults].join('\n')
}
