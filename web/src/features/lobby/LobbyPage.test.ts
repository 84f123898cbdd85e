import { cleanup, render, screen, within } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { setLanguage, t, texts } from '../../i18n/fluent'
import type { RoomCard, Room } from '../../net/protocol'
import { lobbies } from './api'
import LobbyPage from './LobbyPage.svelte'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function card(room: string, more: Partial<RoomCard> = {}): RoomCard {
  const seats = { seats: 3, taken: 1, phase: 'gathering' as const, host: 'Ada', colour: 0, opened_ago: 0 }
  return { room, game: 'orchard', options: [], clock: { t: 'none' }, programs: false, deck: null, ...seats, ...more }
}

/** The ids of the rooms under a heading, in order; a plus before those that are folded away. */
function rooms(heading: string): string[] {
  const links = within(screen.getByRole('region', { name: t(heading) })).getAllByRole('link', { hidden: true })
  return links.map((link) => `${link.closest('details') ? '+' : ''}${link.getAttribute('href')!.slice(3)}`)
}

test('first the tables that wait for one, then those with a free seat, then those to watch, of which few are shown', async () => {
  await setLanguage('en')
  await texts('room')
  const running = ['a', 'b', 'c', 'd', 'e'].map((room) => card(room, { phase: 'playing', taken: 3 }))
  const mine = [card('m', { phase: 'playing' }), card('n', { phase: 'playing' })]
  const full = card('full', { taken: 3 })
  vi.spyOn(lobbies, 'all').mockResolvedValue({ open: [...running, full, card('free'), mine[0]!], mine })
  vi.spyOn(lobbies, 'room').mockImplementation(async (id) => {
    const seats = [{ seat: 0, bot: null, turn: id === 'n' }]
    return { room: id, seats, mine: { seats: [0] } } as unknown as Room
  })
  render(LobbyPage)
  await screen.findByText(t('room-your-turn'))
  expect(rooms('tables-mine')).toEqual(['n', 'm'])
  expect(rooms('tables-open')).toEqual(['free'])
  expect(rooms('tables-closed')).toEqual(['a', 'b', 'c', 'd', '+e', '+full'])
})
