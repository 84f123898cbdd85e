import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../../net/api'
import type { GameCard } from '../../net/protocol'
import { deckGame, deckGames } from './deckGames'
import { ORCHARD, SMALL } from './deckGames.fixture'

afterEach(() => vi.restoreAllMocks())

test('cards are entered of the games of which the server says so and whose cells are drawn here', async () => {
  const cards: Partial<GameCard>[] = [
    { name: 'grass', own_decks: null },
    { name: 'orchard', own_decks: ORCHARD },
    { name: 'small', own_decks: SMALL },
  ]
  vi.spyOn(api, 'games').mockResolvedValue(cards as GameCard[])
  expect((await deckGames()).map(({ name, cards }) => [name, cards])).toEqual([['orchard', 18]])
  expect((await deckGame('orchard')).words).toEqual(ORCHARD.words)
  for (const name of ['grass', 'small', 'grove']) await expect(deckGame(name)).rejects.toMatchObject({ status: 404 })
})
