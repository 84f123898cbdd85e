/** Every section of these pages throws here: each shows an error in its place, and the rest of the page is shown. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { createRawSnippet, mount, type Component } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { histories } from '../features/history/api'
import HistoryPage from '../features/history/HistoryPage.svelte'
import GamePage from '../features/home/GamePage.svelte'
import HomePage from '../features/home/HomePage.svelte'
import { lobbies } from '../features/lobby/api'
import LobbyPage from '../features/lobby/LobbyPage.svelte'
import WaitingRoom from '../features/rooms/WaitingRoom.svelte'
import { setLanguage, t, texts } from '../i18n/fluent'
import { api } from '../net/api'
import type { GameCard, History, Kind, Room, Row } from '../net/protocol'
import TableFrame from '../table/TableFrame.svelte'
import Broken from '../ui/Broken.fixture.svelte'
import App from './App.svelte'

vi.mock('./Header.svelte', () => import('../ui/Broken.fixture.svelte'))
vi.mock('./Footer.svelte', () => import('../ui/Broken.fixture.svelte'))
vi.mock('../features/home/UnfinishedGames.svelte', () => import('../ui/Broken.fixture.svelte'))
vi.mock('../features/deals/TodayStrip.svelte', () => import('../ui/Broken.fixture.svelte'))
vi.mock('../features/home/ShelfCard.svelte', () => import('../ui/Broken.fixture.svelte'))
vi.mock('../features/home/GameFacts.svelte', () => import('../ui/Broken.fixture.svelte'))
vi.mock('../features/home/GamePicture.svelte', () => import('../ui/Broken.fixture.svelte'))
vi.mock('../features/home/WaysToPlay.svelte', () => import('../ui/Broken.fixture.svelte'))
vi.mock('../features/home/GameResults.svelte', () => import('../ui/Broken.fixture.svelte'))
vi.mock('../features/history/Records.svelte', () => import('../ui/Broken.fixture.svelte'))
vi.mock('../features/history/Figures.svelte', () => import('../ui/Broken.fixture.svelte'))
vi.mock('../table/log/GameLog.svelte', () => import('../ui/Broken.fixture.svelte'))
vi.mock('../table/lesson/Coach.svelte', () => import('../ui/Broken.fixture.svelte'))
vi.mock('../ui/Chart.svelte', () => import('../ui/Broken.fixture.svelte'))
vi.mock('../features/lobby/NewRoomButton.svelte', () => import('../ui/Broken.fixture.svelte'))
vi.mock('../features/lobby/RoomList.svelte', () => import('../ui/Broken.fixture.svelte'))
vi.mock('../features/rooms/RoundTable.svelte', () => import('../ui/Broken.fixture.svelte'))
vi.mock('../features/rooms/Invitation.svelte', () => import('../ui/Broken.fixture.svelte'))
vi.mock('../features/rooms/NotificationButton.svelte', () => import('../ui/Broken.fixture.svelte'))
vi.mock('../features/rooms/Chat.svelte', () => import('../ui/Broken.fixture.svelte'))

const GAMES = 5
const kind = { game: 'orchard', seats: 1, options: [], without: 0, deck: '', count: 2, best: 9, mark: null } as unknown
const past = { kinds: [kind], streak: 1, count: 2 } as unknown as History
const row = { game: 'orchard', kind: 0, status: 'finished', created: '2026-05-01T10:00:00Z', counts: true } as Row
const seat = { seat: 0, sitter: 'empty', options: [] }
const room = {
  room: 'r',
  game: 'orchard',
  phase: 'gathering',
  seats: [seat],
  options: [],
  clock: { t: 'none' },
  mine: {},
  begins: null,
}
const client = { room: room as unknown as Room, link: 'open', mine: [], may: () => false, host: null } as unknown

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await setLanguage('en')
  await texts('first', 'room', 'history', 'errors', 'table')
  const games = [1, 2].map((score) => ({ ...row, match: String(score), score, opponents: [], hints: 0, place: null }))
  vi.spyOn(histories, 'of').mockResolvedValue({ ...past, kinds: [kind as Kind], games })
  vi.spyOn(api, 'games').mockResolvedValue([{ name: 'orchard', seats_max: 4 } as GameCard])
  vi.spyOn(lobbies, 'all').mockResolvedValue({ open: [], mine: [] })
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each<[string, Component<never>, object, number]>([
  ['the frame of every page and the home page', App, {}, 2 + 1 + GAMES + 1],
  ['the home page', HomePage, {}, 1 + GAMES + 1],
  ["a game's page", GamePage, { game: 'orchard' }, 5],
  ['the history', HistoryPage, {}, 2],
  ['the lobby', LobbyPage, {}, 4],
  ['the waiting room', WaitingRoom, { client }, 4],
])('%s stands though each of its sections fails', async (_, page, props, count) => {
  render(page as Component<object>, props)
  await vi.waitFor(() => expect(screen.getAllByText(t('ui-failed'))).toHaveLength(count))
  expect(screen.getByRole('main').querySelector('h1')).not.toBeNull()
  expect(screen.queryByText(t('ui-failed-page'))).toBeNull()
})

test('a table stands though each of its parts fails', () => {
  const part = createRawSnippet(() => ({
    render: () => '<div></div>',
    setup: (target) => void mount(Broken, { target, props: {} }),
  }))
  const parts = { otherPlayers: part, strip: part, board: part, notice: part, hand: part, side: part }
  const controller = { game: 'orchard', hello: null, link: 'open', announcement: '', isShared: false }
  const rest = { score: null, sign: '', steps: [{}], done: 0, moved: false, onall: () => undefined, sheetOpen: true }
  render(TableFrame as unknown as Component<object>, { controller, ...rest, ...parts })
  expect(screen.getAllByText(t('ui-failed'))).toHaveLength(Object.keys(parts).length + 2)
  expect(screen.getByText('Orchard')).toBeTruthy()
})
