import texts from '$locale/en/boards.ftl?raw'
import room from '$locale/en/room.ftl?raw'
import ui from '$locale/en/ui.ftl?raw'
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import { api } from '../../net/api'
import type { Board, BoardMember, Me } from '../../net/protocol'
import { boards } from './api'
import BoardPage from './BoardPage.svelte'

function member(number: number, more: Partial<BoardMember>): BoardMember {
  return { number, name: '', colour: 0, you: false, owner: false, account: false, joined: '2026-11-01', ...more }
}

const BOARD: Board = {
  id: 'family',
  name: 'Family',
  owner: false,
  member: true,
  accounts: false,
  programs: false,
  count: 2,
  date: '2026-11-27',
  closes: '2026-11-28T00:00:00.000Z',
  members: [member(1, { name: 'Ada', owner: true }), member(2, { you: true })],
  today: [
    { game: 'orchard', deal: 'd', played: false, results: [{ number: 1, state: 'done', score: null, place: null }] },
  ],
  week: [{ place: 1, number: 1, points: 181.4, days: 3 }],
  month: [],
  week_from: '2026-11-23',
  month_from: '2026-11-01',
  best_of: 5,
  most: 200,
}

beforeEach(async () => {
  await setLanguage('en')
  addTexts('en', ui)
  addTexts('en', texts)
  addTexts('en', room)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('scores of a deal that the reader has not played are hidden, and a member may leave but not change the board', async () => {
  vi.spyOn(boards, 'one').mockResolvedValue(BOARD)
  render(BoardPage, { id: 'family' })
  expect(
    (await screen.findByText('You see the scores when you have played it.')).closest('section')?.textContent,
  ).toMatch('has played')
  expect(screen.getByRole('button', { name: 'Leave the board' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
})

test('the week adds up points and says how they are counted', async () => {
  vi.spyOn(boards, 'one').mockResolvedValue(BOARD)
  render(BoardPage, { id: 'family' })
  ;(await screen.findByRole('radio', { name: 'Week' })).click()
  expect((await screen.findByRole('row', { name: /Ada/ })).textContent).toMatch(/1\s*Ada\s*3\s*181/)
  expect(screen.getByText(/best 5 days count/)).toBeTruthy()
})

test('who has the link is invited, and sees the board after joining', async () => {
  vi.spyOn(boards, 'one').mockResolvedValue({ ...BOARD, member: false, members: [], today: [], week: [] })
  const join = vi.spyOn(boards, 'join').mockResolvedValue(BOARD)
  render(BoardPage, { id: 'family' })
  ;(await screen.findByRole('button', { name: 'Join' })).click()
  await screen.findAllByText('Ada')
  expect(join).toHaveBeenCalledWith('family')
})

test('the owner removes a member', async () => {
  vi.spyOn(boards, 'one').mockResolvedValue({
    ...BOARD,
    owner: true,
    members: [member(1, { name: 'Ada' }), member(2, { you: true, owner: true })],
  })
  const remove = vi.spyOn(boards, 'remove').mockResolvedValue({ ...BOARD, owner: true, members: [] })
  render(BoardPage, { id: 'family' })
  ;(await screen.findByRole('button', { name: 'Remove' })).click()
  const confirm = await vi.waitFor(() => {
    const [, second] = screen.getAllByRole('button', { name: 'Remove', hidden: true })
    if (!second) throw new Error('not asked yet')
    return second
  })
  confirm.click()
  await vi.waitFor(() => expect(remove).toHaveBeenCalledWith('family', 1))
})

test('a member without a name is asked for one, and the focus stays on the page', async () => {
  const named = { ...BOARD, members: [BOARD.members[0]!, member(2, { you: true, name: 'Bea' })] }
  vi.spyOn(boards, 'one').mockResolvedValueOnce(BOARD).mockResolvedValueOnce(named)
  const change = vi.spyOn(api, 'changeMe').mockResolvedValue({} as Me)
  render(BoardPage, { id: 'family' })
  const field = await screen.findByRole('textbox', { name: 'What is your name?' })
  expect(screen.getByText('Until then the others read “Member 2”.')).toBeTruthy()
  await fireEvent.input(field, { target: { value: ' Bea ' } })
  screen.getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(change).toHaveBeenCalledWith({ name: 'Bea' })
  expect(document.activeElement).not.toBe(document.body)
})
