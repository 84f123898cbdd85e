import { expect, test } from 'vitest'
import { START, WILD } from '../../net/protocol/clustered'
import { cardOf, codeOf, faceOf, read, write } from './cards'

test('a number is a shape, a fill and how many', () => {
  expect(faceOf(0)).toEqual({ shape: 'square', fill: 'empty', count: 1 })
  expect(faceOf(14)).toEqual({ shape: 'triangle', fill: 'dashed', count: 3 })
  expect(faceOf(26)).toEqual({ shape: 'circle', fill: 'solid', count: 3 })
})

test('a wild and the start card have no symbols', () => {
  expect([faceOf(WILD), faceOf(START)]).toEqual([null, null])
})

test('every card is read back from its own name', () => {
  for (let card = 0; card <= START; card += 1) expect(cardOf(codeOf(card))).toBe(card)
})

test.each(['card', 'square-dashed', 'square-dashed-4', 'square-dashed-3-1', 'hexagon-solid-1', ''])(
  '%j names no card',
  (text) => {
    expect(cardOf(text)).toBeNull()
  },
)

test('what was laid is read as it is written', () => {
  expect(read(write(14, -1, 2))).toEqual({ kind: 'lay', card: 14, row: -1, col: 2 })
})

test('a discard, a card drawn, a card that another player drew, and a move taken back', () => {
  expect(read('discard wild')).toEqual({ kind: 'discard', card: WILD })
  expect(read('circle-solid-2')).toEqual({ kind: 'draw', card: 25 })
  expect(read('card')).toEqual({ kind: 'draw', card: null })
  expect(read('undo')).toEqual({ kind: 'undo' })
  expect(read('14 r90 @ 1,1')).toBeNull()
})
