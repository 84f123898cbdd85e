/** The calls of called games, in which everybody has a phone. */
import { call } from '../../../net/api'
import type { CalledGame } from '../../../net/protocol'
import { asPerson } from '../api'

function path(id: string): string {
  return `/api/calls/${encodeURIComponent(id)}`
}

export const calls = {
  make: (game: string, name: string, recipes: boolean) =>
    asPerson<CalledGame>('POST', `/api/companion/${game}/calls`, { name, recipes }),
  look: (id: string) => call<CalledGame>('GET', path(id)),
  join: (id: string, name: string) => asPerson<CalledGame>('POST', `${path(id)}/join`, { name }),
  /** `seen`: how often numbers had been called, so that a second press calls no more. */
  callOn: (id: string, seen: number) => asPerson<CalledGame>('POST', `${path(id)}/next`, { calls: seen }),
  placed: (id: string, count: number) => asPerson<CalledGame>('POST', `${path(id)}/placed`, { count }),
  /** `grid`: what the person laid, an entry of `players` of the game's sheet. */
  enter: (id: string, grid: unknown) => asPerson<CalledGame>('POST', `${path(id)}/grid`, grid),
}
