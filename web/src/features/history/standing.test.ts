import { expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import type { History, Kind, MatchInfo, Place, Row, Score } from '../../net/protocol'
import { countedScores, kindOf, resultOf, standingOf, tenths, titleText } from './standing'

function row(match: string, score: number | null, counts = true, kind = 0): Row {
  const finished = score === null ? null : '2026-11-21T10:00:00.000Z'
  const status = score === null ? 'playing' : 'finished'
  return {
    match,
    game: 'orchard',
    created: '2026-11-21T09:00:00.000Z',
    finished,
    score,
    title: null,
    practice: false,
    rest_of: null,
    status,
    counts,
    kind,
    hints: 0,
    offline: false,
    table: false,
    opponents: [],
    place: null,
    won: false,
  }
}

const SOLO: Kind = {
  game: 'orchard',
  seats: 1,
  options: [],
  without: 0,
  deck: 'orchard-2019',
  deck_name: '',
  count: 2,
  best: 40,
  average: 33.5,
  fewest: false,
  mark: 44.1,
}
const PAIR: Kind = { ...SOLO, seats: 2, best: 90, average: 90, mark: null }

/** The server's answer: the newest first. */
function history(...rows: Row[]): History {
  return { games: rows, kinds: [SOLO, PAIR], streak: 1, count: rows.length, next: null }
}

function info(match: string, more: Partial<MatchInfo> = {}): MatchInfo {
  return {
    match,
    game: 'orchard',
    practice: false,
    status: 'finished',
    created: '2026-11-21T09:00:00.000Z',
    seat: 0,
    seats: 1,
    source: 'fresh',
    rest_of: null,
    same_as: null,
    ...more,
  } as MatchInfo
}

function score(total: number): Score {
  return { total }
}

test('only finished games of the kind that the server counts are counted, the oldest first', () => {
  const past = countedScores(
    history(row('d', null), row('c', 30), row('e', 90, true, 1), row('b', 99, false), row('a', 40)),
    SOLO,
    'c',
  )
  expect(past.scores).toEqual([40, 30])
  expect(past.here).toBe(1)
})

test('a first harvest, a best, one level with the best, one among others', () => {
  expect(standingOf(history(row('a', 20)), info('a'), score(20))?.kind).toBe('first')
  expect(standingOf(history(row('b', 41), row('a', 40)), info('b'), score(41))?.kind).toBe('best')
  expect(standingOf(history(row('b', 40), row('a', 40)), info('b'), score(40))?.kind).toBe('level')
  expect(standingOf(history(row('c', 35), row('b', 30), row('a', 40)), info('c'), score(35))).toMatchObject({
    kind: 'among',
    place: 2,
  })
})

test('a game of another kind stands for itself', () => {
  const record = history(row('c', 41, true, 1), row('b', 90), row('a', 40))
  expect(standingOf(record, info('c'), score(41))?.kind).toBe('first')
  expect(kindOf(record, 'c')).toBe(PAIR)
  expect(standingOf(record, info('unknown'), score(41))).toBeNull()
})

test('where the fewest points win, fewer are better', () => {
  const standing = (own: number, ...others: number[]) =>
    standingOf(
      {
        ...history(row('own', own), ...others.map((other, k) => row(String(k), other))),
        kinds: [{ ...SOLO, fewest: true }],
      },
      info('own'),
      score(own),
    )
  expect(standing(-3, 4, 12)?.kind).toBe('best')
  expect(standing(4, 4, 12)?.kind).toBe('level')
  expect(standing(13, 4, 12, 30)).toMatchObject({ kind: 'among', place: 3, past: { fewest: true } })
})

test('practice and a deal known before stand aside', () => {
  expect(standingOf(history(row('a', 20, false)), info('a', { practice: true }), score(20))?.kind).toBe('practice')
  expect(standingOf(history(row('b', 50, false), row('a', 40)), info('b', { same_as: 'a' }), score(50))?.kind).toBe(
    'repeat',
  )
  expect(standingOf(history(row('b', 50), row('a', 40)), info('b', { same_as: 'friend' }), score(50))?.kind).toBe(
    'best',
  )
})

test('of one who sat at several seats of a match the row that counts is told, wherever it stands', () => {
  for (const rows of [
    [row('a', 20, false, 1), row('a', 30)],
    [row('a', 30), row('a', 20, false, 1)],
  ]) {
    expect(kindOf(history(...rows), 'a')).toBe(SOLO)
    expect(standingOf(history(...rows), info('a'), score(30))?.kind).toBe('first')
  }
  expect(standingOf(history(row('a', 20, false), row('a', 30, false)), info('a'), score(30))?.kind).toBe('apart')
})

test('the average is said in the manner of the language', () => {
  expect(tenths(countedScores(history(row('a', 40)), SOLO, null).average, 'it')).toBe('33,5')
  expect(tenths(countedScores(history(row('a', 40)), SOLO, null).average, 'en')).toBe('33.5')
})

test('a game without titles has none to show', async () => {
  await setLanguage('en')
  addTexts('en', 'orchard-title-0 = Plumb low')
  expect([0, -1, null, undefined].map((title) => titleText('orchard', title))).toEqual(['Plumb low', '', '', ''])
})

test.each([
  [1, 1],
  [null, 2],
])('a page shows the result of a seat, or of the winner: %s', (own, seat) => {
  expect(resultOf([{ seat: 2 }, { seat: 1 }] as Place[], own).seat).toBe(seat)
})
