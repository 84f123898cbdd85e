import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, setLanguage } from '../../../i18n/fluent'
import type { Trade as Offer } from '../../../net/protocol/grass'
import { bargainer, talkOf, TEXTS, trade } from './fixture'
import Trade from './Trade.svelte'

const ANY = 37

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal ??= () => undefined
  addTexts('en', TEXTS)
  await setLanguage('en')
})
afterEach(cleanup)

function sheet(
  offer: Offer = trade(),
  more: { seat?: number; counter?: boolean } = {},
  talk = null as Parameters<typeof bargainer>[1],
) {
  const table = bargainer({ trade: offer }, talk)
  const onclose = vi.fn()
  render(Trade, { table, onrule: () => undefined, onclose, ...more })
  return { table, onclose }
}

function button(name: string): HTMLButtonElement {
  return screen.getByRole('button', { name, hidden: true }) as HTMLButtonElement
}

test('cards are put on the scales, told and asked for, and sent as one gesture', async () => {
  const { table } = sheet(trade(), { seat: 1 })
  expect(button('Send').disabled).toBe(true)
  await fireEvent.click(button('put mexico'))
  await fireEvent.change(screen.getByLabelText('how mexico'), { target: { value: '29' } })
  expect(screen.getByText('Want 1')).toBeTruthy()
  if (screen.queryByText('any card') === null) await fireEvent.click(button('get'))
  await fireEvent.click(screen.getByText('any card', { selector: '.any' }))
  await fireEvent.click(button('Send'))
  expect(table.sent).toEqual([[11, 129, 237, 500]])
})

test('another tap takes a card back', async () => {
  sheet(trade(), { seat: 1 })
  await fireEvent.click(button('put mexico'))
  await fireEvent.click(button('put mexico'))
  expect(button('put mexico').getAttribute('aria-pressed')).toBe('false')
})

test('the scales are cleared at once', async () => {
  sheet(trade(), { seat: 1 })
  expect(screen.queryByText('Clear')).toBeNull()
  await fireEvent.click(button('put mexico'))
  await fireEvent.click(screen.getByText('Clear'))
  expect(screen.queryByText('Clear')).toBeNull()
})

test('each partner has a section, and the others are told in a line', async () => {
  sheet(trade(), { seat: 1 })
  await fireEvent.click(button('put mexico'))
  await fireEvent.click(button('Carla'))
  expect(screen.getByText('Bruno: mexico for nothing.')).toBeTruthy()
  expect(button('put mexico').disabled).toBe(true)
})

test('an answer begins with the mirror of what stands', () => {
  const talk = talkOf(
    1,
    [[0, 'waiting']],
    [
      [0, 'give', ANY, null],
      [0, 'want', 8, 8],
    ],
  )
  sheet(trade({ several: false, whom: [trade().whom[0]!] }), { counter: true }, talk)
  expect(screen.getByRole('heading', { name: 'Answer', hidden: true })).toBeTruthy()
  expect(within(screen.getByRole('dialog', { hidden: true })).getAllByText('Bruno: bust for any card.')).toHaveLength(1)
  expect(button('Send').disabled).toBe(false)
})

test('the sheet closes when another player has proposed', () => {
  const { onclose } = sheet(trade(), {}, talkOf(1, [[0, 'waiting']], []))
  expect(onclose).toHaveBeenCalled()
})

test('a protected peddle lies under its card, and may go as a present', async () => {
  const { table } = sheet(trade(), { seat: 1 })
  expect(screen.getByRole('group', { name: 'Under snack', hidden: true })).toBeTruthy()
  await fireEvent.click(button('put mexico from its cover'))
  expect(screen.getByText('A present.')).toBeTruthy()
  expect(screen.getByText('Bruno: mexico covered for nothing.')).toBeTruthy()
  await fireEvent.click(button('Send'))
  expect(table.sent).toEqual([[11, 351, 500]])
})

test('nothing is given from a market to one who has none open', () => {
  sheet(trade(), { seat: 2 })
  expect(screen.queryByText('put colombia')).toBeNull()
  expect(screen.queryByRole('group', { name: 'Under snack', hidden: true })).toBeNull()
})
