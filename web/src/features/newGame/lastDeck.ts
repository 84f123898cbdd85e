/** Which deck a game is played with: an owner's by its version, "" for the house's; remembered for each game. */
import { store, storedObject } from '../../ui/storage'

const KEY = 'mazzo-decks'

export function lastDeck(game: string): string {
  const version = storedObject(KEY)[game]
  return typeof version === 'string' ? version : ''
}

export function keepDeck(game: string, version: string): void {
  const { [game]: _, ...others } = storedObject(KEY)
  store(KEY, JSON.stringify(version ? { ...others, [game]: version } : others))
}
