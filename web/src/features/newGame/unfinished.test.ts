import { afterEach, expect, test } from 'vitest'
import type { History, Row } from '../../net/protocol'
import { noteStart, noteEnd, keptUnfinished, onceUnfinished, unfinishedOf } from './unfinished'

afterEach(() => localStorage.clear())

const kinds = [{ seats: 1 }, { seats: 4 }] as History['kinds']

function row(match: string, game: string, status: Row['status'], kind = 0): Row {
  return { match, game, status, kind, created: `2026-05-0${match}T10:00:00Z`, practice: false } as Row
}

test('what is being played is told with its place, and kept for the next paint', () => {
  const games = [row('3', 'grass', 'playing', 1), row('2', 'orchard', 'finished'), row('1', 'orchard', 'playing')]
  const unfinished = unfinishedOf({ games, kinds, streak: 0, count: 0, next: null })
  expect(unfinished.map(({ game, href, seats }) => [game, href, seats])).toEqual([
    ['grass', '/m/3', 4],
    ['orchard', '/m/1', 1],
  ])
  expect(keptUnfinished()).toEqual(unfinished)
})

test('a game for several on one device, with a row for each seat, is told once', () => {
  const games = [row('3', 'grass', 'playing', 1), row('3', 'grass', 'playing', 1), row('1', 'orchard', 'playing')]
  expect(unfinishedOf({ games, kinds, streak: 0, count: 0, next: null }).map(({ href }) => href)).toEqual([
    '/m/3',
    '/m/1',
  ])
})

test('what an earlier version kept twice is read once', () => {
  const kept = { game: 'grass', href: '/m/3', created: '2026-05-03T10:00:00Z', practice: false, seats: 2 }
  localStorage.setItem('mazzo-unfinished', JSON.stringify([kept, kept]))
  expect(keptUnfinished()).toEqual([kept])
})

test('finished rows of one match, a seat each, all stay', () => {
  const rows = [row('3', 'grass', 'finished', 1), row('3', 'grass', 'finished', 1)]
  expect(onceUnfinished(rows)).toEqual(rows)
})

test('the history of one game leaves what is kept of the others', () => {
  unfinishedOf({
    games: [row('2', 'grass', 'playing', 1), row('1', 'orchard', 'playing')],
    kinds,
    streak: 0,
    count: 0,
    next: null,
  })
  unfinishedOf({ games: [row('3', 'orchard', 'playing')], kinds, streak: 0, count: 0, next: null }, 'orchard')
  expect(keptUnfinished().map(({ href }) => href)).toEqual(['/m/3', '/m/2'])
})

test('a game that was begun stands first', () => {
  unfinishedOf({ games: [row('1', 'orchard', 'playing')], kinds, streak: 0, count: 0, next: null })
  noteStart('grass', '/t/7', false, 4)
  expect(keptUnfinished().map(({ href }) => href)).toEqual(['/t/7', '/m/1'])
})

test.each(['{', 'null', '7', '[{"game":"chess"}]'])('what is no list is forgotten: %s', (kept) => {
  localStorage.setItem('mazzo-unfinished', kept)
  expect(keptUnfinished()).toEqual([])
})

test('what has ended leaves no room on the next page, in its room or at its own address', () => {
  noteStart('grass', '/t/7', false, 4)
  noteStart('orchard', '/m/2', false, 1)
  noteEnd('1', '7')
  expect(keptUnfinished().map(({ href }) => href)).toEqual(['/m/2'])
  noteEnd('2', null)
  expect(keptUnfinished()).toEqual([])
})
