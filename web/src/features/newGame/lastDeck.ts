/** The deck that was chosen last for each game: the version of an owner's deck, or "" for the house deck. */
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
