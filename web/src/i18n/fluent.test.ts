import { beforeEach, expect, test } from 'vitest'
import { addTexts, setLanguage, t } from './fluent'

beforeEach(async () => {
  await setLanguage('en')
  addTexts('en', 'total = Total: { $total }.\nkeys = Keys 1-9 add { $gain }.\nnamed = { $name } has { $points }.')
})

test('negative numbers have a true minus sign, other hyphens stay', () => {
  expect(t('total', { total: -2 })).toBe('Total: −2.')
  expect(t('keys', { gain: -12 })).toBe('Keys 1-9 add −12.')
  expect(t('named', { name: 'Jean-3', points: -1 })).toBe('Jean-3 has −1.')
  expect(t('named', { name: '-5', points: 1 })).toBe('-5 has 1.')
})
