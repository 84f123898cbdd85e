import { expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import type { Kind } from '../../net/protocol'
import { keyOf, kindText, kindTexts } from './kinds'

const USUAL: Kind = {
  game: 'toy',
  seats: 1,
  options: [],
  without: 0,
  deck: 'toy-1',
  deck_name: '',
  count: 2,
  best: 40,
  average: 33.5,
  fewest: false,
  mark: null,
}

await setLanguage('en')
addTexts(
  'en',
  `kind-seats = { $count ->
    [one] Alone
   *[other] { $count } players
  }
kind-without = { $count ->
    [9] the other nine
   *[other] without { $count }
  }
kind-own = you
kind-other = { $count ->
    [one] another player
   *[other] { $count } other players
  }
kind-deck = deck { $name }
toy-option-fast = Fast
toy-option-wild-seat = Wild for { $name }`,
)

test('a kind is called by all in which it is not the usual game', () => {
  expect(kindText(USUAL)).toBe('Alone')
  expect(kindText({ ...USUAL, seats: 3, options: ['fast', 'wild-1', 'wild-2'] })).toBe(
    '3 players · Fast · Wild for you · Wild for another player',
  )
  expect(kindText({ ...USUAL, seats: 4, options: ['wild-1', 'wild-2', 'wild-3'] })).toBe(
    '4 players · Wild for you · Wild for 2 other players',
  )
  expect(kindText({ ...USUAL, without: 9, deck_name: 'Mine' })).toBe('Alone · the other nine · deck Mine')
})

test('two kinds that are called alike say their decks', () => {
  expect(kindTexts([USUAL, { ...USUAL, deck: 'toy-2' }, { ...USUAL, seats: 2 }])).toEqual([
    'Alone · toy-1',
    'Alone · toy-2',
    '2 players',
  ])
})

test('a kind has the same key in every answer', () => {
  expect(keyOf({ ...USUAL, count: 3 })).toBe(keyOf(USUAL))
  expect(keyOf({ ...USUAL, without: 9 })).not.toBe(keyOf(USUAL))
})
