import texts from '$locale/en/boards.ftl?raw'
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import type { DayBoard, DayResult } from '../../net/protocol'
import { boards } from './api'
import PublicBoard from './PublicBoard.svelte'

const RESULTS = Array.from<unknown, DayResult>({ length: 8 }, (_, k) => ({
  place: k + 1,
  name: `Player ${k + 1}`,
  you: k === 6,
  score: 40 - k,
}))
const DAY: DayBoard = {
  date: '2026-11-27',
  final: false,
  deals: [
    { game: 'orchard', deal: 'a', played: true, results: RESULTS },
    { game: 'grove', deal: 'b', played: false, results: [] },
  ],
}

beforeEach(async () => {
  await setLanguage('en')
  addTexts('en', texts)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function show(day: DayBoard): void {
  vi.spyOn(boards, 'day').mockResolvedValue(day)
  render(PublicBoard, { date: DAY.date, day: '27 November' })
}

test('the first results are shown with one’s own, then all; a deal that the reader has not played shows none', async () => {
  show(DAY)
  const names = (): string[] => screen.queryAllByText(/^Player/).map((name) => name.textContent)
  await screen.findByText('Player 7')
  expect(names()).toEqual([1, 2, 3, 4, 5, 7].map((k) => `Player ${k}`))
  screen.getByRole('button', { name: /^Show all 8/ }).click()
  await screen.findByText('Player 8')
  expect(names()).toHaveLength(8)
  expect(screen.getByText('You see the scores when you have played it.')).toBeTruthy()
})

test('a day on which nobody of the listed played is one sentence', async () => {
  show({ ...DAY, final: true, deals: DAY.deals.map((deal) => ({ ...deal, results: [] })) })
  expect(await screen.findByText('None of them played on this day.')).toBeTruthy()
  expect(screen.queryByText('grove-name')).toBeNull()
})
