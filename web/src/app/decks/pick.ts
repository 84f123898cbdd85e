/** Which deck a game is played with: an owner's by its version, "" for the house's; remembered for each game. */
import { DECKS } from '../../ui/settings'
import { store, storedObject } from '../../ui/storage'

export function lastDeck(game: string): string {
  const version = storedObject(DECKS)[game]
  return typeof version === 'string' ? version : ''
}

export function keepDeck(game: string, version: string): void {
  const { [game]: _, ...others } = storedObject(DECKS)
  store(DECKS, JSON.stringify(version ? { ...others, [game]: version } : others))
}
