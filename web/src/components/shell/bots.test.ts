import { afterEach, expect, test } from 'vitest'
import { keepBots, lastBots, roomWith, type Laid } from './bots'

const gnoming: Laid = { name: 'gnoming', seats_min: 2, seats_max: 7, options: [] }
const grass: Laid = { name: 'grass', seats_min: 2, seats_max: 6, options: [{ name: 'long', seat: null }] }

afterEach(() => localStorage.clear())

test('a first table has three bots, the best there are', () => {
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

test.each(['{', 'null', '7', '{"gnoming":5}', '{"gnoming":{"count":"many","bot":"shark"}}'])('what is no choice is forgotten: %s', (kept) => {
  localStorage.setItem('mazzo-bots', kept)
  expect(lastBots(gnoming)).toEqual({ count: 3, bot: 'greedy' })
})
