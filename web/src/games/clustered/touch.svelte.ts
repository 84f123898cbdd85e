/** The line or rectangle of a score sheet that every board of the page draws. */
import type { Span } from '../../net/protocol/clustered'
import { Touch } from '../../table/touch.svelte'

export const touch = new Touch<{ seat: number; span: Span }>()
