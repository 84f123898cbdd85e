/** The calls of deals. */
import { callAsPerson } from '../../net/api'
import type { Attempts, DealPage, Month, NewAttemptAnswer, NewDealAnswer, Streaks } from '../../net/protocol'

function path(id: string): string {
  return `/api/deals/${encodeURIComponent(id)}`
}

/** Which attempts a list shows. `after`: where the list before it ended. */
export interface Wanted {
  unassisted: boolean
  after?: string
}

export const deals = {
  page: (id: string) => callAsPerson<DealPage>('GET', path(id)),
  attempts: (id: string, { unassisted, after }: Wanted) => {
    const query = new URLSearchParams({ ...(unassisted && { unassisted: 'true' }), ...(after && { after }) })
    return callAsPerson<Attempts>('GET', `${path(id)}/attempts${query.size > 0 ? `?${query}` : ''}`)
  },
  /** Begins a match on the deal; if the first attempt is in progress, the answer is that one. */
  play: (id: string) => callAsPerson<NewAttemptAnswer>('POST', `${path(id)}/attempts`, {}),
  /** The deal of a finished match. */
  make: (match: string) => callAsPerson<NewDealAnswer>('POST', '/api/deals', { match }),
  /** `month` as in "2026-11". */
  month: (month: string) => callAsPerson<Month>('GET', `/api/deals?month=${encodeURIComponent(month)}`),
  streaks: () => callAsPerson<Streaks>('GET', '/api/streaks'),
}
