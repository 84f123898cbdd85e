/** The call for the games of the current person. */
import { callAsPerson } from '../../net/api'
import type { History } from '../../net/protocol'

export const histories = {
  /** The newest matches of one game, or of all; after a page, those that begin at its `next`. */
  of: (game?: string, after?: string) => {
    const query = new URLSearchParams({ ...(game && { game }), ...(after && { after }) }).toString()
    return callAsPerson<History>('GET', query ? `/api/history?${query}` : '/api/history')
  },
}
