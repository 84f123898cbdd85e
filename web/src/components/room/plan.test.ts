import { afterEach, expect, test } from 'vitest'
import { keepPlan, lastPlan, newRoom } from './plan'

afterEach(() => localStorage.clear())

test('a first room is for two friends, without a clock', () => {
  expect(newRoom('orchard', lastPlan())).toEqual({ game: 'orchard', seats: 2, options: [], listed: false, clock: { t: 'none' }, programs: false })
})

test('what was chosen last is proposed again', () => {
  keepPlan({ seats: 5, who: 'all', clock: { t: 'move', seconds: 30 }, programs: true })
  expect(lastPlan()).toEqual({ seats: 5, who: 'all', clock: { t: 'move', seconds: 30 }, programs: true })
})

test.each(['{', 'null', '7', '{"clock":{"t":"move","seconds":1e9}}', '{"seats":99,"clock":{"t":"hourglass"}}'])('what is not a plan is forgotten: %s', (kept) => {
  localStorage.setItem('mazzo-room-plan', kept)
  expect(lastPlan()).toEqual({ seats: 2, who: 'friends', clock: { t: 'none' }, programs: false })
})
