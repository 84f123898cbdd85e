/** A finished match in one sentence, above its replay and its review: its result, and in some games who won. */
import { ofGame } from '../../i18n/fluent'
import { figureOf } from '../../i18n/points'
import { listOf } from '../../i18n/words'
import type { Replay } from '../../net/protocol'
import type { Player } from '../../table/players'
import { titleText } from '../history/standing'

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
