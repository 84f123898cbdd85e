import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage, t, texts } from '../../../i18n/fluent'
import type { TableCount } from '../../../net/protocol'
import { type ClusteredView, type Laid, type TableSheet, WILD } from '../../../net/protocol/clustered'
import { cardOf } from '../cards'
import Entry from './Entry.svelte'
import { cardsOf, empty, withTurn } from './sheet'

beforeEach(async () => {
  await setLanguage('en')
  await texts('clustered', 'table', 'companion')
})
afterEach(cleanup)

function show(sheet: TableSheet = empty(2, []), count: TableCount<ClusteredView> | null = null) {
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
  return { onchange, last: () => onchange.mock.lastCall![0] }
}

const attribute = (name: string | number) => document.querySelector<HTMLElement>(`[data-attribute='${name}']`)!

function counted(laid: Laid[], more: object = {}): TableCount<ClusteredView> {
  const players = [0, 1].map((seat) => ({ seat, total: 0, lines: [], parts: [] }))
  const view = { laid, players: [], table: null }
  return { players, faults: [], rest: [], next: 0, over: false, view, ...more } as unknown as TableCount<ClusteredView>
}

test('three attributes are a card, by press and by key; one that did not fit needs no place', async () => {
  const { last, onchange } = show()
  await fireEvent.click(screen.getByRole('radio', { name: 'No place for it' }))
  for (const name of ['solid', 2]) await fireEvent.click(attribute(name))
  expect(onchange).not.toHaveBeenCalled()
  await fireEvent.click(attribute('circle'))
  expect(last().laid).toEqual([{ card: cardOf('circle-solid-2'), gone: true }])
  await fireEvent.click(screen.getByRole('radio', { name: 'No place for it' }))
  for (const key of ['s', 's', '3']) await fireEvent.keyDown(document.body, { key })
  expect(last().laid!.at(-1)).toEqual({ card: cardOf('square-solid-3'), gone: true })
})

test('a card of another player than the one in turn says whose it is', async () => {
  const { last } = show(empty(2, []), counted([]))
  await fireEvent.click(screen.getByRole('button', { name: /^Bo/ }))
  await fireEvent.click(screen.getByRole('radio', { name: 'No place for it' }))
  await fireEvent.click(attribute('wild'))
  expect(last().laid).toEqual([{ card: WILD, gone: true, seat: 1 }])
})

test('an entry is corrected or taken away from the list', async () => {
  const sheet = withTurn(withTurn(empty(2, []), { card: 3, row: 0, col: 1 }), { card: 5, row: 0, col: 2 })
  const { last } = show(sheet)
  await fireEvent.click(screen.getByRole('button', { name: /1.*squares?/i }))
  await fireEvent.click(attribute('wild'))
  expect(last().laid).toEqual([
    { card: WILD, row: 0, col: 1 },
    { card: 5, row: 0, col: 2 },
  ])
  await fireEvent.click(screen.getByRole('button', { name: /2.*squares?/i }))
  const away = screen.getByRole('button', { name: 'Take away' })
  away.focus()
  await fireEvent.click(away)
  await vi.waitFor(() => expect(document.activeElement).not.toBe(away))
  expect(last().laid).toEqual([{ card: WILD, row: 0, col: 1 }])
})

test('points alone: a line taken away hands the focus to the one before it; none of a side can be taken away', async () => {
  const { last, onchange } = show()
  await fireEvent.click(screen.getByRole('radio', { name: 'Only the points' }))
  for (const cards of [3, 4]) await fireEvent.click(document.querySelector(`[data-line='${cards}']`)!)
  const four = screen.getByRole('button', { name: t('clustered-scorer-line-less', { cards: 4 }) })
  four.focus()
  await fireEvent.click(four)
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: t('clustered-scorer-line-less', { cards: 3 }) }),
    ),
  )
  expect(last().points![0]!.lines).toEqual([3])
  const fewer = screen.getAllByRole<HTMLButtonElement>('button', {
    name: t('clustered-scorer-fewer', { side: t('clustered-scorer-rows') }),
  })[0]!
  expect([fewer.disabled, fewer.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  onchange.mockClear()
  await fireEvent.click(fewer)
  expect(onchange).not.toHaveBeenCalled()
})

test('cards that are not counted yet lie there as those of the next players', () => {
  let sheet = withTurn(empty(3, []), { card: 3, row: 0, col: 1 })
  sheet = withTurn(withTurn(sheet, { card: 4, row: 0, col: 2 }), { card: 4, row: 0, col: 3, seat: 0 })
  const count = counted([
    [28, null, 0, 0],
    [3, 0, 0, 1],
  ])
  expect(cardsOf(sheet, { ...count, next: 1 })).toEqual([
    [28, null, 0, 0],
    [3, 0, 0, 1],
    [4, 1, 0, 2],
    [4, 0, 0, 3],
  ])
})

test('only the points: the sides of a rectangle, lines and bonuses', async () => {
  const { last } = show()
  await fireEvent.click(screen.getByRole('radio', { name: 'Only the points' }))
  for (const side of ['rows', 'columns', 'columns'])
    await fireEvent.click(document.querySelector(`[data-more=${side}]`)!)
  await fireEvent.click(document.querySelector("[data-line='4']")!)
  await fireEvent.click(document.querySelector("[data-line='3']")!)
  await fireEvent.click(screen.getByRole('button', { name: 'Line of 4 cards: take it away' }))
  await fireEvent.click(screen.getByRole('button', { name: 'First line' }))
  expect(last().points![0]).toEqual({ rectangle: [1, 2], lines: [3], bonuses: ['first-line'] })
})
