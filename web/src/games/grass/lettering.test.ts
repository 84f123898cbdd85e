import { expect, test } from 'vitest'
import { figureSize, linesOf } from './lettering'

test('a short name stands on one line, as large as it may', () => {
  expect(linesOf('Bust', false).map(({ text, size }) => [text, size])).toEqual([['Bust', 17.5]])
})

test('a long name is parted where the halves are most alike', () => {
  expect(linesOf('Utterly Wiped Out', false).map(({ text }) => text)).toEqual(['Utterly', 'Wiped Out'])
})

test('a long word is broken', () => {
  expect(linesOf('Doublecrossed', true).map(({ text }) => text)).toEqual(['Double-', 'crossed'])
})

test('letters on a small card are larger', () => {
  expect(linesOf('Search & Seizure', true)[0]!.size).toBeGreaterThan(linesOf('Search & Seizure', false)[0]!.size)
})

test('a longer sum is set smaller', () => {
  expect(figureSize('−100.000 $', true)).toBeLessThan(figureSize('5.000 $', true))
})
