import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import type { OtherPlayersParts } from '../../table/gameModule'
import PlayerStrip from './PlayerStrip.svelte'
import type { RoomClient } from './RoomClient.svelte'

beforeEach(async () => {
  await setLanguage('en')
  addTexts('en', 'room-gone = { $name } has been away.\nroom-hand = Let a bot play\ntable-close = Close')
})

afterEach(cleanup)

/** Two people at one device, or one who waits for Bo, who has been away. */
function show(mine: number[], holder: number, mayHand: boolean, turn: number | null = null): void {
  const seat = { sitter: 'person', bot: null, handed: false, turn: false, left: null, running: false, colour: 0 }
  const seats = ['Ada', 'Bo'].map((name, number) => ({
    ...seat,
    seat: number,
    turn: number === turn,
    name,
    away: mayHand && number === 1 ? 1 : null,
    may_hand: mayHand && number === 1,
  }))
  const client = {
    room: { game: 'gnoming', seats, clock: { t: 'none' }, paused: false, pausing: [], watching: 0, phase: 'playing' },
    mine,
    lines: [],
    unread: 0,
    busy: [],
    seat: (number: number) => seats[number],
    left: () => null,
    nameOf: (number: number) => seats[number]!.name,
    may: (act: string) => act === 'hand',
    doing: () => false,
    read: () => undefined,
  } as unknown as RoomClient
  const parts = {
    pointsOf: () => null,
    isClosed: () => false,
    boards: null,
    hasNames: true,
  } as unknown as OtherPlayersParts
  render(PlayerStrip, { props: { client, snapshot: null, parts, holder, onlook: undefined } })
}

test('of two seats of one device only that of its holder is marked as one’s own', () => {
  show([0, 1], 1, false)
  expect([...document.querySelectorAll('.chip')].map((chip) => chip.classList.contains('mine'))).toEqual([false, true])
})

test('the notice of an absent player lies over the table, is put away, and comes back', async () => {
  show([0], 0, true)
  const notice = screen.getByText('Bo has been away.')
  expect(notice.closest('.slips')).not.toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Bo has been away.')).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: 'Bo has been away.' }))
  expect(screen.getByText('Let a bot play')).toBeTruthy()
})

test('the seat in turn is scrolled into view', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    expect(this.textContent).toContain('Bo')
  })
  show([0], 0, false, 1)
  expect(scrolled).toHaveBeenCalledOnce()
  scrolled.mockRestore()
})
