import { afterEach, expect, test } from 'vitest'
import type { Room } from '../../net/protocol'
import { keepPlan, lastGame, lastPlan, newRoom, planFor, planOf, type PlannedGame } from './roomPlan'

const orchard: PlannedGame = { name: 'orchard', seats_min: 1, seats_max: 8, seats_printed: 1, options: [] }
const wild = { name: 'third-wild', seat: null, recipes: false, group: '' }
const wildFor3 = { name: 'third-wild-3', seat: 2, recipes: false, group: '' }
const clustered: PlannedGame = {
  name: 'clustered',
  seats_min: 3,
  seats_max: 6,
  seats_printed: 3,
  options: [wild, wildFor3],
}
const first = { seats: 2, who: 'friends', clock: { t: 'none' }, programs: false, options: [] }
const room = {
  seats: [],
  listed: true,
  clock: { t: 'none' },
  programs: false,
  options: [],
  deck: null,
  drawn: false,
} as unknown as Room

afterEach(() => localStorage.clear())

test('a first room is for two friends, without a clock', () => {
  expect(newRoom(orchard, lastPlan())).toEqual({
    game: 'orchard',
    seats: 2,
    options: [],
    listed: false,
    clock: { t: 'none' },
    programs: false,
  })
})

test('what was chosen last is proposed again', () => {
  keepPlan('orchard', { seats: 5, who: 'all', clock: { t: 'move', seconds: 30 }, programs: true, options: [] })
  expect(lastPlan()).toEqual({ seats: 5, who: 'all', clock: { t: 'move', seconds: 30 }, programs: true, options: [] })
})

test('the game of the last table is proposed again', () => {
  expect(lastGame()).toBeNull()
  keepPlan('clustered', lastPlan())
  expect(lastGame()).toBe('clustered')
})

test.each(['{', 'null', '7', '{"clock":{"t":"move","seconds":1e9}}', '{"seats":99,"clock":{"t":"hourglass"}}'])(
  'what is not a plan is forgotten: %s',
  (kept) => {
    localStorage.setItem('mazzo-room-plan', kept)
    expect(lastPlan()).toEqual(first)
  },
)

test.each([
  [2, 3],
  [5, 5],
  [8, 6],
])('another game has its own seats: of %i there become %i', (seats, there) => {
  expect(planFor(clustered, { ...lastPlan(), seats }).seats).toBe(there)
})

test('the options chosen last are proposed again, for their own game only', () => {
  keepPlan('clustered', { ...lastPlan(), options: ['third-wild'] })
  expect(planFor(clustered, lastPlan()).options).toEqual(['third-wild'])
  expect(planFor(orchard, lastPlan()).options).toEqual([])
})

test('who begins goes with the room, as long as that seat is there, and is asked afresh the next time', () => {
  const begins = [2, 3].map((seat) => ({ name: `begins-${seat}`, seat: seat - 1, recipes: false, group: 'begins' }))
  const game = { ...clustered, seats_min: 2, options: [wild, ...begins] }
  const plan = { ...lastPlan(), seats: 3, options: ['third-wild', 'begins-3'] }
  expect(newRoom(game, plan).options).toEqual(['third-wild', 'begins-3'])
  expect(newRoom(game, { ...plan, seats: 2 }).options).toEqual(['third-wild'])
  expect(newRoom(game, { ...plan, options: [], drawn: true }).drawn).toBe(true)
  expect(newRoom(game, plan)).not.toHaveProperty('drawn')
  keepPlan('clustered', { ...plan, drawn: true })
  expect(planFor(game, lastPlan())).toMatchObject({ options: ['third-wild'], drawn: false })
})

test('a seat that is not there takes its option along', () => {
  const plan = { ...lastPlan(), options: ['third-wild-3'] }
  expect(newRoom(clustered, { ...plan, seats: 3 }).options).toEqual(['third-wild-3'])
  expect(newRoom(clustered, { ...plan, seats: 2 }).options).toEqual([])
})

test('several seats for a person are wished for, told, and not wished for again', () => {
  expect(newRoom(orchard, { ...lastPlan(), who: 'all', several: true }).several).toBe(true)
  expect(newRoom(orchard, lastPlan())).not.toHaveProperty('several')
  keepPlan('orchard', { ...lastPlan(), several: true })
  expect(lastPlan()).not.toHaveProperty('several')
  expect(planOf({ ...room, several: true }).several).toBe(true)
  expect(planOf({ ...room, several: false }).several).toBe(false)
})
