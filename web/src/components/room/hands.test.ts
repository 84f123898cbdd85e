import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Wire } from '../../lib/wire.fixture'
import { Hands } from './hands.svelte'

let hands: Hands

beforeEach(() => {
  vi.stubGlobal('WebSocket', Wire)
  Wire.all = []
})

afterEach(() => {
  hands.close()
  vi.unstubAllGlobals()
})

test('one seat is one desk, without a curtain', () => {
  hands = new Hands('m', [1], [1])
  expect([hands.holder, hands.next, hands.after([])]).toEqual([1, null, null])
  expect(Wire.all.map((wire) => new URL(wire.url).search)).toEqual([''])
})

test('who watches has a desk, too', () => {
  hands = new Hands('m', [], [])
  expect(hands.holder).toBeNull()
  expect(hands.desk().match).toBe('m')
})

test('several seats begin behind the curtain of the first who may act', () => {
  hands = new Hands('m', [0, 2], [2])
  expect(hands.next).toBe(2)
  expect(Wire.all.map((wire) => new URL(wire.url).search)).toEqual(['?seat=0', '?seat=2'])
})

test('the device stays with its holder while they may act, then goes round the table', () => {
  hands = new Hands('m', [0, 2, 3], [0, 2, 3])
  hands.take(2)
  expect(hands.after([0, 2, 3])).toBeNull()
  expect(hands.after([0, 3])).toBe(3)
  hands.take(3)
  expect(hands.after([0])).toBe(0)
  expect(hands.after([])).toBeNull()
})
