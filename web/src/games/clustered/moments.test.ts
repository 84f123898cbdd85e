import { expect, test } from 'vitest'
import type { Step } from '../../net/protocol'
import type { Replay, Snapshot } from '../../net/protocol/clustered'
import { frameOf, momentsOf } from './moments'

const texts: [number | null, string, number | null][] = [
  [null, 'wild', null],
  [null, 'card', null],
  [0, 'wild @ 0,1', 0],
  [null, 'square-solid-1', null],
  [1, 'discard circle-empty-2', null],
  [0, 'square-solid-1 @ 0,2', 3],
]
const steps: Step[] = texts.map(([seat, text, gain], k) => ({ version: k + 1, seat, text, gain, effects: null }))
const replay = { steps, frames: steps.map(({ version }) => ({ version }) as Snapshot) } as Replay

test('a moment for the start and one for each card laid or discarded, with the next card drawn', () => {
  expect(momentsOf(replay)).toEqual([
    { frame: 1, seat: null, kind: 'start', card: null, cell: null, gain: 0 },
    { frame: 3, seat: 0, kind: 'lay', card: 27, cell: { row: 0, col: 1 }, gain: 0 },
    { frame: 4, seat: 1, kind: 'discard', card: 19, cell: null, gain: 0 },
    { frame: 5, seat: 0, kind: 'lay', card: 6, cell: { row: 0, col: 2 }, gain: 3 },
  ])
  expect(momentsOf(replay).map((moment) => frameOf(replay, moment).version)).toEqual([2, 4, 5, 6])
})
