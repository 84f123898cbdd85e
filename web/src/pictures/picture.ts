/** The server's request for the picture of a shared link. */
import type { Deck, MatchInfo, Snapshot } from '../net/protocol'

export interface Row {
  place: number | null
  name: string
  points: string
  /** The seat's colour; null for a free seat. */
  colour: number | null
  bot: boolean
}

export interface Picture {
  /** Null for the picture of the whole site. */
  game: string | null
  /** The games, for a picture of the whole site. */
  games: string[]
  title: string
  text: string
  /** The name in the footer: who shared it. */
  name: string
  rows: Row[]
  /** The finished match whose board is drawn; null to draw the scene of the game. `seat`: the seat of the board. */
  match: { info: Pick<MatchInfo, 'match' | 'game' | 'players'>; deck: Deck; snapshot: Snapshot; seat: number } | null
}
