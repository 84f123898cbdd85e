import texts from '$games/grass/text/locale/en/table.ftl?raw'
import { beforeAll, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import { marketOf, replayOf, sheetOf, viewOf } from './fixture'
import { changesAt, handAt, momentsOf, pointsAt, tableAt } from './moments'
import { momentText } from './momentWords'

beforeAll(async () => {
  await setLanguage('en')
  addTexts('en', texts)
})

const none = [marketOf([]), marketOf([])]
const dealing = viewOf(none, { phase: 'dealing', turn: null })
const drawing = viewOf(none, { phase: 'drawing', turn: 0 })
const held = viewOf(none, { turn: 0, hand: [1, 4] })
const laid = viewOf([marketOf([4]), marketOf([])], { phase: 'drawing', turn: 1, hand: [1] })
const asked = viewOf([marketOf([4]), marketOf([])], {
  turn: 1,
  hand: [7, 8],
  talk: { proposer: 1, partners: [[0, 'waiting']], state: 'open', parts: [] },
})
const refused = { ...asked, talk: { ...asked.talk!, state: 'declined' as const } }
const passing = viewOf([marketOf([4]), marketOf([])], { phase: 'passing', turn: 1 })
const cleared = viewOf(none, {
  hand_number: 1,
  phase: 'dealing',
  turn: null,
  sheets: [[sheetOf(0, { tabled: 50, bonus: 25 }), sheetOf(1, {})]],
})

const REPLAY = replayOf([
  [null, 'mexico', dealing, null],
  [null, 'bust', drawing, 0],
  [null, 'panama', held, 0],
  [0, 'play panama', laid, 1],
  [null, 'market-close', asked, 1],
  [1, 'propose', asked, 0],
  [0, 'decline', refused, 1],
  [1, 'play sold-out', passing, 0],
  [0, 'pass mexico', passing, 1],
  [1, 'pass bust', { ...passing, phase: 'drawing' }, 1],
  [null, 'felony', asked, 1],
  [1, 'play market-close', cleared, 1],
  [null, 'mexico', { ...cleared, phase: 'dealing' }, null],
])
const moments = momentsOf(REPLAY)
const naming = (seat: number): string => ['Ada', 'Bruno'][seat]!

test('a match falls into deals, turns, offers, passes and counts', () => {
  expect(moments.map(({ kind, hand }) => `${kind} ${hand}`)).toEqual([
    'deal 0',
    'turn 0',
    'turn 0',
    'talk 0',
    'turn 0',
    'pass 0',
    'turn 0',
    'over 0',
    'deal 1',
  ])
})

test('a turn is told with the card that was drawn for it', () => {
  expect(momentText(REPLAY, moments[1]!, naming)).toBe('Ada lays Panama, $50,000. Drawn: Panama.')
})

test('an offer is told with its answer', () => {
  expect(momentText(REPLAY, moments[3]!, naming)).toBe('Bruno makes an offer to Ada. Ada declines.')
})

test('cards that are passed stand in one sentence', () => {
  expect(momentText(REPLAY, moments[5]!, naming)).toBe('A card goes to the left – Ada: Mexico, Bruno: Bust.')
})

test('the hand of a turn is the one from which the card was played', () => {
  expect(handAt(REPLAY, moments[1]!)).toEqual({ seat: 0, cards: [1, 4] })
})

test('when a hand is counted the table is still the one before it was cleared', () => {
  expect(tableAt(REPLAY, moments[7]!).players[0]!.market.peddles).toEqual([4])
  expect(pointsAt(REPLAY, moments[7]!)).toEqual(cleared.players.map(({ score }) => score.total))
  expect(momentText(REPLAY, moments[7]!, naming)).toBe('Hand 1 is over: Ada +$75,000, Bruno $0.')
})

test('a peddle that came is among the changes of its turn', () => {
  expect(changesAt(REPLAY, moments[1]!).map(({ gains }) => gains)).toEqual([[4], []])
})
