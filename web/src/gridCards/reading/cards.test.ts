import { expect, test } from 'vitest'
import { cardsOn } from './cards'
import type { Template } from './match'

/** A deck of two cards: all cells of the first are apples; the second is the same but for its last cell. */
const WORDS = [
  ['apple', 'apple', 'apple', 'apple', 'apple', 'apple'],
  ['apple', 'apple', 'apple', 'apple', 'apple', 'pear'],
]
const NOTHING = new Float32Array()
const TEMPLATES = WORDS.flatMap((face, card) =>
  face.flatMap((word, cell) =>
    [0, 1, 2, 3].map((turn): Template => ({ card, cell, turn, word, pixels: NOTHING, means: NOTHING, hues: NOTHING })),
  ),
)

/** How alike templates are to a cell that shows a cell of a card that lies upright; all alike if something covers it. */
function likeness(card: number, cell: number, isCovered = false): Float32Array {
  return Float32Array.from(TEMPLATES, (one) =>
    isCovered ? 0.5 : one.card === card && one.cell === cell && one.turn === 0 ? 1 : 0.6,
  )
}

test('what a die covers is told by the other cells of the card', () => {
  const cells = [0, 1, 2, 3, 4, 5].map((cell) => likeness(1, cell, cell === 5))
  const templates = cardsOn(3, 2, cells, TEMPLATES)
  expect(templates.map((template) => TEMPLATES[template!]!.word)).toEqual(WORDS[1])
})

test('which card lies on top is told by another cell that both cover', () => {
  const [over, under] = [0, 1]
  const cells = [0, 1, 2, 3, 4, 5].map((cell) => likeness(over, cell, cell === 5))
  const below = [2, 3, 4, 5].map((cell) => likeness(under, cell))
  const templates = cardsOn(5, 2, [...cells, ...below], TEMPLATES)
  expect(templates.map((template) => TEMPLATES[template!]!.card)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1])
})

test('no card lies where no cell is seen', () => {
  const cells = [0, 1, 2, 3, 4].map((cell) => likeness(0, cell))
  expect(cardsOn(3, 2, [...cells, null], TEMPLATES)[5]).toBeNull()
})
