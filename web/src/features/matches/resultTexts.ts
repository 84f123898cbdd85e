/** The result of a match in words. */
import { ofGame, t } from '../../i18n/fluent'
import { figureOf } from '../../i18n/points'
import { listOf } from '../../i18n/words'
import type { Outcome, Place, Replay } from '../../net/protocol'
import type { Player } from '../../table/players'
import { titleText } from '../history/standing'

/** A finished match in one sentence: its result, and in some games who won. */
export function aboutMatch({ game, outcome }: Replay, players: readonly Player[]): string {
  const first = outcome.ranking[0]
  const points = first?.score.total ?? 0
  const winners = outcome.ranking.filter((place) => place.won).map(({ seat }) => players[seat]?.name ?? '')
  return ofGame(game, 'replay-about', {
    name: listOf(winners),
    count: winners.length,
    score: figureOf(game, points),
    points,
    title: titleText(game, first?.title),
  })
}

/**
 * How a match ended. Players with boards of their own may have ended in different ways: then the text only says that
 * all have ended.
 */
export function reasonText(game: string, outcome: Outcome, ownBoards: boolean): string {
  return ownBoards && outcome.ranking.length > 1 ? t('room-all-done') : t(`${game}-end-${outcome.reason}`)
}

/** Who has won, said to the viewer if they have a seat; or that nobody has, in a challenge that all have failed. */
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
