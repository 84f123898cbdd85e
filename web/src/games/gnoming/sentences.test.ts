import { beforeAll, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import type { Step } from '../../net/protocol'
import { FOURS, sheetOf, TEXTS, view } from './fixture'
import { arrivalsOf } from './flights'
import { changeTexts, putText, stepTexts } from './sentences'

beforeAll(async () => {
  await setLanguage('en')
  addTexts('en', TEXTS)
})

const naming = (seat: number): string | null => (seat === 0 ? null : ['', 'Ada', 'Bruno'][seat]!)

function steps(...entries: [number | null, string][]): Step[] {
  return entries.map(([seat, text]) => ({ version: 1, seat, text, gain: null, effects: null }))
}

test('what a card would bring names what it replaces and the line it completes', () => {
  expect(putText(5, FOURS[3]!, 9)).toBe('A 4 in 4 for a 8: −4.')
  expect(putText(5, FOURS[2]!, null)).toContain('row 1 of 4: −4.')
})

test('a whole turn of another player is told in its order', () => {
  const batch = steps([1, 'draw'], [null, 'card'], [1, 'put 8 @ 4'], [null, '5'], [1, 'discard 5 right'])
  expect(stepTexts(batch, view(), view(), naming).join(' ')).toBe(
    'Ada draws some card. A 8 goes to 4. Out comes a 5. A 5 ends right.',
  )
})

test('one hears what one draws oneself', () => {
  expect(stepTexts(steps([0, 'draw'], [null, '-3']), view(), view(), naming)).toEqual(['You draw a −3.'])
})

test('the first cards of everybody are told player by player', () => {
  const before = {
    ...view(),
    turn: null,
    players: view().players.map((player) => ({ ...player, sheet: sheetOf(Array<null>(9).fill(null)) })),
  }
  const after = view()
  after.players[0]!.sheet = sheetOf([null, 6, null, null, null, null, null, null, 0])
  after.players[1]!.sheet = sheetOf([8, null, null, null, null, null, null, null, null])
  after.players[2]!.sheet = sheetOf(Array<null>(9).fill(null))
  const batch = steps([0, 'turn 2'], [0, 'turn 9'], [null, '5'], [null, '-4'], [null, '7'])
  expect(stepTexts(batch, before, after, naming)).toEqual(['You open a 5 in 2, a −4 in 9.', 'Ada opens a 7 in 1.'])
})

test("the end of a round tells everybody's points, and going out is told once", () => {
  const after = {
    ...view(),
    round: 2,
    rounds: [...view().rounds, [sheetOf([4], []), sheetOf([3], []), sheetOf([0], [])]],
    piles: [
      [null, 0],
      [null, 0],
    ] as [[null, 0], [null, 0]],
  }
  expect(changeTexts(view(), after, naming)).toEqual(['Round 2 over.', 'You 3.', 'Ada −1.', 'Bruno −4.'])
  expect(changeTexts(view(), { ...view(), out: 2 }, naming)).toEqual(['Bruno is out.'])
  expect(changeTexts({ ...view(), out: 2 }, { ...view(), out: 2 }, naming)).toEqual([])
})

test('what came out where there was no choice of piles flies from its cell', () => {
  const before = {
    ...view(),
    piles: [
      [5, 3],
      [null, 0],
    ] as [[number, number], [null, number]],
  }
  const after = {
    ...view(),
    piles: [
      [5, 3],
      [8, 1],
    ] as [[number, number], [number, number]],
  }
  after.players = view().players
  after.players[0]!.sheet = sheetOf([5, 5, null, 9, 3, 0, null, null, 11])
  const arrivals = arrivalsOf(before, after, steps([0, 'put -1 @ 5'], [null, '7']), 0)
  expect([...arrivals]).toEqual([
    ['cell-4', 'hand'],
    ['pile-1', 'cell-4'],
  ])
})

test('what cannot bounce is told to stay in place of the second mulligan', () => {
  const batch = steps([0, 'put mulligan @ 3'], [null, '6'])
  const after = view()
  after.players[0]!.sheet = sheetOf([5, 5, 7, 9, null, 0, null, null, 11])
  expect(stepTexts(batch, view(), after, naming).at(-1)).toBe('stays a 6 in 3')

  const passed = view()
  passed.players[0]!.sheet = sheetOf([5, 5, 11, 9, null, 0, null, null, 11])
  expect(stepTexts(batch, view(), passed, naming).join(' ')).not.toContain('stays')

  const further = steps([0, 'put 6 @ 5'], [null, '8'])
  const later = view()
  later.players[0]!.sheet = sheetOf([5, 5, 9, 9, 7, 0, null, null, 11])
  expect(stepTexts(further, passed, later, naming).at(-1)).toBe('stays a 8 in 3')
})

test('each new stock is told, and none at the beginning of a round', () => {
  const renewed = { ...view(), stock: 40, renewed: true }
  expect(changeTexts({ ...renewed, stock: 0 }, renewed, naming)).toEqual(['a new stock'])
  expect(changeTexts({ ...renewed, round: 0 }, view(), naming)).not.toContain('a new stock')
})
