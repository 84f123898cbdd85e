import { beforeAll, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import { fitted, heapsOf, TALL, widthOf } from './fit'
import { flightsOf } from './flights'
import { movesOf } from './moves'
import { coveringOf, mayAdd, targetsOf, letterOf, seatCalled } from './places'
import { market, NOTHING, offers, player, TEXTS, view } from './table.fixture'

const step = (seat: number | null, text: string) => ({ version: 1, seat, text, gain: null, effects: null })
const naming = (seat: number): string | null => (seat === 0 ? null : `seat ${seat + 1}`)

beforeAll(async () => {
  await setLanguage('en')
  addTexts('en', TEXTS)
})

test('a card may go onto markets and onto the waste', () => {
  expect(targetsOf(offers(), 25, 1, null).map(({ place, action }) => [place, action])).toEqual([
    ['seat-1', 6],
    ['seat-2', 7],
    ['waste', 23],
  ])
})

test('of a pass there is one place, on the left', () => {
  expect(targetsOf({ ...NOTHING, passes: [[30, 4]] }, 4, 2, null).map(({ place }) => place)).toEqual(['seat-2'])
})

test('a set of peddles is found in whatever order it was picked', () => {
  const coverings = offers().plays[4]!.covers
  expect(coveringOf(coverings, [1, 0])?.[2]).toBe(10)
  expect(coveringOf(coverings, [])).toBeNull()
})

test('a peddle may join what some offered set holds with it', () => {
  const coverings = offers().plays[4]!.covers
  expect([mayAdd(coverings, [0], 1), mayAdd(coverings, [0], 2), mayAdd(coverings, [0], 0)]).toEqual([
    true,
    false,
    false,
  ])
})

test('every move is listed, a protection once for every set', () => {
  const list = movesOf(offers(), 0, null, [], naming)
  expect(list.filter(({ kind }) => kind === 'play')).toHaveLength(10)
  expect(list.filter(({ text }) => text.startsWith('Grab a Snack over')).map(({ actions }) => actions)).toEqual(
    offers().plays[4]!.covers.map(([actions]) => actions),
  )
  expect(list.find(({ key }) => key === 'play-6')).toMatchObject({
    text: 'Steal on seat 2',
    more: 'seat 2 gives Panama × 1 ($50,000).',
    worth: 50,
  })
})

test('an answer to a proposal stands in the list, too', () => {
  expect(movesOf({ ...NOTHING, decline: 9 }, 0, null, [], naming)).toMatchObject([
    { kind: 'answer', text: 'no', actions: [9] },
  ])
})

test('peddles of a kind lie in one heap, or each for itself', () => {
  const lies = market({ peddles: [0, 0, 3], heat: [8, 9], covers: [[22, 25, [1, 1], 10]] })
  expect(
    heapsOf(lies, false).map(({ kind, cards }) => [kind, cards.map(({ card, count }) => `${card}×${count}`)]),
  ).toEqual([
    ['open', []],
    ['heat', ['8×1', '9×1']],
    ['peddles', ['0×2']],
    ['peddles', ['3×1']],
    ['cover', ['1×2', '22×1']],
  ])
  expect(heapsOf(lies, true)[2]!.cards.map(({ place }) => place)).toEqual([0, 1])
})

test('cards are as large as their room allows, and overlap where not even the least fit', () => {
  const widths = heapsOf(market({ peddles: [0, 1, 2, 3, 4] }), false).map(widthOf)
  const wide = fitted(widths, 600, 200, 6, 20, 90)
  expect([wide.card, wide.gap]).toEqual([90, 6])
  const low = fitted(widths, 600, 60, 6, 20, 90)
  expect(TALL * low.card).toBeLessThanOrEqual(60)
  const tiny = fitted(widths, 80, 30, 4, 20, 60)
  expect(tiny.gap).toBeLessThan(0)
  expect(6 * tiny.card + 5 * tiny.gap).toBeCloseTo(80)
})

test('what is stolen flies from one market into the other', () => {
  const after = view({
    players: [
      player(0, { market: market({ peddles: [0, 1, 2, 4] }) }),
      player(1),
      player(2, { market: market({ peddles: [3, 3] }) }),
    ],
  })
  expect(flightsOf(view(), after, [step(0, 'play steal on 1')], 0).flights).toEqual([
    { card: 25, from: 'hand', to: 'waste', wave: 1 },
    { card: 4, from: 'seat-1', to: 'own', wave: 1 },
  ])
})

test('a card that one draws is known, one that others draw is not', () => {
  expect(flightsOf(view(), view(), [step(null, 'panama')], 0).drawnCard).toBe(4)
  expect(flightsOf(view(), view({ turn: 1 }), [step(null, 'card')], 0).drawnCard).toBeNull()
})

test('letters name the seats', () => {
  expect([letterOf(0), letterOf(5), seatCalled('b'), seatCalled('z'), seatCalled('Enter')]).toEqual([
    'A',
    'F',
    1,
    null,
    null,
  ])
})
