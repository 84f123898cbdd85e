import { expect, test } from 'vitest'
import { addTexts } from '../../../i18n/fluent'
import { lastCalled, mostCalls, spokenCall } from './numbers'

addTexts('en', 'caller-said = Number { $card }.\ncaller-said-first = Start card { $card }. Hand: { $hand }.')

test('at first the start card and the hand are called, then one number at a time', () => {
  expect(mostCalls(9, 3)).toBe(7)
  expect(lastCalled([7, 3, 12], 3)).toEqual([7, 3, 12])
  expect(lastCalled([7, 3, 12, 5], 3)).toEqual([5])
  expect(spokenCall([], 3)).toBe('')
  expect(spokenCall([7, 3, 12], 3)).toBe('Start card 7. Hand: 3 and 12.')
  expect(spokenCall([7, 3, 12, 5], 3)).toBe('Number 5.')
})
