import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, setLanguage } from '../../../i18n/fluent'
import type { TableCount } from '../../../net/protocol'
import type { EnteredCard, OrchardView, TableSheet } from '../../../net/protocol/orchard'
import { Refusal } from '../../../net/Refusal'
import { board as boardOf } from '../fixture'
import Entry from './Entry.svelte'
import { empty, faultPlace } from './index'

type Count = TableCount<OrchardView>

const FACES = Array.from({ length: 18 }, () => ['apple', 'plum', 'apple', 'pear', 'pear', 'plum'])
const WAYS = 'scorer-way-cards = Card by card\nscorer-way-cells = As it lies\nscorer-way-dice = Only dice'

/** A count as the server gives it: the cards of the first player lie; card 5 may not. */
function countOf(sheet: TableSheet): Count {
  const cards: readonly EnteredCard[] = sheet.players[0]!.cards ?? []
  const at = cards.findIndex(({ card }) => card === 5)
  const fault = {
    seat: 0,
    part: null,
    at,
    card: '5',
    place: '9,9',
    code: 'must-overlap',
    rule: '3.2',
    facts: {},
    skipped: false,
  }
  const next = sheet.players[0]!.next
  return {
    game: 'orchard',
    over: cards.length === 9,
    players: [{ seat: 0, total: 10, parts: [], lines: [], title: 0, place: 1, wins: false }],
    faults: at < 0 ? [] : [fault],
    next: null,
    dealer: null,
    transfers: [],
    notes: [],
    rest: [],
    assumed: [],
    journal: null,
    faces: FACES,
    view: {
      boards: [{ ...boardOf(), trees: cards.length > 0 ? boardOf().trees : [], laid: [...cards] }],
      unseen: FACES.map((_, k) => k + 1),
      to_draw: 0,
      cards_per_game: 9,
    },
    offers: next ? { placements: [[77, next, 0, 1, 0, 3, [2, 2, 0, 0, 0, 0]]], dice: [] } : null,
  } as Count
}

let sheet: TableSheet
const asked: TableSheet[] = []
/** Why nobody counts. */
let refusal: Refusal | null = null
const AWAY = new Refusal(0, 'no-connection')

/** The entry on a sheet that changes with it. */
function open(seats = 1) {
  sheet = empty(seats)
  let seat = 0
  const props = () => ({
    sheet,
    count: countOf(sheet),
    names: Array.from({ length: seats }, (_, k) => `P${k + 1}`),
    colours: Array.from({ length: seats }, (_, k) => k),
    seat,
    onseat: (next: number) => {
      seat = next
      void view.rerender(props())
    },
    marked: null,
    onrule: () => undefined,
    ask: (one: TableSheet) => {
      asked.push(one)
      return refusal ? Promise.reject(refusal) : Promise.resolve(countOf(one))
    },
    onchange: (next: TableSheet) => {
      sheet = next
      void view.rerender(props())
    },
  })
  const view = render(Entry, { props: props() })
  return { set: (next: TableSheet) => ((sheet = next), view.rerender(props())) }
}

const number = (card: number): HTMLElement => document.querySelector(`[data-number='${card}']`)!

async function settled(): Promise<void> {
  await vi.waitFor(() => expect(document.querySelector('.window, .empty')).not.toBeNull())
  for (let k = 0; k < 5; k += 1) await Promise.resolve()
  flushSync()
}

beforeEach(async () => {
  asked.length = 0
  refusal = null
  await setLanguage('en')
  addTexts(
    'en',
    `${WAYS}\nscorer-next-player = Next: { $name }\nscorer-card-at = Card { $card } as { $at }\nscorer-as-played = as played\nscorer-take-back = Take it back`,
  )
})
afterEach(cleanup)

test('the first number is the start card, the next one asks where it may lie', async () => {
  open()
  await fireEvent.click(number(14))
  expect(sheet.players[0]!.cards).toEqual([{ card: 14, turn: 0, row: 0, col: 0 }])
  await settled()
  expect(number(14).getAttribute('aria-disabled')).toBe('true')
  await fireEvent.click(number(3))
  await vi.waitFor(() => expect(asked.at(-1)!.players[0]!.next).toBe(3))
  expect(asked.at(-1)!.players).toHaveLength(1)
  await vi.waitFor(() => expect(document.querySelector("[data-card='3']")).not.toBeNull())
})

test('a card that is laid is entered with its place, and a card that was laid against a rule is marked', async () => {
  open()
  await fireEvent.click(number(14))
  await settled()
  await fireEvent.keyDown(window, { key: '3' })
  await vi.waitFor(() => expect(document.querySelector("[data-card='3']")).not.toBeNull())
  await vi.waitFor(() => expect((document.querySelector('button.lay') as HTMLButtonElement).disabled).toBe(false))
  await fireEvent.click(document.querySelector('button.lay')!)
  expect(sheet.players[0]!.cards?.at(-1)).toEqual({ card: 3, turn: 0, row: 1, col: 0 })
})

