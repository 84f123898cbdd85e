/** The call for the games of the current person. */
import { known } from '../../net/api'
import type { History } from '../../net/protocol'

export const histories = {
  /** Of one game, or of all. */
  of: (game?: string) =>
    known<History>('GET', game === undefined ? '/api/history' : `/api/history?game=${encodeURIComponent(game)}`),
}
