import { afterEach, expect, test } from 'vitest'
import { keepBots, lastBots, lastStrength, roomWith, type Laid } from './bots'

const gnoming: Laid = { name: 'gnoming', seats_min: 2, seats_max: 7, options: [], own_decks: null }
const grass: Laid = {
  name: 'grass',
  seats_min: 2,
  seats_max: 6,
  options: [{ name: 'long', seat: null, recipes: false, group: '' }],
  own_decks: null,
}

afterEach(() => localStorage.clear())

test('a first table has three bots who take the best at hand', () => {
  expect(roomWith(gnoming)).toEqual({ game: 'gnoming', seats: 4, options: [], bots: ['greedy', 'greedy', 'greedy'] })
})

test('what was chosen last is laid again, for its own game only', () => {
  keepBots('gnoming', { count: 6, bot: 'casual' })
  expect(lastBots(gnoming)).toEqual({ count: 6, bot: 'casual' })
  expect(lastBots(grass)).toEqual({ count: 3, bot: 'greedy' })
})

test('no more sit down than there are seats, and no fewer than the game asks for', () => {
  keepBots('gnoming', { count: 6, bot: 'casual' })
  expect(lastBots({ ...gnoming, seats_max: 5 }).count).toBe(4)
  expect(lastBots({ ...gnoming, seats_min: 7, seats_max: 8 }).count).toBe(6)
})

test('the options chosen for a table go with it', () => {
  localStorage.setItem('mazzo-options', JSON.stringify({ 'grass-table': ['long', 'gone'], 'grass-alone': [] }))
  expect(roomWith(grass).options).toEqual(['long'])
})

test('whether the seat that begins is drawn is remembered, too', () => {
  keepBots('gnoming', { count: 2, bot: 'casual', drawn: true })
  expect(roomWith(gnoming)).toEqual({ game: 'gnoming', seats: 3, options: [], bots: ['casual', 'casual'], drawn: true })
})

test('an option for a seat that nobody takes stays behind', () => {
  const seated = [
    { name: 'long-2', seat: 1, recipes: false, group: '' },
    { name: 'long-5', seat: 4, recipes: false, group: '' },
  ]
  localStorage.setItem('mazzo-options', JSON.stringify({ 'grass-table': ['long-2', 'long-5'] }))
  keepBots('grass', { count: 3, bot: 'casual' })
  expect(roomWith({ ...grass, options: seated }).options).toEqual(['long-2'])
  keepBots('grass', { count: 4, bot: 'casual' })
  expect(roomWith({ ...grass, options: seated }).options).toEqual(['long-2', 'long-5'])
})

test("an owner's deck goes with it where the game takes one", () => {
  localStorage.setItem('mazzo-decks', JSON.stringify({ grass: 'own-1' }))
  expect([
    roomWith(grass).deck,
    roomWith({ ...grass, own_decks: { cards: 1, cells: 1, words: [], recipes: false } }).deck,
  ]).toEqual([undefined, 'own-1'])
})

test.each(['{', 'null', '7', '{"gnoming":5}', '{"gnoming":{"count":"many","bot":"shark"}}'])(
  'what is no choice is forgotten: %s',
  (kept) => {
    localStorage.setItem('mazzo-bots', kept)
    expect(lastBots(gnoming)).toEqual({ count: 3, bot: 'greedy' })
  },
)

test('the strength is remembered by game', () => {
  keepBots('gnoming', { count: 2, bot: 'master' })
  expect([lastStrength('gnoming'), lastStrength('grass')]).toEqual(['master', 'greedy'])
})
