import { cleanup, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import { api } from '../../net/api'
import type { History } from '../../net/protocol'
import { Refusal } from '../../net/Refusal'
import { newGames } from '../newGame/api'
import { noteFinished, type Unfinished } from '../newGame/unfinished'
import ShelfCard from './ShelfCard.svelte'

const OPEN: Unfinished = { game: 'grove', href: '/m/a', created: '2026-11-03T09:00:00.000Z', practice: false, seats: 1 }

beforeEach(async () => {
  localStorage.clear()
  await setLanguage('en')
  addTexts(
    'en',
    'grove-name = Grove\ngrove-about = about\nhome-learn = Learn\nhome-puzzle = Puzzle of the day\nhome-puzzle-short = Puzzle\nhome-play = Play\nhome-continue = Continue\ngame-new = New game\nhome-dealing = Dealing',
  )
  vi.spyOn(api, 'games').mockRejectedValue(new Refusal(0, 'away'))
  vi.spyOn(newGames, 'match').mockRejectedValue(new Refusal(0, 'away'))
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function card(open?: Unfinished, isListed = false): void {
  render(ShelfCard, { props: { game: 'grove', card: null, open, isListed } })
}

function history(status: 'playing' | 'finished'): History {
  return { games: [{ game: 'grove', status }] } as History
}

test('Learn stays after Play was tapped and while the first game is played; a whole game ends it', async () => {
  card()
  screen.getByRole('button', { name: /Play/ }).click()
  await vi.waitFor(() => expect(newGames.match).toHaveBeenCalled())
  noteFinished(history('playing'))
  await tick()
  expect(screen.getByRole('link', { name: /Learn/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Puzzle/ })).toBeNull()
  noteFinished(history('finished'))
  await tick()
  expect(screen.queryByRole('link', { name: /Learn/ })).toBeNull()
  expect(screen.getByRole('link', { name: /Puzzle/ })).toBeTruthy()
})

test('Learn stays when the lesson was only opened', async () => {
  card()
  screen.getByRole('link', { name: /Learn/ }).dispatchEvent(new MouseEvent('click', { cancelable: true }))
  await tick()
  expect(screen.getByRole('link', { name: /Learn/ })).toBeTruthy()
})

test('a game that is continued from the list above can be begun anew on its card, where Continue does not stand again', () => {
  card(OPEN, true)
  expect(screen.queryByRole('link', { name: /Continue/ })).toBeNull()
  expect(screen.getByRole('button', { name: /New game/ })).toBeTruthy()
})

test('a game that the list above leaves out is continued on its card', () => {
  card(OPEN)
  expect(screen.getByRole('link', { name: /Continue/ }).getAttribute('href')).toBe('/m/a')
})

test('without a network Play says that it needs one and begins nothing; the rules can be opened', async () => {
  addTexts('en', 'home-offline-why = Needs a connection\nrules-of = The rules of { $game }')
  render(ShelfCard, { props: { game: 'grove', card: null, open: undefined, online: false } })
  const play = screen.getByRole('button', { name: /Play.*Needs a connection/ })
  expect(play.getAttribute('aria-disabled')).toBe('true')
  play.click()
  await tick()
  expect(api.games).not.toHaveBeenCalled()
  expect(screen.getByRole('link', { name: 'The rules of Grove' }).getAttribute('href')).toBe('/rules/grove')
  expect(screen.queryByRole('link', { name: /Learn|Puzzle/ })).toBeNull()
})
