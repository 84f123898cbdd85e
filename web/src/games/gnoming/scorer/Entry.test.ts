import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage, texts } from '../../../i18n/fluent'
import type { TableCount } from '../../../net/protocol'
import type { GnomingView, TableSheet } from '../../../net/protocol/gnoming'
import Entry from './Entry.svelte'
import { empty, gridAt, withCard } from './sheet'

beforeEach(async () => {
  await setLanguage('en')
  await texts('gnoming', 'table', 'companion')
})
afterEach(cleanup)

function show(sheet: TableSheet = empty(2, []), count: TableCount<GnomingView> | null = null) {
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
  const set = (next: TableSheet) => view.rerender({ sheet: next })
  return { set, onchange, onseat, last: () => onchange.mock.lastCall![0] }
}

const cells = () => screen.getAllByRole('button', { pressed: true }).map((each) => each.getAttribute('data-cell'))

test('values fill the grid cell after cell, and an earlier cell is corrected by a tap', async () => {
  const { last } = show()
  await fireEvent.click(screen.getByRole('button', { name: 'A 5' }))
  await fireEvent.click(screen.getByRole('button', { name: 'A hazard' }))
  expect(gridAt(last(), 0, 0).slice(0, 3)).toEqual([6, 10, null])
  expect(cells()).toContain('2')
  await fireEvent.click(document.querySelector("[data-cell='0']")!)
  await fireEvent.click(screen.getByRole('button', { name: 'A mulligan' }))
  expect(gridAt(last(), 0, 0).slice(0, 3)).toEqual([11, 10, null])
  expect(cells()).toContain('2')
})

test('a cell that another window has filled meanwhile is not overwritten', async () => {
  const { last, set } = show()
  await fireEvent.click(screen.getByRole('button', { name: 'A 5' }))
  await set(withCard(last(), 0, 0, 1, 8))
  await fireEvent.click(screen.getByRole('button', { name: 'A hazard' }))
  expect(gridAt(last(), 0, 0).slice(0, 4)).toEqual([6, 8, 10, null])
})

test('values are typed, negative ones with their sign', async () => {
  const { last } = show()
  for (const key of ['8', '-', '4', 'h', 'm']) await fireEvent.keyDown(document.body, { key })
  expect(gridAt(last(), 0, 0).slice(0, 5)).toEqual([9, 0, 10, 11, null])
})

test('whoever went out is one player, and the next player follows a full grid', async () => {
  let sheet = empty(2, [])
  for (let cell = 0; cell < 9; cell += 1) sheet = withCard(sheet, 0, 0, cell, 4)
  const { last, onseat } = show(sheet)
  await fireEvent.click(screen.getByRole('checkbox', { name: 'Ada went out first' }))
  expect(last().rounds![0]!.out).toBe(0)
  await fireEvent.click(screen.getByRole('button', { name: 'Next: Bo' }))
  expect(onseat).toHaveBeenCalledWith(1)
})

test('the button to the next grid goes away after the last, and the focus to the grid', async () => {
  let sheet = empty(2, [])
  for (let place = 0; place < 53; place += 1)
    sheet = withCard(sheet, Math.floor(place / 18), Math.floor(place / 9) % 2, place % 9, 4)
  show(sheet)
  const next = screen.getByRole('button', { name: 'Next: Bo' })
  next.focus()
  await fireEvent.click(next)
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-cell')).toBe('8'))
})

test('a fault of the shown grid is said, and its cell is marked', () => {
  const fault = {
    seat: 0,
    part: 0,
    at: 3,
    card: 'hazard',
    place: '1,0',
    code: 'gnoming-card-gone',
    rule: '',
    skipped: false,
  }
  const count = {
    players: [0, 1].map((seat) => ({ seat, total: 0, parts: [0], lines: [] })),
    faults: [{ ...fault, facts: { card: 'hazard', count: 3 } }],
  } as unknown as TableCount<GnomingView>
  show(withCard(empty(2, []), 0, 0, 3, 10), count)
  expect(screen.getByRole('status').textContent).toContain('as you played it')
  expect(document.querySelector("[data-cell='3']")!.getAttribute('aria-label')).toContain('This cannot be')
})
