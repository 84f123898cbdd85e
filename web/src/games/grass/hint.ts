/** What a hint says and shows in Grass. */
import { t } from '../../i18n/fluent'
import type { Hint } from '../../net/protocol'
import type { HintWords } from '../../table/gameModule'
import { cardOf, nameOf, read, type ParsedMove } from './cards'

/** The move of a hint; only its first part while the hint says no more. */
export function moveOf(hint: Hint | null): ParsedMove | null {
  return hint ? read(hint.moves[0] ?? hint.what) : null
}

/** The cards that a hint covers or picks, if it names them. */
export function cardsOf(hint: Hint | null, kind: 'cover' | 'pick'): number[] {
  return (hint?.moves ?? []).map(read).flatMap((move) => (move?.kind === kind ? [move.card] : []))
}

function names(codes: readonly string[]): string {
  return codes.map((code) => nameOf(cardOf(code) ?? 0)).join(', ')
}

function text(hint: Hint, naming: (seat: number) => string | null): string {
  const [verb = '', code = ''] = hint.what.split(' ')
  const parsedMoves = hint.moves.map(read)
  const far = hint.moves.length > 0 ? 'move' : hint.step > 1 ? 'near' : 'what'
  if (verb === 'play') {
    const move = parsedMoves[0]
    const target = move?.kind === 'play' ? move.target : null
    const cards = parsedMoves.flatMap((parsedMove) => (parsedMove?.kind === 'cover' ? [nameOf(parsedMove.card)] : []))
    const seats = hint.near
      .filter((near) => /^\d$/.test(near))
      .map((near) => naming(Number(near)) ?? t('hint-grass-you'))
    const how =
      cards.length > 0 ? 'cover' : target !== null ? 'on' : seats.length > 0 && far === 'near' ? 'near' : 'what'
    return t('hint-grass-play', {
      how,
      card: names([code]),
      name: target === null ? '' : (naming(target) ?? t('hint-grass-you')),
      names: seats.join(', '),
      cards: cards.join(', '),
    })
  }
  if (verb === 'accept' || verb === 'decline' || verb === 'withdraw' || verb === 'done') return t(`hint-grass-${verb}`)
  const cards =
    far === 'move'
      ? parsedMoves
          .flatMap((parsedMove) =>
            parsedMove && 'card' in parsedMove && parsedMove.card !== null ? [nameOf(parsedMove.card)] : [],
          )
          .join(', ')
      : names(hint.near)
  const action = ['discard', 'cover', 'pass', 'pick'].includes(verb) ? verb : 'discard'
  return t(`hint-grass-${action}`, { far, cards })
}

export const words: HintWords = { text }
