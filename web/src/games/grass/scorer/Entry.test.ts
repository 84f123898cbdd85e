import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage, texts } from '../../../i18n/fluent'
import type { CountLine, TableCount } from '../../../net/protocol'
import type { GrassView, TableSheet } from '../../../net/protocol/grass'
import Entry from './Entry.svelte'
import { empty, withCards } from './sheet'

beforeEach(async () => {
  await setLanguage('en')
  await texts('grass', 'table', 'companion')
})
afterEach(cleanup)

function show(sheet: TableSheet = empty(2, []), count: TableCount<GrassView> | null = null) {
  const onchange = vi.fn<(next: TableSheet) => void>((next) => void view.rerender({ sheet: next }))
  const onseat = vi.fn<(seat: number) => void>((seat) => void view.rerender({ seat }))
  const view = render(Entry, {
    sheet,
    count,
    names: ['Ada', 'Bo'],
    colours: [3, 1],
    seat: 0,
    marked: null,
    onseat,
    onchange,
  })
  return { onseat, last: () => onchange.mock.lastCall![0] }
}

const card = (kind: number) => document.querySelector<HTMLElement>(`[data-card='${kind}']`)!

test('a press on a picture adds a card where it is chosen, the key below takes one away', async () => {
  const { last } = show()
  await fireEvent.click(card(2))
  await fireEvent.click(card(2))
  await fireEvent.click(card(4))
  await fireEvent.click(document.querySelector("[data-less='2']")!)
  await fireEvent.click(screen.getByRole('button', { name: 'Next: Protected' }))
  await fireEvent.click(card(0))
  await fireEvent.click(screen.getByRole('button', { name: 'Next: In hand' }))
  await fireEvent.click(card(26))
  expect(last().hands).toEqual([[{ peddles: [4, 2], covered: [0], hand: [26] }, {}]])
})

test('the last card taken away leaves the focus where it was', async () => {
  show()
  await fireEvent.click(card(2))
  const less = document.querySelector<HTMLElement>("[data-less='2']")!
  less.focus()
  await fireEvent.click(less)
  await fireEvent.click(less)
  expect(less.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(less)
})

test('a digit says how many there are, and a sum is entered without cards', async () => {
  const { last } = show()
  await fireEvent.keyDown(card(3), { key: '3' })
  await fireEvent.keyDown(card(3), { key: '-' })
  await fireEvent.click(screen.getByText('Without counting cards'))
  await fireEvent.change(screen.getByLabelText('Sum in dollars'), { target: { value: '55000' } })
  expect(last().hands![0]![0]).toEqual({ peddles: [3, 3], unprotected: 55 })
})

test('the next player follows the last place, the next hand the last player', async () => {
  const { onseat, last } = show(withCards(empty(2, []), 0, 0, 'peddles', 1, 1))
  for (const name of ['Protected', 'In hand', 'Bo', 'Protected', 'In hand', 'Hand 2'])
    await fireEvent.click(screen.getByRole('button', { name: `Next: ${name}` }))
  expect(onseat.mock.calls).toEqual([[1], [0]])
  await fireEvent.click(card(5))
  expect(last().hands).toEqual([
    [{ peddles: [1] }, {}],
    [{ peddles: [5] }, {}],
  ])
})

test('an earlier hand is opened from the ledger, and its sheet has what was skimmed', async () => {
  const line = (key: string, points: number, part: number) => ({ key, points, part }) as CountLine
  const players = [
    { seat: 0, total: 60, parts: [40, 20], lines: [line('tabled', 60, 0), line('skimmed', -20, 0)] },
    { seat: 1, total: 20, parts: [20, 0], lines: [line('skimmed', 20, 0)] },
  ]
  const count = { players, faults: [], over: false } as unknown as TableCount<GrassView>
  show(withCards(withCards(empty(2, []), 0, 0, 'peddles', 4, 1), 1, 0, 'peddles', 2, 1), count)
  expect(screen.queryByText('−20')).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: 'Ada, hand 1: 40. Correct it' }))
  expect(screen.getByText('−20')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Hand 1' })).toBeTruthy()
  expect(card(4).textContent).toContain('Panama: 1. Add one')
})
