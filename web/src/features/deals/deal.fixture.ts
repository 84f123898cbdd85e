/** A deal of Orchard after one's first attempt, and today's deals; for tests. */
import type { Attempt, DealPage, Tile, Today } from '../../net/protocol'

export const DEAL: DealPage = {
  id: 'abcdefghjk',
  game: 'orchard',
  options: [],
  seats: 1,
  bots: [],
  deck: 'orchard-2019',
  deck_name: '',
  day: '2026-11-27',
  today: '2026-11-27',
  now: '2026-11-27T14:48:00.000Z',
  opens: '2026-11-27T00:00:00.000Z',
  closes: '2026-11-28T00:00:00.000Z',
  final: false,
  count: 83,
  fewest: false,
  money: false,
  mine: {
    match: 'mine',
    score: 44,
    place: 7,
    of: 83,
    percent: 92.1,
    hints: 0,
    undos: 0,
    minutes: 9,
    abandoned: false,
    marked: false,
  },
  match: null,
  room: null,
  histogram: [
    { score: 38, count: 30 },
    { score: 44, count: 50 },
    { score: 46, count: 3 },
  ],
  house: [
    { bot: 'novice', score: 19 },
    { bot: 'greedy', score: 38 },
    { bot: 'master', score: null },
  ],
  best: { low: 49, high: 49, proved: true, state: 'done' },
  cost: { foresight: 3, choices: 2 },
  fair: null,
}

/** The same deal before the first attempt: the server sends no result. */
export const UNPLAYED: DealPage = { ...DEAL, mine: null, histogram: null, house: null, best: null, cost: null }

export const ATTEMPT: Attempt = {
  place: 5,
  name: 'Ada',
  you: false,
  bot: false,
  score: 45,
  match: 'theirs',
  hints: 1,
  undos: 2,
  minutes: 6,
  abandoned: false,
  marked: false,
  account: true,
}

function tile(game: string, more: Partial<Tile>): Tile {
  const of = {
    seats: 1,
    bots: [],
    match: null,
    room: null,
    score: null,
    place: null,
    of: null,
    count: 3,
    percent: null,
  }
  return { game, deal: `deal-${game}`, options: [], state: 'new', final: false, ...of, ...more }
}

export const TODAY: Today = {
  date: '2026-11-27',
  today: '2026-11-27',
  now: '2026-11-27T14:48:00.000Z',
  closes: '2026-11-28T00:00:00.000Z',
  tiles: [
    tile('orchard', { state: 'done', score: 44, place: 22 }),
    tile('grove', { state: 'begun', match: 'm' }),
    tile('grass', { options: ['one-hand'] }),
  ],
  week: [],
}
