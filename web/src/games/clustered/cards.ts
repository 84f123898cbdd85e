/** The cards of Clustered by number, and the notation of moves. No rules. */
import { t } from '../../i18n/fluent'
import type { Step } from '../../net/protocol'
import { type FILLS, NAMES, type SHAPES, WILD } from '../../net/protocol/clustered'

export type Shape = (typeof SHAPES)[number]
export type Fill = (typeof FILLS)[number]

export interface Face {
  shape: Shape
  fill: Fill
  count: number
}

/** The symbols of a card; null for a wild and the start card. */
export function faceOf(card: number): Face | null {
  const [shape, fill, count] = codeOf(card).split('-')
  return count === undefined ? null : { shape: shape as Shape, fill: fill as Fill, count: Number(count) }
}

/** A card as journals write it: `square-dashed-3`, `wild`. */
export function codeOf(card: number): string {
  return NAMES[card] ?? ''
}

/** The name of a card in the reader's language: "three hatched squares". */
export function nameOf(card: number): string {
  const face = faceOf(card)
  if (!face) return t(card === WILD ? 'clustered-wild' : 'clustered-start')
  return t('clustered-card', { shape: face.shape, fill: face.fill, count: face.count })
}

/** The card named by a text; null if it names none, as when another player drew it. */
export function cardOf(text: string): number | null {
  const card = NAMES.indexOf(text as (typeof NAMES)[number])
  return card < 0 ? null : card
}

export type ParsedMove =
  | { kind: 'lay'; card: number; row: number; col: number }
  | { kind: 'discard'; card: number }
  | { kind: 'draw'; card: number | null }
  | { kind: 'undo' }

/** Parses the text of a step; null if it has none of the forms. */
export function read(text: string): ParsedMove | null {
  if (text === 'undo') return { kind: 'undo' }
  const match = /^([a-z0-9-]+) @ (-?\d+),(-?\d+)$/.exec(text)
  if (match) {
    const card = cardOf(match[1]!)
    return card === null ? null : { kind: 'lay', card, row: Number(match[2]), col: Number(match[3]) }
  }
  if (text.startsWith('discard ')) {
    const card = cardOf(text.slice(8))
    return card === null ? null : { kind: 'discard', card }
  }
  const name = text.replace(/^\* /, '')
  const card = cardOf(name)
  return card !== null || name === 'card' ? { kind: 'draw', card } : null
}

/** The notation for laying a card. */
export function write(card: number, row: number, col: number): string {
  return `${codeOf(card)} @ ${row},${col}`
}

/** The moves in one seat's steps that laid or discarded a card. */
export function doneIn(steps: readonly Step[]): { kind: 'lay' | 'discard'; card: number; gain: number }[] {
  return steps.flatMap((step) => {
    const move = step.seat === null ? null : read(step.text)
    return move?.kind === 'lay' || move?.kind === 'discard'
      ? [{ kind: move.kind, card: move.card, gain: step.gain ?? 0 }]
      : []
  })
}
