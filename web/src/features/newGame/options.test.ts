import { afterEach, expect, test } from 'vitest'
import { addTexts } from '../../i18n/fluent'
import { fitting, keepOptions, lastOptions } from './chosenOptions'
import { switchOptions, chosenOf, needRecipes, optionHint, optionText, withPick, withSwitch } from './options'

const wild = { name: 'wild', seat: null, recipes: false, group: '' }
const fast = { name: 'fast', seat: null, recipes: false, group: '' }
const wild1 = { name: 'wild-1', seat: 0, recipes: false, group: '' }
const wild2 = { name: 'wild-2', seat: 1, recipes: false, group: '' }
const allOptions = [wild, fast, wild1, wild2]

addTexts(
  'en',
  'toy-option-wild = A third wild\ntoy-option-wild-how = one card more\ntoy-option-wild-seat = A third wild for { $name }\ntoy-option-wild-seat-how = for one\noptions-seat = seat { $seat }',
)

afterEach(() => localStorage.clear())

test('an option of a seat is called by what it is and who sits there, or the number of the seat', () => {
  expect(optionText('toy', 'wild')).toBe('A third wild')
  expect(optionText('toy', 'wild-2')).toBe('A third wild for seat 2')
  expect(optionText('toy', 'wild-2', (seat) => ['Ada', 'Bo'][seat] ?? null)).toBe('A third wild for Bo')
  expect([optionHint('toy', wild), optionHint('toy', wild2)]).toEqual(['one card more', 'for one'])
})

test('an option without words shows its name', () => {
  expect(optionText('orchard', 'without-3')).toBe('without-3')
})

test('alone nobody is asked what is for one seat', () => {
  expect(switchOptions(allOptions, 1)).toEqual([wild, fast])
  expect(switchOptions(allOptions, 2)).toEqual(allOptions)
})

test('a seat that goes away takes its option along, and nothing else', () => {
  expect(fitting(['fast', 'wild-1', 'wild-2', 'without-3'], allOptions, 2)).toEqual([
    'fast',
    'wild-1',
    'wild-2',
    'without-3',
  ])
  expect(fitting(['fast', 'wild-1', 'wild-2', 'without-3'], allOptions, 1)).toEqual(['fast', 'without-3'])
})

test('what is for all takes the place of the same for some, and the other way round', () => {
  expect(withSwitch(['fast', 'wild-1', 'wild-2'], wild, true, allOptions)).toEqual(['fast', 'wild'])
  expect(withSwitch(['wild', 'fast'], wild2, true, allOptions)).toEqual(['fast', 'wild-2'])
  expect(withSwitch(['wild-1'], wild2, true, allOptions)).toEqual(['wild-1', 'wild-2'])
  expect(withSwitch(['wild-1', 'wild-2'], wild2, false, allOptions)).toEqual(['wild-1'])
})

test('of a group one option takes the place of the others, and none leaves what is not of the group', () => {
  const group = ['small', 'large'].map((name) => ({ name, seat: null, recipes: false, group: 'size' }))
  expect([chosenOf(['fast', 'large'], group), chosenOf(['fast'], group)]).toEqual(['large', ''])
  expect(withPick(['small', 'fast'], 'large', group)).toEqual(['fast', 'large'])
  expect(withPick(['large', 'fast'], '', group)).toEqual(['fast'])
})

test('only what is chosen and needs a deck with recipes asks for one', () => {
  const challenge = { name: 'recipes', seat: null, recipes: true, group: '' }
  expect(needRecipes(['fast', 'recipes'], [...allOptions, challenge])).toBe(true)
  expect(needRecipes(['fast'], [...allOptions, challenge])).toBe(false)
})

test('what was chosen last is remembered game by game, alone and at tables; who begins is not', () => {
  keepOptions('toy', 'alone', ['fast'])
  keepOptions('toy', 'table', ['wild-2', 'begins-3'])
  expect(lastOptions('toy', 'alone', allOptions)).toEqual(['fast'])
  expect(lastOptions('toy', 'table', null)).toEqual(['wild-2'])
  expect(lastOptions('other', 'alone', allOptions)).toEqual([])
})

test.each(['{', 'null', '7', '{"toy-alone":"fast"}', '{"toy-alone":["gone",7]}'])(
  'what is no choice is forgotten: %s',
  (stored) => {
    localStorage.setItem('mazzo-options', stored)
    expect(lastOptions('toy', 'alone', allOptions)).toEqual([])
  },
)
