import { expect, test } from 'vitest'
import { BUST, PAY_FINE } from '../../net/protocol/grass'
import { cardOf, codeOf, KINDS, liftedBy, read, suitOf } from './cards'

test('every card has a name of its own and is found by it', () => {
  expect(KINDS.map((kind) => cardOf(codeOf(kind)))).toEqual(KINDS)
})

test('each heat off lifts its own heat, and pay fine no one in particular', () => {
  expect([12, 13, 14, 15].map(liftedBy)).toEqual([BUST, 9, 10, 11])
  expect(liftedBy(PAY_FINE)).toBeNull()
  expect(liftedBy(BUST)).toBeNull()
})

test('the suits follow each other in the deck', () => {
  expect([0, 5, 6, 8, 16, 17, 19, 22, 26].map(suitOf)).toEqual([
    'peddle',
    'peddle',
    'market',
    'heat-on',
    'heat-off',
    'nirvana',
    'paranoia',
    'protection',
    'skim',
  ])
})

test('a card played on a player names that player', () => {
  expect(read('play bust on 2')).toEqual({ kind: 'play', card: BUST, target: 2 })
  expect(read('play panama')).toEqual({ kind: 'play', card: 4, target: null })
})

test('a card passed unseen has no name', () => {
  expect(read('pass card')).toEqual({ kind: 'pass', card: null })
  expect(read('pass sold-out')).toEqual({ kind: 'pass', card: 19 })
})

test('a card drawn is its name, or unseen', () => {
  expect(read('mexico')).toEqual({ kind: 'card', card: 1 })
  expect(read('card')).toEqual({ kind: 'card', card: null })
})

test('steps of a draft are told apart from what is proposed', () => {
  expect(['to 2', 'give panama as peddle-50', 'want heat-off', 'drop'].map((text) => read(text)?.kind)).toEqual([
    'draft',
    'draft',
    'draft',
    'draft',
  ])
  expect(read('propose')).toEqual({ kind: 'propose' })
})

test('what is no form of the game is nothing', () => {
  expect(['', 'play', 'play nothing', 'play bust on', 'discard card', 'toad'].map(read)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ])
})
