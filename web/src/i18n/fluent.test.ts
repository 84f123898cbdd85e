import { beforeEach, expect, test } from 'vitest'
import { addTexts, setLanguage, t } from './fluent'

beforeEach(async () => {
  await setLanguage('en')
  addTexts('en', 'table-score-of = Keys 1-9: { $total }.\nroom-bot-nth = { $name } has { $number }.')
})

test('negative numbers have a true minus sign, other hyphens stay', () => {
  expect(t('table-score-of', { total: -12 })).toBe('Keys 1-9: −12.')
  expect(t('room-bot-nth', { name: 'Jean-3', number: -1 })).toBe('Jean-3 has −1.')
  expect(t('room-bot-nth', { name: '-5', number: 1 })).toBe('-5 has 1.')
})
