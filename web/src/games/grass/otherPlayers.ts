/** What a table of several shows of Grass: what a seat just did, and how it stands. */
import { t } from '../../i18n/fluent'
import type { Step } from '../../net/protocol'
import { read } from './cards'
import { moveTexts } from './moveSummaries'

export { default as MoveSummary } from './MoveSummary.svelte'
/** Players who are level after the last hand share the place (12.b). */
export { pointsOf, tieText } from '../../table/ranking'

/** Every market lies on the play screen. */
export const boards = null

export const named = true

/** What others do is seen in the markets, and said. */
export const quiet = true

/** A player who waits may trade with the one whose turn it is. */
export const speaks = true

/** What one seat did, for screen readers; others are called by their places. */
export function moveSummaryText(name: string, steps: Step[]): string {
  return steps
    .flatMap(({ seat, text }) => {
      const parsedMove = read(text)
      return parsedMove && seat !== null
        ? moveTexts(seat, parsedMove, [], (other) => (other === seat ? name : t('grass-seat', { seat: other + 1 })))
        : []
    })
    .join(' ')
}

/** No player leaves the game before it is over. */
export function isClosed(): boolean {
  return false
}
