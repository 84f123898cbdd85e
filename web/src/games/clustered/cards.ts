/** The cards of Clustered by their numbers, and the text form of what is done with them. No rules. */
import { t } from '../../i18n/fluent'
import type { Step } from '../../net/protocol'

export type Shape = 'square' | 'triangle' | 'circle'
export type Fill = 'empty' | 'dashed' | 'solid'

export interface Face {
  shape: Shape
  fill: Fill
  count: number
}

export const WILD = 27
export const START = 28

const SHAPES: readonly Shape[] = ['square', 'triangle', 'circle']
const FILLS: readonly Fill[] = ['empty', 'dashed', 'solid']

/** The symbols of a card; null for a wild and the start card. */
export function faceOf(card: number): Face | null {
  if (card < 0 || card >= WILD) return null
  return { shape: SHAPES[Math.floor(card / 9)]!, fill: FILLS[Math.floor(card / 3) % 3]!, count: (card % 3) + 1 }
}

/** A card as journals write it: `square-dashed-3`, `wild`. */
export function codeOf(card: number): string {
  const face = faceOf(card)
  if (face) return `${face.shape}-${face.fill}-${face.count}`
  return card === WILD ? 'wild' : 'start'
}

/** A card in the reader's words: three hatched squares. */
export function nameOf(card: number): string {
  const face = faceOf(card)
  if (!face) return t(card === WILD ? 'clustered-wild' : 'clustered-start')
  return t('clustered-card', { shape: face.shape, fill: face.fill, count: face.count })
}

/** The card that a text names; null when it names none, as when another player drew it. */
export function cardOf(text: string): number | null {
  if (text === 'wild') return WILD
  if (text === 'start') return START
  const [shape, fill, count, more] = text.split('-')
  const number = SHAPES.indexOf(shape as Shape) * 9 + FILLS.indexOf(fill as Fill) * 3 + Number(count) - 1
  return more === undefined && number >= 0 && codeOf(number) === text ? number : null
}

export type ParsedMove =
  | { kind: 'lay'; card: number; row: number; col: number }
  | { kind: 'discard'; card: number }
  | { kind: 'draw'; card: number | null }
  | { kind: 'undo' }

/** What a step of the table says; null when it is none of the forms. */
export function read(text: string): ParsedMove | null {
  if (text === 'undo') return { kind: 'undo' }
  const laid = /^([a-z0-9-]+) @ (-?\d+),(-?\d+)$/.exec(text)
  if (laid) {
    const card = cardOf(laid[1]!)
    return card === null ? null : { kind: 'lay', card, row: Number(laid[2]), col: Number(laid[3]) }
  }
  if (text.startsWith('discard ')) {
    const card = cardOf(text.slice(8))
    return card === null ? null : { kind: 'discard', card }
  }
  const drawn = text.replace(/^\* /, '')
  const card = cardOf(drawn)
  return card !== null || drawn === 'card' ? { kind: 'draw', card } : null
}

/** Laying a card, as the server reads it. */
export function write(card: number, row: number, col: number): string {
  return `${codeOf(card)} @ ${row},${col}`
}

/** The cards that one seat's steps laid or discarded; draws are hidden from the others. */
export function doneIn(steps: readonly Step[]): { kind: 'lay' | 'discard'; card: number; gain: number }[] {
  return steps.flatMap((step) => {
    const move = step.seat === null ? null : read(step.text)
    return move?.kind === 'lay' || move?.kind === 'discard'
      ? [{ kind: move.kind, card: move.card, gain: step.gain ?? 0 }]
      : []
  })
}
