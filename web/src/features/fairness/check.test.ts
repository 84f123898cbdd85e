import { expect, test } from 'vitest'
import { isSignature } from './beacon'
import { checkDay, checkDayMatch, checkJournal, type DayFacts } from './check'
import { draw } from './draws'
import { digestOf, hmac, textBytes } from './hashes'
import { ALONE, CLUSTERED, FAST, PRACTICE, RECIPES, TABLE, UNCHECKED } from './journals.fixture'

/** The archived journals of these games, by path. */
const ARCHIVED = import.meta.glob<string>('../../../../tests/games/{clustered,gnoming,grass}/golden/*.mazzo', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const nothing = () => null
const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const DIGEST = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'
const A = 'ab'.repeat(32)
const ROUND_1000 = 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'

/** What was found false in a journal, with `from` replaced. */
async function faults(text: string, from: string, to: string): Promise<string[]> {
  expect(text).toContain(from)
  const { steps } = await checkJournal(text.replace(from, to), nothing)
  return steps.filter(({ holds }) => holds === false).map(({ id }) => id)
}

test('the draws are those of the test vectors of the journal', async () => {
  expect(await draw('0'.repeat(64), 'table', 0, 18)).toBe(8)
  expect(await draw('0'.repeat(64), 'table', 0, 4294967296)).toBe(3413571988)
  expect(await draw(KEY, 'seat-7', 100, 104)).toBe(30)
})

test.each([
  ['alone', ALONE],
  ['in practice, with actions taken back', PRACTICE],
  ['with recipes', RECIPES],
  ['at a table of three', TABLE],
  ['in a game with a deck for each seat', CLUSTERED],
  ['in its fast game, with another wild for one seat', FAST],
])('a shuffle is proved: %s', async (_, text) => {
  const { steps, verdict } = await checkJournal(text, nothing)
  expect(verdict).toBe('proved')
  expect(steps.find(({ id }) => id === 'digest')?.value).toBe(DIGEST)
  expect(steps.filter(({ holds }) => holds).map(({ id }) => id)).toEqual(['seed', 'cards'])
})

test('what this browser saw before is compared', async () => {
  const seen = { digest: DIGEST, numbers: ['00'.repeat(32), A] }
  expect((await checkJournal(ALONE, () => seen)).steps.map(({ id }) => id)).toEqual([
    ...['match', 'key', 'digest-seen', 'number-own', 'seed', 'cards'],
  ])
  const other = await checkJournal(ALONE, () => ({ ...seen, digest: '00'.repeat(32) }))
  expect([other.verdict, other.steps.find(({ id }) => id === 'digest-other')?.holds]).toEqual(['failed', false])
  const missing = await checkJournal(ALONE, () => ({ ...seen, numbers: ['00'.repeat(32)] }))
  expect([missing.verdict, missing.steps.find(({ id }) => id === 'number-missing')?.holds]).toEqual(['failed', false])
})

test('a changed journal is not proved', async () => {
  expect(await faults(ALONE, 'key: 00', 'key: 01')).toEqual(['seed'])
  expect(await faults(ALONE, 'number: ab', 'number: aa')).toEqual(['seed'])
  expect(await faults(ALONE, 'match: k3', 'match: k4')).toEqual(['seed'])
  expect(await faults(ALONE, '\n* ', '\n* 1')).toEqual(['cards'])
  expect(await faults(CLUSTERED, '* wild', '* circle-solid-3')).toEqual(['cards'])
  expect(await faults(ALONE, 'mazzo 2', 'mazzo 3')).toEqual(['unreadable'])
  expect(await faults(ALONE, '\n0 ', '\n1 ')).toEqual(['unreadable'])
  const renewed = Object.entries(ARCHIVED).find(([path]) => path.includes('stock-renewed-from-a-seed'))![1]
  expect(await faults(renewed, '* 7\n0 discard 7 left\n1 draw', '* 6\n0 discard 6 left\n1 draw')).toEqual(['cards'])
})

test.each(Object.entries(ARCHIVED).filter(([, text]) => !text.includes('seed: -')))(
  'the cards of an archived journal follow from its seed: %s',
  async (_, text) => {
    expect((await checkJournal(text, nothing)).verdict).toBe('cards')
  },
)

test('a journal without a seed, as of a deal whose day is not closed, is not a shuffle that failed', async () => {
  const { steps, verdict } = await checkJournal(UNCHECKED.replace(/^seed: .*$/m, 'seed: -'), nothing)
  expect([verdict, steps]).toEqual(['later', [{ id: 'seed-none', holds: null }]])
})

test('a journal with only a seed, and a game whose cards are checked elsewhere', async () => {
  expect((await checkJournal(UNCHECKED, nothing)).verdict).toBe('cards')
  const { steps, verdict } = await checkJournal(ALONE.replace('game: orchard', 'game: pebbles'), nothing)
  expect([verdict, steps.at(-1)?.id]).toEqual(['proved', 'cards-elsewhere'])
})

test('the signature of a recorded round holds for this round only', async () => {
  expect(await isSignature(ROUND_1000, 1000)).toBe(true)
  expect(await isSignature(ROUND_1000, 1001)).toBe(false)
  expect(await isSignature('00'.repeat(48), 1000)).toBe(false)
})

const DAY: DayFacts = {
  date: '2026-12-24',
  digest: '692cec17c9fdea83327b4a60978469ceb2adb95b42808ac3ce411b42828c0b40',
  round: 35089012,
  rule: 'beacon',
  signature: ROUND_1000,
  key: '8b667fc7808df5a8d501f5a1ebbb44951842ba1d41e7fcb8350ac121df15434a',
}
const FILE = { published: '2026-11-01T00:00:00.000Z', days: [DAY] }
const yes = () => Promise.resolve(true)

test('the day of the test vectors', async () => {
  expect(await hmac(KEY, textBytes('2026-12-24'))).toBe(DAY.key)
  expect(await digestOf(DAY.key!)).toBe(DAY.digest)
  const { steps, verdict } = await checkDay(DAY, FILE, ['orchard', 'grass'], yes)
  expect(verdict).toBe('proved')
  expect(steps.filter(({ id }) => id === 'day-seed').map(({ value }) => value)).toEqual([
    '9dfb6121c5507649f1d79081270a4f5db8fa981758d432ddaa324ecbb031e66f',
    '4428018c05a87c36d943ee9c586cc814bcac74f6c1ee045e6108f4d2b973c644',
  ])
  const alone = await checkDay({ ...DAY, rule: 'key', signature: null }, FILE, ['orchard'], yes)
  expect(alone.steps.map(({ id }) => id)).toContain('key-instead')
  expect(alone.steps.at(-1)?.value).toBe('ce00c193ada6b1291c8e5b5f274ee2cbddcf1cb6ff16364fb54e0f3f9ed60118')
})

test.each([
  ['another digest', { digest: DIGEST }, 'file'],
  ['another round', { round: 1 }, 'round'],
])('a day is not proved: %s', async (_, change, id) => {
  const { steps, verdict } = await checkDay({ ...DAY, ...change }, FILE, [], yes)
  expect(verdict).toBe('failed')
  expect(steps.find((step) => step.id === id)?.holds).not.toBe(true)
})

test('a wrong signature fails', async () => {
  expect((await checkDay(DAY, FILE, [], isSignature)).verdict).toBe('failed')
})

test('a key that is not shown yet, and a file that was made too late', async () => {
  expect((await checkDay({ ...DAY, key: null }, FILE, [], yes)).verdict).toBe('later')
  const late = await checkDay(DAY, { ...FILE, published: '2026-12-24T00:00:00.000Z' }, [], yes)
  expect([late.verdict, late.steps[1]]).toEqual(['failed', { id: 'file-late', holds: false }])
})

test('a match on a deal of a day is compared with its day', async () => {
  const seed = /^seed: (.*)$/m.exec(UNCHECKED)![1]!
  const game = /^game: (.*)$/m.exec(UNCHECKED)![1]!
  const ofDay = { ...DAY, rule: 'key', signature: null }
  const own = await hmac(DAY.key!, textBytes(game))
  const other = await checkDayMatch(UNCHECKED, ofDay, FILE, yes)
  expect([other.verdict, other.steps.find(({ id }) => id === 'day-same')]).toEqual([
    'failed',
    { id: 'day-same', holds: false, value: seed },
  ])
  // The cards do not follow from the other seed, but it is the one of the day.
  const same = await checkDayMatch(UNCHECKED.replace(seed, own), ofDay, FILE, yes)
  expect(same.steps.filter(({ holds }) => holds === false).map(({ id }) => id)).toEqual(['cards'])
  expect((await checkDayMatch(UNCHECKED.replace(seed, '-'), ofDay, FILE, yes)).verdict).toBe('later')
})
