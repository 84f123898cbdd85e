/** The calls that begin a game (a match of one person, or a room), and those that list the decks to choose from. */
import { call, callAsPerson } from '../../net/api'
import type { DeckCard, DeckInfo, NewMatch, NewRoom, RoomAnswer } from '../../net/protocol'

export const newGames = {
  match: (match: NewMatch) => callAsPerson<{ match: string }>('POST', '/api/matches', match),
  room: (room: NewRoom) => callAsPerson<RoomAnswer>('POST', '/api/rooms', room),
}

export const playableDecks = {
  mine: () => callAsPerson<DeckCard[]>('GET', '/api/decks'),
  one: (version: string) => call<DeckInfo>('GET', `/api/decks/${encodeURIComponent(version)}`),
}
