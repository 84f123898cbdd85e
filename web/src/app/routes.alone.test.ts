import { expect, test } from 'vitest'
import { collectRoutes, matchRoute } from './route'
import { ROUTES } from './routes'

/** The name of the page at a path, with its facts; null if there is none. */
function pageAt(path: string): object | null {
  const match = matchRoute(ROUTES, path)
  return match && { page: match.route.name, ...match.facts }
}

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
  expect(pageAt(path)).toEqual(route)
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
  expect(pageAt(path)).toBeNull()
})

test('every feature with pages is there, and no two routes have the same address', () => {
  const folders = Object.keys(import.meta.glob('../features/*/index.ts'))
  expect(folders.length).toBeGreaterThan(10)
  const paths = ROUTES.map(({ path }) => path.replace(/\{\w+\}/g, '{}'))
  expect(new Set(paths).size).toBe(paths.length)
})

test('only the first page belongs to the first screen', () => {
  expect(ROUTES.filter((route) => 'component' in route).map(({ name }) => name)).toEqual(['home'])
})

test.each(ROUTES.flatMap((route) => ('page' in route ? [[route.path, route.page] as const] : [])))(
  'the page at %s loads',
  async (_, page) => {
    expect((await page()).default).toBeTypeOf('function')
  },
)

test('a feature folder is all that a page needs', () => {
  const page = () => Promise.reject(new Error('not needed here'))
  const routes = collectRoutes({
    '../features/weather/index.ts': [{ name: 'weather', path: '/weather/{town}', page }],
    '../features/clock/index.ts': [{ name: 'clock', path: '/clock', page }],
  })
  expect(matchRoute(routes, '/weather/turin')).toMatchObject({ route: { name: 'weather' }, facts: { town: 'turin' } })
  expect(matchRoute(routes, '/clock')).toMatchObject({ route: { name: 'clock' }, facts: {} })
  expect(matchRoute(routes, '/weather')).toBeNull()
})
