/** What the server tells of the picture of a shared link. */
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
  /** Null: of the whole site. */
  game: string | null
  /** The games of a picture of the whole site. */
  games: string[]
  title: string
  text: string
  /** In the foot: whose picture it is. */
  name: string
  rows: Row[]
  /** The finished match whose board is drawn; null: the scene of the game. `seat`: whose board. */
  match: { info: Pick<MatchInfo, 'match' | 'game' | 'players'>; deck: Deck; snapshot: Snapshot; seat: number } | null
}
