/** The calls about par (docs/par.md). `id`: of a finished match. */
import { call } from '../../net/api'
import type { Par, Replay } from '../../net/protocol'

export const pars = {
  of: (id: string) => call<Par>('GET', `/api/matches/${encodeURIComponent(id)}/par`),
  replay: (id: string, which: 'line' | 'honest') =>
    call<Replay>('GET', `/api/matches/${encodeURIComponent(id)}/par/${which}`),
}
