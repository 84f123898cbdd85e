/** Which deck a game is played with: an owner's by its version, "" for the house's; remembered for each game. */
import { DECKS } from '../../ui/settings'

export function lastDeck(game: string): string {
  const version = remembered()[game]
  return typeof version === 'string' ? version : ''
}

export function keepDeck(game: string, version: string): void {
  try {
    const { [game]: _, ...others } = remembered()
    localStorage.setItem(DECKS, JSON.stringify(version ? { ...others, [game]: version } : others))
  } catch {
    // a private window keeps nothing: the next game is played with the house's
  }
}

function remembered(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DECKS) ?? 'null')
    return kept && typeof kept === 'object' ? { ...kept } : {}
  } catch {
    return {}
  }
}
