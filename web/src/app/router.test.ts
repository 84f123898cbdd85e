import { expect, test } from 'vitest'
import { routeOf } from './router'

test.each([
  ['/', { page: 'home' }],
  ['/m/abc', { page: 'table', id: 'abc' }],
  ['/m/abc/replay', { page: 'replay', id: 'abc' }],
  ['/m/abc/review', { page: 'review', id: 'abc' }],
  ['/m/abc/par', { page: 'par', id: 'abc' }],
  ['/m/abc/bot', { page: 'bot', id: 'abc' }],
  ['/t/abc', { page: 'room', id: 'abc' }],
  ['/tables', { page: 'lobby' }],
  ['/deal/abc', { page: 'deal', id: 'abc' }],
  ['/learn/orchard', { page: 'learn', game: 'orchard' }],
  ['/puzzle/orchard', { page: 'puzzle', game: 'orchard' }],
  ['/rules/orchard', { page: 'rules', game: 'orchard' }],
  ['/rules', { page: 'rules' }],
  ['/history', { page: 'history' }],
  ['/account', { page: 'account' }],
  ['/decks', { page: 'decks' }],
  ['/decks/own-0123456789abcdef0123', { page: 'deck', id: 'own-0123456789abcdef0123' }],
  ['/decks/own-0123456789abcdef0123/copy', { page: 'deckCopy', id: 'own-0123456789abcdef0123' }],
  ['/decks/new/orchard', { page: 'newDeck', game: 'orchard' }],
  ['/about/', { page: 'about' }],
])('%s is a page', (path, route) => {
  expect(routeOf(path)).toEqual(route)
})

test.each([
  '/m',
  '/m/abc/else',
  '/m/abc/replay/more',
  '/deal',
  '/t',
  '/t/abc/else',
  '/tables/mine',
  '/rules/orchard/3',
  '/history/mine',
  '/account/mine',
  '/decks/own-0123456789abcdef0123/else',
  '/decks/new/orchard/more',
  '/elsewhere',
])('%s is none', (path) => {
  expect(routeOf(path)).toEqual({ page: 'missing' })
})
