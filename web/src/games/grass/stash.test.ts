import texts from '$games/grass/text/locale/en/table.ftl?raw'
import { beforeAll, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import { marketOf } from './fixture'
import { heapsText, marketText, stacksOf } from './stash'

beforeAll(async () => {
  await setLanguage('en')
  addTexts('en', texts)
})

test('peddles are piled by what they are worth, kind by kind', () => {
  expect(stacksOf([0, 0, 1, 4])).toEqual([
    {
      value: 5,
      heaps: [
        { card: 0, count: 2 },
        { card: 1, count: 1 },
      ],
      count: 3,
    },
    { value: 50, heaps: [{ card: 4, count: 1 }], count: 1 },
  ])
})

test('cards that are alike are told with their number', () => {
  expect(heapsText([1, 1, 4])).toBe('Mexico × 2, Panama')
})

test('an empty market that is closed is told in two short sentences', () => {
  expect(marketText(marketOf([], { is_open: false }))).toBe('The market is closed. No unprotected peddles.')
})

test('a full market tells its heat, its peddles and what protects which', () => {
  const market = marketOf([1], { heat: [8, 10], next_heat: 0, covers: [[22, 25, [0, 0], 10]], protected: 10 })
  expect(marketText(market)).toBe(
    'The market is open. Heat on it, in the order it was played: Bust, Felony. Bust comes off next. Unprotected: Mexico, $5,000. ' +
      'Protected: Grab a Snack over Home Grown × 2, $10,000.',
  )
})
