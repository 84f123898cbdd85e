/** The calls of the lobby. */
import { call, callAsPerson } from '../../net/api'
import type { Lobby, Room } from '../../net/protocol'

export const lobbies = {
  all: () => callAsPerson<Lobby>('GET', '/api/rooms'),
  room: (id: string) => call<Room>('GET', `/api/rooms/${encodeURIComponent(id)}`),
}
