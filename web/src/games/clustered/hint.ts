/** What a hint says and shows at the shared table of Clustered. */
import { t } from '../../i18n/fluent'
import { capital } from '../../i18n/words'
import type { Hint } from '../../net/protocol'
import type { HintWords } from '../../table/gameModule'
import type { Round } from '../../table/hint/Zone.svelte'
import { cardOf, nameOf, read } from './cards'

/** The card of the hand that a hint names; null if it does not name one yet. */
export function handCardOf(hint: Hint | null): number | null {
  const parsedMove = hint?.moves[0] === undefined ? null : read(hint.moves[0])
  if (parsedMove?.kind === 'discard' || parsedMove?.kind === 'lay') return parsedMove.card
  return hint ? cardOf(hint.what) : null
}

/** The area that a hint shows; empty when the exact cell is shown. */
export function zoneOf(hint: Hint | null): Round[] {
  if (!hint || hint.moves.length > 0) return []
  return hint.near
    .filter((near) => near.includes(','))
    .map((near) => {
      const [row, col] = near.split(',').map(Number) as [number, number]
      return { x: 100 * col + 50, y: 100 * row + 50, r: 84 }
    })
}

function name(code: string): string {
  return nameOf(cardOf(code) ?? 0)
}

function text(hint: Hint): string {
  const parsedMoves = hint.moves.map(read)
  const parsedMove = parsedMoves[0]
  if (parsedMove?.kind === 'lay') return capital(t('hint-clustered-move', { card: nameOf(parsedMove.card) }))
  const discards = parsedMoves.flatMap((each) => (each?.kind === 'discard' ? [nameOf(each.card)] : []))
  if (discards.length > 0) return t('hint-discard-it', { card: discards.join(', ') })
  if (hint.what === 'discard')
    return hint.step > 1 ? t('hint-discard-near', { cards: hint.near.map(name).join(', ') }) : t('hint-discard')
  return t(hint.step > 1 ? 'hint-clustered-near' : 'hint-clustered-card', { card: name(hint.what) })
}

export const words: HintWords = { text }
