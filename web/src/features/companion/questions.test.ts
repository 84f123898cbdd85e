import { expect, test } from 'vitest'
import { matching } from './questions'

const QUESTIONS = [
  { question: 'Chi comincia?', answer: 'Il più giovane.', rules: ['2.4'] },
  { question: 'Posso coprire una carta?', answer: 'Sì, chi copre comincia da lì.', rules: ['3.1', '3.a'] },
]

test('all words are sought, without accents, first in the questions', () => {
  expect(matching(QUESTIONS, '')).toEqual(QUESTIONS)
  expect(matching(QUESTIONS, 'Comincia')).toEqual(QUESTIONS)
  expect(matching(QUESTIONS, 'piu giovane')).toEqual([QUESTIONS[0]])
  expect(matching(QUESTIONS, '3.a')).toEqual([QUESTIONS[1]])
  expect(matching(QUESTIONS, 'coprire giovane')).toEqual([])
})
