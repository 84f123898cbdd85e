/** The call for a game's lesson. */
import { call } from '../../net/api'
import type { Lesson } from '../../net/protocol'

export const lessons = {
  of: (game: string) => call<Lesson>('GET', `/api/lessons/${encodeURIComponent(game)}`),
}
