import texts from '$games/grass/text/locale/en/table.ftl?raw'
import { beforeAll, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import type { Step } from '../../net/protocol'
import type { Talk } from '../../net/protocol/grass'
import { marketOf, playerOf, sheetOf, viewOf } from './fixture'
import { changeTexts, stepTexts } from './sentences'

beforeAll(async () => {
  await setLanguage('en')
  addTexts('en', texts)
})

const naming = (seat: number): string | null => (seat === 0 ? null : ['', 'Ada', 'Bruno'][seat]!)

function steps(...entries: [number | null, string][]): Step[] {
  return entries.map(([seat, text]) => ({ version: 1, seat, text, gain: null, effects: null }))
}

const EMPTY = [marketOf([]), marketOf([]), marketOf([])]
const still = viewOf(EMPTY)

test('a peddle that is laid is told with what it is worth', () => {
  expect(stepTexts(steps([1, 'play panama']), still, still, naming)).toEqual(['Ada lays Panama, $50,000.'])
})

test('heat says on whom it comes, oneself included', () => {
  expect(stepTexts(steps([1, 'play bust on 2']), still, still, naming)).toEqual(['Ada plays Bust on Bruno’s market.'])
  expect(stepTexts(steps([1, 'play bust on 0']), still, still, naming)).toEqual(['Ada plays Bust on your market.'])
})

test('nirvana tells who gives what, and the heat that is gone', () => {
  const before = viewOf([marketOf([1]), marketOf([], { heat: [8], next_heat: 0 }), marketOf([4])])
  const after = viewOf([marketOf([]), marketOf([1, 4]), marketOf([])])
  expect(stepTexts(steps([1, 'play stonehigh']), before, after, naming)).toEqual([
    'Ada plays Stonehigh and has another turn.',
    'The heat comes off Ada’s market: Bust.',
    'You give Mexico.',
    'Bruno gives Panama.',
  ])
})

test('a paranoia tells the turns and the peddles that it costs', () => {
  const before = viewOf([marketOf([]), marketOf([1, 4]), marketOf([])])
  const after = viewOf([marketOf([]), marketOf([], { is_open: false }), marketOf([])], { phase: 'passing' })
  expect(stepTexts(steps([1, 'play utterly-wiped-out']), before, after, naming)).toEqual([
    'Ada plays Utterly Wiped Out and loses 2 turns; then a card goes to the left.',
    'Ada loses Mexico, Panama.',
    'Ada’s market is closed.',
  ])
})

test('a fine names the peddle that paid it', () => {
  const before = viewOf([marketOf([]), marketOf([1], { heat: [9, 8], next_heat: 0 }), marketOf([])])
  const after = viewOf([marketOf([]), marketOf([], { heat: [8], next_heat: 0 }), marketOf([])])
  expect(stepTexts(steps([1, 'play pay-fine']), before, after, naming)).toEqual([
    'Ada pays the fine with Mexico: Detained is off the market.',
  ])
})

test('a protection played in one gesture is told once, with what it covers', () => {
  const before = viewOf([marketOf([]), marketOf([1, 1]), marketOf([])])
  const after = viewOf([marketOf([]), marketOf([], { covers: [[23, 25, [1, 1], 10]] }), marketOf([])])
  const batch = steps([1, 'play catch-a-buzz'], [1, 'cover mexico'], [1, 'cover mexico'], [1, 'done'])
  expect(stepTexts(batch, before, after, naming)).toEqual(['Ada protects Mexico × 2 with Catch a Buzz.'])
})

test('a theft names what went and from whom', () => {
  const before = viewOf([marketOf([4]), marketOf([]), marketOf([])])
  const after = viewOf([marketOf([]), marketOf([4]), marketOf([])])
  expect(stepTexts(steps([1, 'play steal on 0']), before, after, naming)).toEqual(['Ada steals Panama from you.'])
})

test('one hears what one draws, not that others draw', () => {
  const own = viewOf(EMPTY, { turn: 0 })
  expect(stepTexts(steps([null, 'felony']), still, own, naming)).toEqual(['You draw Felony.'])
  expect(stepTexts(steps([null, 'card']), still, still, naming)).toEqual([])
})

test('a card that is passed on is named to the player who gets it', () => {
  const passing = viewOf(EMPTY, { phase: 'passing' })
  expect(stepTexts(steps([2, 'pass mexico'], [1, 'pass card']), passing, still, naming)).toEqual([
    'Bruno passes you Mexico.',
    'Everybody has passed a card to the left.',
  ])
})

test('a deal tells its parties what they gave and got', () => {
  const talk: Talk = {
    proposer: 1,
    partners: [[0, 'accepted']],
    state: 'dealt',
    parts: [
      [0, 'give', 4, 4],
      [0, 'want', 32, null],
    ],
  }
  const texts = stepTexts(
    steps([0, 'accept']),
    viewOf(EMPTY, { talk: { ...talk, state: 'open' } }),
    viewOf(EMPTY, { talk }),
    naming,
  )
  expect(texts).toEqual(['You accept.', 'The deal is done.', 'Ada gives you Panama for a heat off card.'])
})

test('an offer names those to whom it is made', () => {
  const talk: Talk = {
    proposer: 1,
    partners: [
      [0, 'waiting'],
      [2, 'waiting'],
    ],
    state: 'open',
    parts: [],
  }
  expect(stepTexts(steps([1, 'propose']), still, viewOf(EMPTY, { talk }), naming)).toEqual([
    'Ada makes an offer to you and Bruno.',
  ])
})

test('nothing is read off a table that has been cleared for the next hand', () => {
  const before = viewOf([marketOf([4]), marketOf([4]), marketOf([4])])
  const after = viewOf(EMPTY, { hand_number: 1, phase: 'dealing', turn: null })
  expect(stepTexts(steps([1, 'play market-close']), before, after, naming)).toEqual([
    'Ada closes the market: the hand is over.',
  ])
})

test('a hand that is over tells everybody’s result and total', () => {
  const sheets = [[sheetOf(0, { tabled: 30 }), sheetOf(1, { in_hand: -5 }), sheetOf(2, { tabled: 50, bonus: 25 })]]
  const after = viewOf(EMPTY, { hand_number: 1, sheets })
  expect(changeTexts(still, after, naming)).toEqual([
    'Hand 1 is over.',
    'You: +$30,000, $30,000 in all.',
    'Ada: −$5,000, −$5,000 in all.',
    'Bruno: +$75,000, $75,000 in all.',
  ])
})

test('a turn that is lost is told, with those that are still to come', () => {
  const before = viewOf(EMPTY, { players: EMPTY.map((market, seat) => playerOf(seat, market, { lost: seat })) })
  const after = viewOf(EMPTY, {
    players: EMPTY.map((market, seat) => playerOf(seat, market, { lost: Math.max(0, seat - 1) })),
  })
  expect(changeTexts(before, after, naming)).toEqual(['Ada loses this turn.', 'Bruno loses this turn, and 1 more.'])
})
