import { expect, test } from 'vitest'
import { numberIn, pieces, search } from './rules'

const sections = [
  {
    number: '3',
    title: 'Giocare una carta',
    rules: [
      { number: '3.4', text: 'Almeno un albero deve finire sopra un albero.', ruling: false },
      { number: '3.a', text: 'Per la 3.4 basta una sola sovrapposizione, se è pagata (6.1).', ruling: true },
    ],
  },
  { number: '6', title: 'Frutta marcia', rules: [{ number: '6.1', text: 'Due volte per partita.', ruling: false }] },
]

function numbersFound(query: string): string[] {
  return search(sections, query).flatMap((section) => section.rules.map((rule) => rule.number))
}

test('every word must be there, in any order, accents and case aside', () => {
  expect(numbersFound('ALBERO almeno')).toEqual(['3.4'])
  expect(numbersFound('e pagata')).toEqual(['3.a'])
  expect(numbersFound('albero volte')).toEqual([])
})

test('numbers and titles are searched too', () => {
  expect(numbersFound('3.a')).toEqual(['3.a'])
  expect(numbersFound('marcia')).toEqual(['6.1'])
})

test('nothing asked shows everything', () => {
  expect(search(sections, '  ')).toBe(sections)
})

test('a text is cut where it names a rule that exists', () => {
  expect(pieces('Per la 3.4 vale 9.9 (6.1).', sections)).toEqual([
    { text: 'Per la ', rule: null },
    { text: '3.4', rule: '3.4' },
    { text: ' vale ', rule: null },
    { text: '9.9', rule: null },
    { text: ' (', rule: null },
    { text: '6.1', rule: '6.1' },
    { text: ').', rule: null },
  ])
})

test('a rule at the end of a sentence is still a rule', () => {
  expect(pieces('Vedi 6.1.', sections).map((piece) => piece.rule)).toEqual([null, '6.1', null])
})

test('an address names its rule with or without a letter before it', () => {
  expect([numberIn('#3.5'), numberIn('#r4.b'), numberIn('#credits'), numberIn('')]).toEqual(['3.5', '4.b', null, null])
})
