import { expect, test } from 'vitest'
import type { Step } from '../../net/protocol'
import { entriesOf } from './entries'

function steps(...log: [number | null, string][]): Step[] {
  return log.map(([seat, text], k) => ({ version: k + 1, seat, text, gain: null, effects: null }))
}

function read(...log: [number | null, string][]): [number, string][] {
  const entries = entriesOf(steps(...log), ({ text }) => text.startsWith('card'))
  return entries.map(({ seat, steps }) => [seat, steps.map(({ text }) => text).join(' ')])
}

test('what a seat does until another acts is one entry, with what chance brings', () => {
  expect(read([null, 'deal'], [0, 'draw'], [null, 'gnome'], [0, 'put'], [1, 'take'], [0, 'turn'])).toEqual([
    [0, 'draw gnome put'],
    [1, 'take'],
    [0, 'turn'],
  ])
})

test('a step that begins a move begins an entry', () => {
  expect(read([0, 'card 1'], [0, 'die'], [0, 'card 2'])).toEqual([
    [0, 'card 1 die'],
    [0, 'card 2'],
  ])
})

test('what was undone is not told, nor what chance brought after it', () => {
  expect(read([0, 'card 1'], [null, '7'], [0, 'card 2'], [null, '8'], [0, 'undo'], [0, 'undo'], [0, 'card 3'])).toEqual(
    [[0, 'card 3']],
  )
  expect(read([0, 'card 1'], [1, 'card 2'], [0, 'undo'])).toEqual([[1, 'card 2']])
})

test('cards that are dealt in a row belong to nobody, and what follows is another move', () => {
  expect(read([1, 'turn 3'], [null, 'a'], [null, 'b'], [1, 'turn 4'], [null, 'c'], [0, 'draw'])).toEqual([
    [1, 'turn 3'],
    [1, 'turn 4 c'],
    [0, 'draw'],
  ])
})

test('a round begins where its first step follows a deal to all', () => {
  const line = steps([null, 'a'], [null, 'b'], [0, 'turn 3'], [1, 'turn 4'], [null, 'c'], [null, 'd'], [0, 'draw'])
  const next = steps([null, 'e'], [null, 'f'], [1, 'turn 1'], [null, 'g'], [1, 'turn 2'])
  const entries = entriesOf([...line, ...next], undefined, ({ text }) => text.startsWith('turn'))
  expect(entries.map(({ seat, round }) => [seat, round])).toEqual([
    [0, 1],
    [1, 1],
    [0, 1],
    [1, 2],
  ])
  expect(entriesOf(line).map(({ round }) => round)).toEqual([0, 0, 0])
})
