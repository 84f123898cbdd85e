/** The calls about reviews. `id`: of a finished match. */
import { call, callAsPerson } from '../../net/api'
import type { LineCall, LineValue, ReviewAnswer } from '../../net/protocol'

export const reviews = {
  of: (id: string) => call<ReviewAnswer>('GET', `/api/matches/${encodeURIComponent(id)}/review`),
  line: (id: string, line: LineCall) =>
    callAsPerson<LineValue>('POST', `/api/matches/${encodeURIComponent(id)}/review/line`, line),
}
