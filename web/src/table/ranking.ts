/** What each seat has, and what decides between seats with as many points. */
import { t } from '../i18n/fluent'
import type { Place, Score } from '../net/protocol'

interface Players {
  view: { players: readonly { seat: number; score: { total: number } }[] }
}

export function pointsOf({ view }: Players, seat: number): number {
  return view.players.find((player) => player.seat === seat)?.score.total ?? 0
}

/**
 * How the k-th place stands to others with as many points: they share it, or something else decided, which `how` says of
 * it and the place below. Empty where the points decide, for the winners of a shared victory, who stand in the heading, and
 * where nobody has won: then a place is only a number.
 */
export function tieText<Points extends Score>(
  ranking: readonly Place<Points>[],
  k: number,
  how: (here: Place<Points>, below: Place<Points>) => string = () => '',
): string {
  if (!ranking.some((place) => place.won)) return ''
  const here = ranking[k]!
  const level = ranking.filter((place) => place.seat !== here.seat && place.score.total === here.score.total)
  if (level.some((place) => place.place === here.place)) return here.won ? '' : t('room-tie-shared')
  const below = level.find((place) => place.place > here.place)
  return below ? how(here, below) : ''
}
