/** A finished match in one sentence, above its replay and its review: its result, and in some games who won. */
import { ofGame } from '../../i18n/fluent'
import { figureOf } from '../../i18n/points'
import type { Replay } from '../../net/protocol'
import type { Player } from '../../table/players'
import { titleText } from './standing'

export function aboutMatch({ game, outcome }: Replay, players: readonly Player[]): string {
  const first = outcome.ranking[0]
  return ofGame(game, 'replay-about', {
    name: players[first?.seat ?? 0]?.name ?? '',
    score: figureOf(game, first?.score.total ?? 0),
    title: titleText(game, first?.title),
  })
}
