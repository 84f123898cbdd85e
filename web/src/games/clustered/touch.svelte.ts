/** The line or rectangle of a score sheet that every board of the page draws. */
import type { Span } from '../../net/protocol/clustered'
import { Touch } from '../../table/touch.svelte'
import { sameSpan } from './grid'

export interface Touched {
  seat: number
  span: Span
}

export const touch = new Touch<Touched>((one, other) => one.seat === other.seat && sameSpan(one.span, other.span))
