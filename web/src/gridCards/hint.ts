/** The texts and marks of a hint in games with cards of trees. */
import { t } from '../i18n/fluent'
import type { Hint } from '../net/protocol'
import type { HintWords } from '../table/gameModule'
import type { Round } from '../table/hint/Zone.svelte'
import { cellAsked, read, type Cell } from './grid'
import { turnName } from './sentences'

/** The card of a hint; null for a hint about dice. */
export function cardOf(hint: Hint | null): number | null {
  return hint && /^\d+$/.test(hint.what) ? Number(hint.what) : null
}

/**
 * The area that a hint shows: around the cells that a card could cover, or around a tree. Empty when the exact card is
 * shown.
 */
export function zoneOf(hint: Hint | null): Round[] {
  if (!hint || hint.step === 1) return []
  if (cardOf(hint) === null)
    return (hint.moves.length > 0 ? hint.moves : hint.near.map((near) => `die ${near}`)).flatMap(treeAt)
  return hint.moves.length > 0
    ? []
    : hint.near.map(cellOf).map(({ row, col }) => ({ x: 100 * col + 125, y: 100 * row + 125, r: 135 }))
}

function cellOf(text: string): Cell {
  const [row, col] = text.split(',').map(Number)
  return { row: row!, col: col! }
}

function treeAt(text: string): Round[] {
  const cell = cellAsked(text)
  return cell ? [{ x: 100 * cell.col + 50, y: 100 * cell.row + 50, r: 62 }] : []
}

function text(hint: Hint): string {
  const move = hint.moves[0]
  const parsedMove = move === undefined ? null : read(move)
  if (parsedMove?.kind === 'card') {
    return t('hint-trees-move', { card: parsedMove.laid.card, turn: turnName(parsedMove.laid.turn) })
  }
  const card = cardOf(hint)
  if (card === null) {
    const far = move !== undefined && cellAsked(move) ? '-move' : hint.step > 1 ? '-near' : ''
    return t(`hint-trees-die${far}`, { what: hint.what })
  }
  return t(hint.step > 1 ? 'hint-trees-near' : 'hint-trees-card', { card })
}

export const words: HintWords = { text }
