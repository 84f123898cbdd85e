/** What a hint says and shows in Gnoming A Round. */
import { t } from '../../i18n/fluent'
import type { Hint } from '../../net/protocol'
import type { HintWords } from '../../table/gameModule'
import { nameOf, read, type ParsedMove } from './cards'

interface Marks {
  cells: number[]
  /** `stock`, `pile-0`, `pile-1`. */
  place: string | null
}

/** The place that a hint marks. */
export function marksOf(hint: Hint | null): Marks {
  if (!hint) return { cells: [], place: null }
  const what = read(hint.what)
  const target = placesIn(hint.moves.map(read))
  return {
    cells: hint.moves.length > 0 ? target.cells : hint.near.flatMap(cellOf),
    place: what?.kind === 'draw' || what?.kind === 'take' ? placesIn([what]).place : target.place,
  }
}

/** The places of moves: their cells, and the stock or the pile of the first one. */
export function placesIn(moves: readonly (ParsedMove | null)[]): Marks {
  const [first] = moves
  const pile = first?.kind === 'take' || first?.kind === 'discard' ? first.pile : null
  return {
    cells: moves.flatMap((move) => (move?.kind === 'turn' || move?.kind === 'put' ? [move.cell] : [])),
    place: first?.kind === 'draw' ? 'stock' : pile === null ? null : `pile-${pile}`,
  }
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
  const take = read(hint.what)
  if (take?.kind === 'take') {
    const card = take.card === null ? '' : nameOf(take.card)
    return t('hint-gnoming-take', { far, card, pile: take.pile, cells: cellsText(cells) })
  }
  if (kind === 'put') return t('hint-gnoming-put', { far, cells: cellsText(cells) })
  if (parsedMove?.kind === 'discard' && parsedMove.pile !== null)
    return t('hint-gnoming-discard', { far, pile: parsedMove.pile })
  return t('hint-gnoming-discard', { far: hint.what === 'discard hazard' ? 'hazard' : 'what', pile: 0 })
}

export const words: HintWords = { text }
