/** The calls that begin a game (a match of one person, or a room), and those that list the decks to choose from. */
import { call, callAsPerson } from '../../net/api'
import type { DeckCard, DeckInfo, NewMatch, NewRoom, RoomAnswer } from '../../net/protocol'

export const newGames = {
  /** Fetches what makes this browser's part of the shuffle. */
  prepare: () => import('../fairness/contribution'),
  async match(match: NewMatch): Promise<{ match: string }> {
    const isDrawn = match.source.t === 'fresh' || match.source.t === 'rest'
    return callAsPerson(
      'POST',
      '/api/matches',
      isDrawn ? { ...match, ...(await (await newGames.prepare()).contribution()) } : match,
    )
  },
  async room(room: NewRoom): Promise<RoomAnswer> {
    return callAsPerson('POST', '/api/rooms', { ...room, ...(await (await newGames.prepare()).contribution()) })
  },
}

export const playableDecks = {
  mine: () => callAsPerson<DeckCard[]>('GET', '/api/decks'),
  one: (version: string) => call<DeckInfo>('GET', `/api/decks/${encodeURIComponent(version)}`),
}
