import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Wire } from '../../net/wire.fixture'
import { DeviceHolder } from './deviceHolder.svelte'

let device: DeviceHolder

beforeEach(() => {
  vi.stubGlobal('WebSocket', Wire)
  Wire.all = []
})

afterEach(() => {
  device.close()
  vi.unstubAllGlobals()
})

test('one seat is one client, without a privacy screen', () => {
  device = new DeviceHolder('m', [1], [1])
  expect([device.holder, device.next, device.after([])]).toEqual([1, null, null])
  expect(Wire.all.map((wire) => new URL(wire.url).search)).toEqual([''])
})

test('who watches has a client, too', () => {
  device = new DeviceHolder('m', [], [])
  expect(device.holder).toBeNull()
  expect(device.client().match).toBe('m')
})

test('several seats begin behind the privacy screen of the first who may act', () => {
  device = new DeviceHolder('m', [0, 2], [2])
  expect(device.next).toBe(2)
  expect(Wire.all.map((wire) => new URL(wire.url).search)).toEqual(['?seat=0', '?seat=2'])
})

test('the device stays with its holder while they may act, then goes round the table', () => {
  device = new DeviceHolder('m', [0, 2, 3], [0, 2, 3])
  device.take(2)
  expect(device.after([0, 2, 3])).toBeNull()
  expect(device.after([0, 3])).toBe(3)
  device.take(3)
  expect(device.after([0])).toBe(0)
  expect(device.after([])).toBeNull()
})

/** Sends a seat's client its version. */
function tell(at: number, version: number): void {
  const snapshot = { version, seat: at, view: null, offers: null, can_undo: false, outcome: null }
  Wire.all[at]!.say({ t: 'state', snapshot, steps: [] })
}

test('a player who asks for the device out of turn keeps it until the next player has news', () => {
  device = new DeviceHolder('m', [0, 1, 2], [0])
  for (const seat of [0, 1, 2]) tell(seat, 5)
  device.take(0)
  device.ask(2, [0])
  device.take(2)
  tell(2, 6)
  expect([device.isAsked, device.after([0])]).toEqual([true, null])
  tell(0, 6)
  expect(device.after([0])).toBe(0)
  device.pass(0)
  expect(device.isAsked).toBe(false)
})

test('the device goes back to whose turn it is for the asking', () => {
  device = new DeviceHolder('m', [0, 1], [0])
  device.ask(1, [0])
  device.take(1)
  device.ask(0, [0])
  expect([device.next, device.isAsked]).toEqual([0, false])
})

test('a player who asked and whose turn has come passes the device as usual', () => {
  device = new DeviceHolder('m', [0, 1], [0])
  device.ask(1, [0])
  device.take(1)
  device.settle()
  expect(device.after([0])).toBe(0)
})
