import { expect, test } from 'vitest'
import { viewOf } from './fixture'
import { handOf } from './prompts'

test.each([
  [0, null, 1, 0],
  [39, 40, 40, 40],
  [40, 40, 40, 40],
])('after %i hands of %s the table tells of hand %i, of at most %i', (hand_number, most_hands, number, most) => {
  expect(handOf(viewOf([], { hand_number, most_hands }))).toEqual({ number, most })
})
