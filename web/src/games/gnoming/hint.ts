/** What a hint says and shows in Gnoming A Round. */
import type { HintWords } from '../../table/gameModule'
import { t } from '../../i18n/fluent'
import type { Hint } from '../../net/protocol'
import { nameOf, read, type ParsedMove } from './cards'

interface Marks {
  cells: number[]
  /** `stock`, `pile-0`, `pile-1`. */
  place: string | null
}

/** What a hint marks, as a lesson does. */
export function marksOf(hint: Hint | null): Marks {
  if (!hint) return { cells: [], place: null }
  const parsedMoves = hint.moves.map(read)
  const [first] = parsedMoves
  const taken = read(hint.what)
  const place =
    taken?.kind === 'draw'
      ? 'stock'
      : taken?.kind === 'take'
        ? `pile-${taken.pile}`
        : first?.kind === 'discard' && first.pile !== null
          ? `pile-${first.pile}`
          : null
  const cells =
    hint.moves.length > 0
      ? parsedMoves.flatMap((parsedMove) =>
          parsedMove?.kind === 'turn' || parsedMove?.kind === 'put' ? [parsedMove.cell] : [],
        )
      : hint.near.flatMap((near) => cellOf(near))
  return { cells, place }
}

function cellOf(text: string): number[] {
  const [row, col] = text.split(',').map(Number)
  return row === undefined || col === undefined ? [] : [3 * row + col]
}

function cellsText(cells: readonly number[]): string {
  return [...cells]
    .sort((one, other) => one - other)
    .map((cell) => cell + 1)
    .join(', ')
}

function text(hint: Hint): string {
  const { cells } = marksOf(hint)
  const parsedMove: ParsedMove | null = read(hint.moves[0] ?? hint.what)
  const count = cells.length
  const kind = hint.what.split(' ')[0]
  const far = hint.moves.length > 0 ? 'move' : hint.step > 1 ? 'near' : 'what'
  if (kind === 'draw') return t('hint-gnoming-draw')
  if (kind === 'pass') return t('hint-gnoming-pass')
  if (kind === 'turn') return t('hint-gnoming-turn', { far, cells: cellsText(cells), count })
  if (kind === 'take') {
    const taken = read(hint.what)
    const card = taken?.kind === 'take' && taken.card !== null ? nameOf(taken.card) : ''
    const pile = taken?.kind === 'take' ? taken.pile : 0
    return t('hint-gnoming-take', { far, card, pile, cells: cellsText(cells) })
  }
  if (kind === 'put') return t('hint-gnoming-put', { far, cells: cellsText(cells) })
  if (parsedMove?.kind === 'discard' && parsedMove.pile !== null)
    return t('hint-gnoming-discard', { far, pile: parsedMove.pile })
  return t('hint-gnoming-discard', { far: hint.what === 'discard hazard' ? 'hazard' : 'what', pile: 0 })
}

export const words: HintWords = { text }
