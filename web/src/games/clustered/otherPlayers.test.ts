import { beforeAll, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import type { Place } from '../../net/protocol/clustered'
import { distinct } from '../../table/matchPlayers'
import { doneIn } from './cards'
import { view } from './fixture'
import { moveSummaryText, isClosed, pointsOf, tieText } from './otherPlayers'

beforeAll(async () => {
  await setLanguage('en')
  addTexts(
    'en',
    'clustered-did-lay = { $name } lays { $card }: { $gain }.\nclustered-did-discard = { $name } discards { $card }.\nclustered-wild = a wild',
  )
  addTexts('en', 'room-tie-shared = shared place')
})

const snapshot = {
  version: 1,
  seat: 0,
  view: view(),
  offers: { placements: [], misfits: [], discards: [], later: [], trim: 0 },
  can_undo: false,
  outcome: null,
}

function step(
  text: string,
  gain: number | null = null,
): { version: number; seat: number | null; text: string; gain: number | null; effects: null } {
  return { version: 1, seat: 1, text, gain, effects: null }
}

test("what a seat did is what it laid and discarded; what it drew is nobody's affair", () => {
  const steps = [step('wild @ 0,1', 2), { ...step('card'), seat: null }, step('discard wild')]
  expect(doneIn(steps)).toEqual([
    { kind: 'lay', card: 27, gain: 2 },
    { kind: 'discard', card: 27, gain: 0 },
  ])
  expect(moveSummaryText(steps, () => 'Ada')).toBe('Ada lays a wild: +2. Ada discards a wild.')
})

test('points and the end of a part are read seat by seat', () => {
  expect([pointsOf(snapshot, 0), pointsOf(snapshot, 1), isClosed(snapshot, 1)]).toEqual([3, 0, false])
})

test('equal points share a place, and nothing else decides', () => {
  const score = view().players[0]!.score
  const places = [
    [0, 1],
    [1, 1],
    [2, 3],
    [3, 3],
    [4, 5],
  ].map(([seat, place]) => ({ seat, place, score, title: -1, won: place === 1 }) as Place)
  expect(places.map((_, k) => tieText(places, k))).toEqual(['', '', 'shared place', 'shared place', ''])
})

test('a player whose colour is taken gets the next free one', () => {
  expect(distinct([3, 3, 4, 7, 7])).toEqual([3, 4, 5, 7, 0])
})
