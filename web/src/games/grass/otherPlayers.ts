/** What a match of several players shows of Grass: the last move of each seat, and its points. */
import { t } from '../../i18n/fluent'
import type { Naming } from '../../i18n/words'
import type { Step } from '../../net/protocol'
import type { OtherPlayersParts } from '../../table/gameModule'
import { read } from './cards'
import { moveTexts } from './moveSummaries'
import { placeOf as targetPlaceOf, WASTE } from './places'

export { default as MoveSummary } from './MoveSummary.svelte'
/** Players with equal totals after the last hand share the place (12.b). */
export { pointsOf, tieText } from '../../table/ranking'

/** The play screen shows all markets. */
export const boards = null

export const hasNames = true

/** The play screen shows the moves of others in their markets, and announces them. */
export const showsOthers = true

/** A player who waits may trade with the one whose turn it is. */
export const actsOutOfTurn = true

/** Cards are dealt to all at the start of a hand only. */
export const rounds: OtherPlayersParts['rounds'] = {
  opens: () => true,
  title: (number) => t('grass-hand', { number }),
}

/** The move of one seat, for screen readers. */
export function moveSummaryText(steps: Step[], naming: Naming): string {
  return steps
    .flatMap(({ seat, text }) => {
      const move = read(text)
      return move && seat !== null ? moveTexts(seat, move, [], naming) : []
    })
    .join(' ')
}

export function placeOf({ seat, text }: Step, own: number | null): string | null {
  const move = read(text)
  if (move?.kind === 'discard') return WASTE
  return move?.kind === 'play' ? targetPlaceOf(move.target ?? seat!, own) : null
}

/** No player leaves the game before it is over. */
export function isClosed(): boolean {
  return false
}
