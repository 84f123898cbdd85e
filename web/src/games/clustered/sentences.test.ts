import { beforeAll, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import type { Step } from '../../net/protocol'
import { NO_FIT } from '../../net/protocol/clustered'
import { TEXTS, view } from './fixture'
import { ghostText, misfitText, stepText, summaryText } from './sentences'

beforeAll(async () => {
  await setLanguage('en')
  addTexts('en', TEXTS)
})

const laid = view().laid
const naming = (seat: number): string | null => (seat === 0 ? null : 'Ada')

function step(seat: number | null, text: string, gain: number | null = null): Step {
  return { version: 1, seat, text, gain, effects: null }
}

test('a place says which neighbour shares what, and what it brings', () => {
  expect(ghostText(14, { row: 4, col: 0 }, [5, -1, -1, -1], 1, laid)).toBe('3 dashed triangle at 4,0: 0 shares 5 = +1')
})

test('where a card does not fit only those who object are named', () => {
  expect(misfitText({ row: 1, col: 1 }, [5, -1, NO_FIT, NO_FIT + 1], laid)).toBe('no: 2 shares 0; 3 shares 1')
  expect(misfitText({ row: 1, col: 1 }, [-1, -1, 6, NO_FIT + 1], laid)).toBe('no: 3 shares 1')
})

test('a wild and the start card are called by their names, for they share whatever is asked', () => {
  expect(ghostText(14, { row: 0, col: 1 }, [-1, -1, -1, 7], 0, laid)).toContain('3 is start')
  expect(ghostText(14, { row: 0, col: 1 }, [-1, -1, -1, 7], 0, [[27, 1, 0, 0]])).toContain('3 is wild')
})

test('one hears what one laid oneself, and who else laid what', () => {
  expect(stepText(step(0, 'wild @ 4,0', 1), view(), 0, naming)).toBe('You laid wild at 4,0 for +1, have 3.')
  expect(stepText(step(1, 'wild @ 4,0', 0), view(), 0, naming)).toBe('Ada laid wild at 4,0 for points-none, has 0.')
})

test('one hears the cards one draws, and nothing of those that others draw', () => {
  expect(stepText(step(null, 'circle-solid-2'), view(), 0, naming)).toBe('You drew 2 solid circle.')
  expect(stepText(step(null, 'card'), view(), 0, naming)).toBe('')
})

test('only a fast game discards for another reason than that nothing fits', () => {
  expect(stepText(step(1, 'discard wild'), view(), 0, naming)).toBe('Ada had to discard wild.')
  expect(stepText(step(1, 'discard wild'), { ...view(), fast: true }, 0, naming)).toBe('Ada took out wild.')
})

test('a spectator hears how many cards lie, and nothing of hands', () => {
  expect(summaryText(view(), null)).toBe('5 lie')
  expect(summaryText(view(), 0)).toBe('5 lie, 3 points, 3 held, 20 left')
})