test('without a network a card is laid unchecked, and counted when the network is back', async () => {
  addTexts('en', 'scorer-not-checked = Not checked\nscorer-as-we-played = As we played it')
  open()
  await fireEvent.click(number(14))
  await settled()
  refusal = AWAY
  await fireEvent.keyDown(window, { key: '5' })
  expect(await screen.findByText('Not checked', { selector: '.then' })).toBeDefined()
  await fireEvent.click(await screen.findByRole('button', { name: 'As we played it' }))
  expect(sheet.players[0]!.cards?.map(({ card }) => card)).toEqual([14, 5])
  refusal = null
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(document.querySelectorAll('.chip.fault')).toHaveLength(1))
})

test('a refused count is no missing network: its reason is shown, and no card is laid unchecked', async () => {
  addTexts('en', 'scorer-not-checked = Not checked\nscorer-as-we-played = As we played it')
  open()
  await fireEvent.click(number(14))
  await settled()
  refusal = new Refusal(500, 'our-fault')
  await fireEvent.keyDown(window, { key: '5' })
  expect((await screen.findByRole('alert')).textContent).toMatch(/^That was our mistake/)
  expect(screen.queryByText('Not checked')).toBeNull()
  expect(screen.queryByRole('button', { name: 'As we played it' })).toBeNull()
})

test('without a network a laid card is not taken up: the table as it was before cannot be shown', async () => {
  addTexts('en', 'scorer-as-it-was = As it was\nscorer-move = Move or turn\nscorer-not-movable = Not movable')
  const { set } = open()
  const cards = [14, 3].map((card, k) => ({ card, turn: 0, row: k, col: 0 }))
  await set({ players: [{ way: 'cards', cards }] })
  await settled()
  const chip = screen.getByRole('button', { name: 'Card 3 as 2' })
  await fireEvent.click(chip)
  refusal = AWAY
  await fireEvent.click(screen.getByText('Move or turn'))
  expect(await screen.findByText('Not movable')).toBeDefined()
  expect([screen.queryByText('As it was'), chip.getAttribute('aria-disabled')]).toEqual([null, 'false'])
  refusal = null
  await fireEvent.click(screen.getByText('Move or turn'))
  expect(await screen.findByText('As it was')).toBeDefined()
})

test('a control that goes away hands the focus to what comes in its place', async () => {
  open()
  number(14).focus()
  await fireEvent.click(number(14))
  await settled()
  number(3).focus()
  await fireEvent.click(number(3))
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-card')).toBe('3'))
  document.querySelector<HTMLElement>('button.lay')!.focus()
  await vi.waitFor(() => expect((document.querySelector('button.lay') as HTMLButtonElement).disabled).toBe(false))
  await fireEvent.click(document.querySelector('button.lay')!)
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-number')).toBe('1'))
})

test('a laid card against a rule is marked, can be taken back, and nothing else is lost', async () => {
  const { set } = open()
  const cards = [14, 5, 7].map((card, k) => ({ card, turn: 0, row: k, col: 0 }))
  await set({ players: [{ way: 'cards', cards }] })
  await settled()
  const chip = await screen.findByRole('button', { name: 'Card 5 as 2, as played' })
  await fireEvent.click(chip)
  await fireEvent.click(await screen.findByText('Take it back'))
  expect(sheet.players[0]!.cards?.map(({ card }) => card)).toEqual([14, 7])
})

test('the ways are switched without loss: cells and dice begin with what the cards left', async () => {
  const { set } = open()
  await set({ players: [{ way: 'cards', cards: [{ card: 14, turn: 0, row: 0, col: 0 }] }] })
  await fireEvent.click(screen.getByLabelText('As it lies'))
  const { cells, cards, way } = sheet.players[0]!
  expect([way, cards?.length, cells?.length]).toEqual(['cells', 1, boardOf().trees.length])
  await fireEvent.click(screen.getByLabelText('Only dice'))
  expect(sheet.players[0]!.dice?.apple).toEqual([1, 3])
  await fireEvent.click(screen.getByLabelText('Card by card'))
  expect(sheet.players[0]!.cards).toHaveLength(1)
  // What nobody has changed is taken anew from the cards the next time.
  expect(sheet.players[0]!.dice).toBeNull()
})

