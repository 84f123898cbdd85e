import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage, texts } from '../../../i18n/fluent'
import type { TableSheet } from '../../../net/protocol/grove'
import Entry from './Entry.svelte'
import { empty } from './index'

beforeEach(async () => {
  await setLanguage('en')
  await texts('grove', 'table', 'deck', 'scorer-grid-cards')
})
afterEach(cleanup)

/** The entry on a sheet that changes with it. */
function open(sheet: TableSheet) {
  const onchange = vi.fn<(next: TableSheet) => void>((next) => void view.rerender({ sheet: next }))
  const props = { count: null, names: ['Ada'], colours: [0], seat: 0, marked: null, onseat: vi.fn(), onrule: vi.fn() }
  const ask = () => Promise.reject(new Error('away'))
  const view = render(Entry, { ...props, sheet, ask, onchange })
  return { last: () => onchange.mock.lastCall![0] }
}

const said = () => screen.getAllByRole('status').map((each) => each.textContent)
const here = () => document.querySelector("[role=gridcell][tabindex='0']")

test('a die in a glade gets its fruit by a key that goes away: the focus goes to the next cell', async () => {
  const { last } = open({ ...empty(1), players: [{ way: 'cells' }] })
  await fireEvent.click(document.querySelector("[data-plant='glade']")!)
  await fireEvent.click(document.querySelector("[data-die='3']")!)
  expect(said()).toContainEqual(expect.stringMatching(/^a glade, die 3; /))
  const lemon = document.querySelectorAll<HTMLElement>('div.fallen button')[1]!
  lemon.focus()
  await fireEvent.click(lemon)
  expect(last().players[0]!.cells?.[0]).toMatchObject({ fruit: null, die: 3, die_fruit: 'lemon' })
  await vi.waitFor(() => expect(document.activeElement).toBe(here()))
})
