/** The calls that begin a game: a match of one person, or a room. */
import { known } from '../../net/api'
import type { NewMatch, NewRoom, RoomAnswer } from '../../net/protocol'

export const newGames = {
  match: (match: NewMatch) => known<{ match: string }>('POST', '/api/matches', match),
  room: (room: NewRoom) => known<RoomAnswer>('POST', '/api/rooms', room),
}
