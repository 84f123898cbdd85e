import { expect, test } from 'vitest'
import type { DeviceRecord } from '../../net/offline/words'
import { roomOf } from './deviceRoom'
import { FORMAT, readFile } from './matches'
import { closedWords, seatsOf } from './plan'

test('a file of matches is read back', () => {
  const matches = [{ record: { id: 'off0a' }, entries: [] }]
  expect(readFile(JSON.stringify({ mazzo: 'matches', format: FORMAT, matches }))).toEqual(matches)
})

test.each([
  ['no JSON', 'offline-file'],
  ['{"some": "file"}', 'offline-file'],
  ['null', 'offline-file'],
  [JSON.stringify({ mazzo: 'matches', format: FORMAT + 1, matches: [] }), 'offline-file-newer'],
])('%s is refused', (text, code) => {
  expect(() => readFile(text)).toThrow(code)
})

test('people sit before bots', () => {
  expect(seatsOf(2, 1, 'greedy')).toEqual([null, null, 'greedy'])
})

test.each([
  [null, 'offline-not-here'],
  ['not-found', 'offline-not-here'],
  ['newer-version', 'offline-newer'],
  ['our-fault', 'offline-damaged'],
])('a match that cannot be opened because of %s', (why, text) => {
  expect(closedWords(why).text).toBe(text)
})

test('the room of a device says whose turn it is and offers nothing to do', () => {
  const record = { id: 'off0a', game: 'orchard', seats: [null, 'greedy'], names: ['Ada'], options: [] }
  const room = roomOf(record as unknown as DeviceRecord, { due: [1], thinking: true }, 3)
  expect(room.seats.map(({ turn }) => turn)).toEqual([false, true])
  expect(room.mine.seats).toEqual([0])
  expect(room.seats[0]!.name).toBe('Ada')
  expect(room.acts).toEqual([])
})
