import { beforeEach, expect, test } from 'vitest'
import { layingOf } from '../../gridCards/laying'
import { addTexts, setLanguage } from '../../i18n/fluent'
import type { Step } from '../../net/protocol'
import type { Place, Snapshot } from '../../net/protocol/orchard'
import { board } from './fixture'
import { moveSummaryText, isClosed, tieText } from './otherPlayers'

const words = import.meta.glob<string>('$locale/*/room.ftl', { query: '?raw', import: 'default', eager: true })

function place(seat: number, place: number, total: number, rotten: number, dice: number): Place {
  return {
    seat,
    place,
    won: place === 1,
    title: 0,
    score: { total, dice: [total - rotten, 0, 0], dice_count: dice, rotten },
  }
}

function step(text: string, gain: number): Step {
  return { version: 1, seat: 1, text, gain, effects: [] }
}

beforeEach(async () => {
  await setLanguage('en')
  addTexts(
    'en',
    'room-tie-rotten = rotten { $own }:{ $other }\nroom-tie-dice = dice { $own }:{ $other }\nroom-tie-shared = same',
  )
})

test('points that decide need no words', () => {
  expect(tieText([place(0, 1, 40, 0, 8), place(1, 2, 39, 0, 9)], 0)).toBe('')
})

test('level on points, fewer rotten fruit is told, and then more dice', () => {
  expect(tieText([place(0, 1, 40, -3, 8), place(1, 2, 40, -6, 9)], 0)).toBe('rotten 1:2')
  expect(tieText([place(0, 1, 40, 0, 9), place(1, 2, 40, 0, 8)], 0)).toBe('dice 9:8')
  expect(tieText([place(0, 1, 40, 0, 9), place(1, 2, 40, 0, 8)], 1)).toBe('')
})

test('of two that did not win, one comes first and neither wins', async () => {
  for (const [language, wins] of [
    ['it', /vinc/i],
    ['en', /win/i],
  ] as const) {
    for (const [path, text] of Object.entries(words)) if (path.includes(`/${language}/`)) addTexts(language, text)
    await setLanguage(language)
    const below = [
      place(0, 1, 50, 0, 9),
      place(1, 2, 40, -3, 8),
      place(2, 3, 40, -6, 9),
      place(3, 4, 30, 0, 9),
      place(4, 5, 30, 0, 8),
    ]
    for (const k of [1, 3]) expect(tieText(below, k)).toMatch(/sta davanti|ranks higher/)
    for (const k of [1, 3]) expect(tieText(below, k)).not.toMatch(wins)
  }
})

test('level in everything, the place is shared', () => {
  const ranking = [place(0, 1, 40, 0, 9), place(1, 1, 40, 0, 9), place(2, 3, 20, 0, 4), place(3, 3, 20, 0, 4)]
  expect([0, 1, 2, 3].map((k) => tieText(ranking, k))).toEqual(['', '', 'same', 'same'])
})

test('a scarce die counts with its card', () => {
  expect(layingOf([step('14 r90 @ -1,2', 5), step('die 0,1', 1)])).toEqual({ card: 14, turn: 1, gain: 6 })
  expect(layingOf([])).toBeNull()
})

test('a seat that laid no card in a round is one whose orchard is closed', () => {
  addTexts('en', 'room-did-none = { $name }: closed.')
  expect(moveSummaryText([], () => 'Ada')).toBe('Ada: closed.')
})

test('an orchard is closed where no card fits any more, not where a seat waits or has laid them all', () => {
  const boards = (['stopped', 'waiting', 'finished', 'playing'] as const).map((state, seat) => ({
    ...board(),
    seat,
    state,
  }))
  const snapshot: Snapshot = {
    version: 1,
    seat: null,
    offers: { placements: [], dice: [] },
    can_undo: false,
    outcome: null,
    view: { boards, unseen: [], to_draw: 0, cards_per_game: 9 },
  }
  expect([0, 1, 2, 3, 4].map((seat) => isClosed(snapshot, seat))).toEqual([true, false, false, false, false])
})
