import { expect, test } from 'vitest'
import { asks, firstRecipe, isFilled, rewardsOf, tidy } from './recipe'

test.each([
  ['dice', ['fruit', 'place', 'value']],
  ['pairs', ['fruit', 'place']],
  ['sets', ['place']],
  ['bare', ['fruit']],
  ['length', []],
] as const)('of %s is asked %o', (count, filters) => {
  const recipe = { ...firstRecipe(), count }
  expect((['fruit', 'place', 'value'] as const).filter((filter) => asks(recipe, filter))).toEqual(filters)
})

test('what is not asked any more is put back', () => {
  const recipe = { ...firstRecipe(), fruit: 'lime', place: 'tree', value: '10' } as const
  expect(tidy({ ...recipe, count: 'sets' })).toMatchObject({ fruit: 'any', place: 'tree', value: 'any' })
  expect(tidy({ ...recipe, count: 'dice' })).toMatchObject({ fruit: 'lime', place: 'tree', value: '10' })
})

test('what is earned again and again is points', () => {
  expect(rewardsOf({ ...firstRecipe(), when: 'each' })).toEqual(['points'])
  expect(tidy({ ...firstRecipe(), when: 'each', reward: 'percent' }).reward).toBe('points')
  expect(tidy({ ...firstRecipe(), when: 'at-least', reward: 'percent' }).reward).toBe('percent')
})

test('a recipe needs its numbers and a name', () => {
  const recipe = { ...firstRecipe(), number: 20, amount: 0, name: 'r' }
  expect(isFilled(recipe)).toBe(true)
  for (const lack of [{ number: null }, { than: null }, { amount: null }, { name: ' ' }])
    expect(isFilled({ ...recipe, ...lack })).toBe(false)
})
