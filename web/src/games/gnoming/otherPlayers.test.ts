import { beforeAll, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import type { Step } from '../../net/protocol'
import type { Place, Snapshot } from '../../net/protocol/gnoming'
import { movesIn, moveTexts } from './moveSummaries'
import { moveSummaryText, isClosed, pointsOf, rounds, tieText } from './otherPlayers'

beforeAll(async () => {
  await setLanguage('en')
  addTexts(
    'en',
    `
gnoming-card = a { $card }
gnoming-did-card = a card
gnoming-did-draw = { $name } draws { $card }.
gnoming-did-draw-you = You draw { $card }.
gnoming-did-take = { $name } takes { $card } { $pile }.
gnoming-did-put = { $name } puts { $card } in { $cell }.
gnoming-did-put-then = { $card } goes to { $cell }.
gnoming-did-out = { $card } comes out.
gnoming-did-discard = { $name } discards { $card } { $pile }.
gnoming-did-discard-then = { $card } ends up { $pile }.
gnoming-did-leave-then = The hazard leaves.
gnoming-did-turn = { $name } turns { $cell }.
gnoming-did-turned-you = You turn { $cell }: { $card }.
gnoming-did-pass = { $name } turns nothing.
gnoming-tie-third = third: { $own } against { $other }
room-tie-shared = shared place
`,
  )
})

function step(text: string, seat: number | null = 1): Step {
  return { version: 1, seat, text, gain: null, effects: null }
}

test('the first sentence says who did it, and the next ones go on', () => {
  expect(moveSummaryText([step('take 5 left'), step('put 5 @ 3 for 8'), step('discard 8 right')], () => 'Ada')).toBe(
    'Ada takes a 5 left. A 5 goes to 3. A 8 comes out. A 8 ends up right.',
  )
})

test('a player who acted in the middle of a turn is named, too', () => {
  expect(moveSummaryText([step('put -2 @ 9')], () => 'Ada')).toBe('Ada puts a −2 in 9.')
  expect(moveSummaryText([step('discard 7 left')], () => 'Ada')).toBe('Ada discards a 7 left.')
})

test('a card that others drew has no name, and a hazard goes on no pile', () => {
  expect(moveSummaryText([step('draw'), step('discard hazard')], () => 'Ada')).toBe(
    'Ada draws a card. The hazard leaves.',
  )
})

test('an answer to a hazard says which cell was turned, or that none was', () => {
  expect(moveSummaryText([step('turn 4')], () => 'Ada')).toBe('Ada turns 4.')
  expect(moveSummaryText([step('pass')], () => 'Ada')).toBe('Ada turns nothing.')
})

test('chance tells which card was drawn or turned', () => {
  expect(moveTexts(null, movesIn([step('draw'), step('6', null)]))).toEqual(['You draw a 6.'])
  expect(moveTexts(null, movesIn([step('turn 2'), step('mulligan', null)]))).toEqual(['You turn 2: a mulligan.'])
})

function place(seat: number, at: number, rounds: number[]): Place {
  return {
    seat,
    place: at,
    score: { total: rounds.reduce((sum, each) => sum + each, 0), rounds, open: null },
    title: -1,
    won: at === 1,
  }
}

test('a tie names the third rounds, or says that the place is shared', () => {
  const ranking = [place(2, 1, [9, 9, 2]), place(0, 2, [7, 8, 5]), place(1, 3, [10, 10, 1]), place(3, 3, [11, 9, 1])]
  expect(ranking.map((_, k) => tieText(ranking, k))).toEqual(['third: 2 against 5', '', 'shared place', 'shared place'])
  const level = [place(0, 1, [1, 2, 3]), place(1, 1, [2, 1, 3])]
  expect(tieText(level, 0)).toBe('')
})

function snapshot(round: number): Snapshot {
  const players = [0, 1].map((seat) => ({
    seat,
    state: seat === 0 ? 'finished' : 'drawing',
    score: { total: 10 + seat, rounds: [], open: null },
  }))
  return { view: { round, players } } as unknown as Snapshot
}

test('points are the total, and only the last round closes a seat', () => {
  expect(pointsOf(snapshot(0), 1)).toBe(11)
  expect([0, 1].map((seat) => isClosed(snapshot(2), seat))).toEqual([true, false])
  expect(isClosed(snapshot(1), 0)).toBe(false)
})

test('a round begins when all turn two cards, not when these are shown and one draws', () => {
  expect([step('turn 3'), step('draw'), step('take 5 left')].map(rounds!.opens)).toEqual([true, false, false])
})
