import { afterEach, expect, test } from 'vitest'
import { keepDeck, lastDeck } from './lastDeck'

afterEach(() => localStorage.clear())

test('the deck chosen last is remembered game by game', () => {
  keepDeck('orchard', 'own-0123456789abcdef0123')
  expect([lastDeck('orchard'), lastDeck('grove')]).toEqual(['own-0123456789abcdef0123', ''])
})

test('the house deck needs no remembering', () => {
  keepDeck('orchard', 'own-0123456789abcdef0123')
  keepDeck('orchard', '')
  expect([lastDeck('orchard'), localStorage.getItem('mazzo-decks')]).toEqual(['', '{}'])
})

test.each(['{', 'null', '7', '{"orchard":7}'])('what is no choice is forgotten: %s', (kept) => {
  localStorage.setItem('mazzo-decks', kept)
  expect(lastDeck('orchard')).toBe('')
})
