/** Words that several parts of a room share, in the reader's language. */
import { ofGame, t } from '../../i18n/fluent'
import { listOf } from '../../i18n/words'
import type { Clock, Line, Outcome, Place } from '../../net/protocol'
import type { Player } from '../../table/players'
import type { RoomClient } from './RoomClient.svelte'
import { amountOf } from './roomPlan'

/** Name of the player at a seat, null where it is empty. */
export function sitterAt(client: RoomClient, number: number): string | null {
  const seat = client.seat(number)
  return seat && seat.sitter !== 'empty' ? client.nameOf(number) : null
}

/** How a match ended. Several with boards of their own may have ended each in their own way: then only that all have. */
export function reasonText(game: string, outcome: Outcome, ownBoards: boolean): string {
  return ownBoards && outcome.ranking.length > 1 ? t('room-all-done') : t(`${game}-end-${outcome.reason}`)
}

/** Who has won, for this person if one of the seats is theirs; or that nobody has, in a challenge that all have missed. */
export function wonText(game: string, ranking: readonly Place[], players: readonly Player[]): string {
  const winners = ranking.filter((place) => place.won).map((place) => players[place.seat]!)
  if (winners.length === 0) return ofGame(game, 'room-won-none')
  const own = players.filter((player) => player.mine)
  const names = winners.filter((player) => player !== own[0]).map((player) => player.name)
  if (own.length !== 1 || names.length === winners.length)
    return t('room-won', { count: winners.length, names: listOf(winners.map((player) => player.name)) })
  return names.length === 0
    ? t('room-won-you')
    : t('room-won-you-and', { names: listOf([t('room-you-are'), ...names]) })
}

/** A line of the chat: a ready phrase in the reader's language, or the words as they were written. */
export function lineText(line: Line): string {
  return line.phrase ? t(`talk-say-${line.phrase}`) : line.text
}

/** A clock in a few words. */
export function clockText(clock: Clock): string {
  return t(`room-clock-${clock.t}-is`, { amount: amountOf(clock) })
}
