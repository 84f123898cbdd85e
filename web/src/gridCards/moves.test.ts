import { expect, test } from 'vitest'
import type { Step } from '../net/protocol'
import { momentsOf } from './moves'

const steps: Step[] = [
  { version: 1, seat: null, text: '6', gain: null, effects: null },
  { version: 2, seat: null, text: '14', gain: null, effects: null },
  { version: 3, seat: null, text: '3', gain: null, effects: null },
  { version: 4, seat: 0, text: '14 r90 @ 1,-1', gain: 2, effects: [0, 8, 8, 7, 2, 0] },
  { version: 5, seat: 0, text: 'die 1,0', gain: 1, effects: [] },
  { version: 6, seat: null, text: '9', gain: null, effects: null },
  { version: 7, seat: 0, text: '3 r0 @ 0,0', gain: 4, effects: [2, 3, 0, 0, 0, 0] },
]
test('a moment for the start and one for each card, its dice chosen and the next card drawn', () => {
  expect(momentsOf(steps)).toEqual([
    { frame: 2, card: null, turn: 0, gain: 0, effects: [] },
    { frame: 5, card: 14, turn: 1, gain: 3, effects: [0, 8, 8, 7, 2, 0] },
    { frame: 6, card: 3, turn: 0, gain: 4, effects: [2, 3, 0, 0, 0, 0] },
  ])
})