test('a cell takes a fruit and a die by two presses, or by two keys, and the next cell is due', async () => {
  const { set } = open()
  await set({ players: [{ way: 'cells' }] })
  await fireEvent.click(document.querySelector("[data-plant='pear']")!)
  await fireEvent.click(document.querySelector("[data-die='6']")!)
  expect(sheet.players[0]!.cells).toEqual([{ row: 0, col: 0, fruit: 'pear', die: 6, rotten: false }])
  await vi.waitFor(() => expect(document.querySelector('.here')?.getAttribute('data-cell')).toBe('0,1'))
  addTexts('en', 'deck-letter-plum = u')
  await fireEvent.keyDown(window, { key: 'u' })
  await fireEvent.keyDown(window, { key: '0' })
  expect(sheet.players[0]!.cells?.[1]).toEqual({ row: 0, col: 1, fruit: 'plum', die: 10, rotten: false })
})

test('an empty cell cannot be emptied, by a key that keeps the focus', async () => {
  const { set } = open()
  await set({ players: [{ way: 'cells' }] })
  await fireEvent.click(document.querySelector("[data-plant='pear']")!)
  addTexts('en', 'scorer-clear = Empty')
  await fireEvent.keyDown(window, { key: 'Delete' })
  expect(sheet.players[0]!.cells).toEqual([])
  const clear = [...document.querySelectorAll<HTMLButtonElement>('.dice button')].at(-1)!
  expect([clear.disabled, clear.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  const before = sheet
  await fireEvent.click(clear)
  expect(sheet).toBe(before)
})

test('tokens are counted between none and the most there are, by keys that keep the focus', async () => {
  const { set } = open()
  await set({ players: [{ way: 'dice' }] })
  const [less, more] = [...document.querySelectorAll<HTMLButtonElement>('[role=group] > button')].slice(-2)
  expect([less!.disabled, less!.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  await fireEvent.click(less!)
  expect(sheet.players[0]!.rotten ?? 0).toBe(0)
  for (let k = 0; k < 10; k += 1) await fireEvent.click(more!)
  expect([sheet.players[0]!.rotten, more!.disabled, more!.getAttribute('aria-disabled')]).toEqual([9, false, 'true'])
})

test('trees without a die take a press each; a pressed cell takes another fruit', async () => {
  const { set } = open()
  await set({ players: [{ way: 'cells' }] })
  for (const fruit of ['pear', 'plum', 'plum'])
    await fireEvent.click(document.querySelector(`[data-plant='${fruit}']`)!)
  await fireEvent.click(document.querySelector("[data-die='3']")!)
  await fireEvent.click(document.querySelector("[data-cell='0,1']")!)
  await fireEvent.click(document.querySelector("[data-plant='apple']")!)
  const entered = sheet.players[0]!.cells!.map(({ col, fruit, die }) => [col, fruit, die])
  expect(entered).toEqual([
    [0, 'pear', 0],
    [1, 'apple', 0],
    [2, 'plum', 3],
  ])
})

test('after Undo the next fruit is for the same cell', async () => {
  const { set } = open()
  await set({ players: [{ way: 'cells' }] })
  const before = sheet
  await fireEvent.click(document.querySelector("[data-plant='pear']")!)
  await set(before)
  await fireEvent.click(document.querySelector("[data-plant='plum']")!)
  expect(sheet.players[0]!.cells?.map(({ col, fruit }) => [col, fruit])).toEqual([[0, 'plum']])
})

test('a held key enters one fruit', async () => {
  addTexts('en', 'deck-letter-plum = u')
  const { set } = open()
  await set({ players: [{ way: 'cells' }] })
  await fireEvent.keyDown(window, { key: 'u' })
  await fireEvent.keyDown(window, { key: 'u', repeat: true })
  expect(sheet.players[0]!.cells).toHaveLength(1)
})

test('too many tokens are named where no place is', () => {
  addTexts('en', 'scorer-rotten = Rotten fruit tokens')
  const fault = { place: '', code: 'companion-too-many-tokens', facts: {} }
  expect(faultPlace(fault as unknown as Parameters<typeof faultPlace>[0])).toBe('Rotten fruit tokens')
})

test('the next player is entered from the top of the form', async () => {
  open(2)
  const next = screen.getByRole('button', { name: 'Next: P2' })
  next.focus()
  await fireEvent.click(next)
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true'))
  expect(document.activeElement?.textContent).toContain('P2')
})

test('dice are counted by presses', async () => {
  addTexts('en', 'scorer-dice-of = { $fruit } { $value }: { $count }')
  const { set } = open()
  await set({ players: [{ way: 'dice' }] })
  await fireEvent.click(document.querySelector("[data-more='plum-10']")!)
  await fireEvent.click(document.querySelector("[data-more='plum-10']")!)
  expect(sheet.players[0]!.dice?.plum).toEqual([10, 10])
  expect(screen.getByText(/plum 10: 2$/).role).toBe('status')
  const less = document.querySelector<HTMLButtonElement>('.less')!
  expect([less.disabled, less.getAttribute('aria-disabled')]).toEqual([false, 'true']) // it would lose the focus
})
