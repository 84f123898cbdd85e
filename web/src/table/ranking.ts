/** The ranking of the seats, and tie-breaks between equal points. */
import { t } from '../i18n/fluent'
import type { Place, Score } from '../net/protocol'

interface Players {
  view: { players: readonly { seat: number; score: { total: number } }[] }
}

export function pointsOf({ view }: Players, seat: number): number {
  return view.players.find((player) => player.seat === seat)?.score.total ?? 0
}

/**
 * The text about equal points at the k-th place: the seats share it, or a tie-break decided, which `how` describes for
 * it and the place below. Empty if the points decide, for the winners of a shared victory, who are in the heading, and
 * if nobody has won.
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
