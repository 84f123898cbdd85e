import { describe, expect, test } from 'vitest'
import type { Par } from '../../net/protocol'
import { barsOf, verdictOf } from './par'

const working: Par = {
  state: 'working',
  share: 0.5,
  low: 40,
  high: 100,
  proved: false,
  line: [],
  honest: null,
  honest_line: [],
}
const done: Par = { ...working, state: 'done', share: 1, high: 40, proved: true, honest: 36 }
const none: Par = { ...working, share: 0, low: null, high: null }

describe('bars', () => {
  test('share one scale that ends where par may reach', () => {
    expect(barsOf(25, working).map(({ from, to, high }) => [from, to, high])).toEqual([
      [0, 25, 25],
      [0, 0, 0],
      [0, 40, 100],
    ])
  })

  test('know nothing before there is an answer', () => {
    expect(barsOf(25, null).map(({ points, to }) => [points, to])).toEqual([
      [25, 100],
      [null, 0],
      [null, 0],
    ])
  })

  test('stand on both sides of 0 where points fell below', () => {
    const [own, , par] = barsOf(-10, { ...done, low: 30, high: 30, honest: 20 })
    expect([own!.from, own!.to, par!.from, par!.to]).toEqual([0, 25, 25, 100])
  })

  test('have room for a game without a point', () => {
    expect(barsOf(0, null)[0]).toEqual({ who: 'own', points: 0, from: 0, to: 0, high: 0 })
  })
})

describe('the verdict', () => {
  test('tells what was missing, what the bot did, and what foresight brings', () => {
    expect(verdictOf(30, done, 'mine')).toEqual([
      { id: 'par-proved-mine', facts: { below: 10, low: 40, high: 40 } },
      { id: 'par-against-mine', facts: { how: 'less', apart: 6 } },
      { id: 'par-foresight', facts: { gap: 4 } },
    ])
  })

  test('counts from whoever did better, and has nothing to add for who made par', () => {
    expect(verdictOf(38, done, 'mine').at(-1)).toEqual({ id: 'par-foresight', facts: { gap: 2 } })
    expect(verdictOf(40, done, 'mine').map(({ id }) => id)).toEqual(['par-proved-mine', 'par-against-mine'])
  })

  test('does not call proved what is not', () => {
    expect(verdictOf(30, { ...done, high: 60, proved: false }, 'game').map(({ id }) => id)).toEqual([
      'par-open-game',
      'par-against-game',
      'par-foresight-open',
    ])
  })

  test('says nothing before there is something', () => {
    expect(verdictOf(30, none, 'mine')).toEqual([])
    expect(verdictOf(30, working, 'mine').map(({ id }) => id)).toEqual(['par-open-mine'])
  })
})
