import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Wire } from '../../net/wire.fixture'
import { Hands } from './deviceHolder.svelte'

let hands: Hands

beforeEach(() => {
  vi.stubGlobal('WebSocket', Wire)
  Wire.all = []
})

afterEach(() => {
  hands.close()
  vi.unstubAllGlobals()
})

test('one seat is one client, without a curtain', () => {
  hands = new Hands('m', [1], [1])
  expect([hands.holder, hands.next, hands.after([])]).toEqual([1, null, null])
  expect(Wire.all.map((wire) => new URL(wire.url).search)).toEqual([''])
})

test('who watches has a client, too', () => {
  hands = new Hands('m', [], [])
  expect(hands.holder).toBeNull()
  expect(hands.client().match).toBe('m')
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

/** Sends a seat's client its version. */
function tell(at: number, version: number): void {
  const snapshot = { version, seat: at, view: null, offers: null, can_undo: false, outcome: null }
  Wire.all[at]!.say({ t: 'state', snapshot, steps: [] })
}

test('a player who asks for the device out of turn keeps it until the next player has news', () => {
  hands = new Hands('m', [0, 1, 2], [0])
  for (const seat of [0, 1, 2]) tell(seat, 5)
  hands.take(0)
  hands.ask(2, [0])
  hands.take(2)
  tell(2, 6)
  expect([hands.isAsked, hands.after([0])]).toEqual([true, null])
  tell(0, 6)
  expect(hands.after([0])).toBe(0)
  hands.pass(0)
  expect(hands.isAsked).toBe(false)
})

test('the device goes back to whose turn it is for the asking', () => {
  hands = new Hands('m', [0, 1], [0])
  hands.ask(1, [0])
  hands.take(1)
  hands.ask(0, [0])
  expect([hands.next, hands.isAsked]).toEqual([0, false])
})

test('a player who asked and whose turn has come passes the device as usual', () => {
  hands = new Hands('m', [0, 1], [0])
  hands.ask(1, [0])
  hands.take(1)
  hands.settle()
  expect(hands.after([0])).toBe(0)
})
