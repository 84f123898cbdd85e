import { expect, test } from 'vitest'
import { addTexts } from './fluent'
import { figureOf } from './points'

test('a game without words of its own shows the number', () => {
  expect(figureOf('orchard', -7)).toBe('−7')
})

test('a game with words of its own shows them', () => {
  addTexts('en', 'stall-figure = { $minus -> \n    [yes] −${ $points },000\n   *[other] ${ $points },000\n  }')
  expect(figureOf('stall', 25)).toBe('$25,000')
  expect(figureOf('stall', -25)).toBe('−$25,000')
})
