import { expect, test } from 'vitest'
import type { Need } from '../../../net/protocol/grass'
import { Draft, draftOf } from './draft.svelte'
import { bargainer, talkOf, trade } from './fixture'
import { actionsOf, emptySection, fitting, mirrored, missingOf, type Section } from './parts'

const ANY = 37
const PEDDLE = 29

function section(seat: number, more: Partial<Section>): Section {
  return { ...emptySection(seat), ...more }
}

test('a gesture names partners by seat, then parts in ascending order, then proposes', () => {
  const sections = [
    section(2, { gives: [{ card: 8, description: ANY }], wants: [6] }),
    section(1, {
      gives: [
        { card: 3, description: 3 },
        { card: 1, description: PEDDLE },
      ],
      wants: [ANY, 4],
      lays: [2],
      bares: [1],
      takes: [4],
      uncovers: [2],
    }),
  ]
  expect(actionsOf(trade(), sections)).toEqual([11, 103, 129, 204, 237, 302, 351, 404, 452, 12, 187, 206, 500])
})

test('a draft that lies with the server is thrown away first', () => {
  const sections = [section(1, { gives: [{ card: 1, description: 1 }], wants: [ANY] })]
  expect(actionsOf(trade({ drop: 501 }), sections)).toEqual([501, 11, 101, 237, 500])
})

test.each([
  [[], 'whom'],
  [[section(1, {})], 'nothing'],
  [[section(1, { wants: [ANY] })], 'give'],
  [[section(1, { gives: [{ card: 1, description: 1 }] })], 'want'],
  [[section(1, { takes: [4] })], undefined],
  [[section(1, { lays: [2] })], undefined],
  [[section(1, { bares: [1] })], undefined],
  [[section(1, { uncovers: [2], wants: [ANY] })], 'give'],
  [[section(1, { lays: [2], takes: [4] })], undefined],
  [[section(1, { gives: [{ card: 1, description: 1 }], wants: [ANY], lays: [2] })], undefined],
  [[section(1, { gives: [{ card: 1, description: 1 }], wants: [ANY] }), section(2, {})], 'nothing'],
] as [Section[], string | undefined][])('what is missing is said: %j', (sections, code) => {
  expect(missingOf(trade(), sections)?.code).toBe(code)
})

test.each([
  ['gives', { gives: [{ card: 1, description: 1 }] }],
  ['wants', { wants: [ANY] }],
  ['lays', { lays: [2] }],
  ['bares', { bares: [1] }],
  ['takes', { takes: [4] }],
  ['uncovers', { uncovers: [2] }],
] as [string, Partial<Section>][])('what a need adds is counted for its side, and only for it: %s', (side, parts) => {
  const sides = ['gives', 'wants', 'lays', 'bares', 'takes', 'uncovers']
  const needs = (least: number): Need[] => [['give-any', least, sides.map((each) => (each === side ? 2 : 0))]]
  const missing = (least: number) => missingOf(trade({ needs: needs(least) }), [section(1, parts)])
  expect([missing(2), missing(5)]).toEqual([null, { code: 'give-any', seat: 1, count: 3 }])
})

test('a proposal that is too long for one is not sent', () => {
  expect(missingOf(trade({ most_parts: 2 }), [section(1, { lays: [2], takes: [4] })])).toEqual({
    code: 'parts',
    seat: null,
    count: 1,
  })
})

test('what can no longer be offered goes, the rest stays', () => {
  const sections = [
    section(1, {
      gives: [
        { card: 3, description: 3 },
        { card: 3, description: ANY },
        { card: 3, description: 3 },
        { card: 7, description: 7 },
      ],
      wants: [6],
      lays: [2],
      bares: [1, 1],
      takes: [4, 4],
      uncovers: [2, 2],
    }),
    section(2, { lays: [2], bares: [1] }),
    section(5, { wants: [ANY] }),
  ]
  expect(fitting(trade(), sections)).toEqual([
    section(1, {
      gives: [
        { card: 3, description: 3 },
        { card: 3, description: ANY },
      ],
      wants: [6],
      lays: [2],
      bares: [1],
      takes: [4],
      uncovers: [2],
    }),
    section(2, {}),
  ])
})

test('who may speak to one only keeps the first section', () => {
  expect(fitting(trade({ several: false }), [section(1, {}), section(2, {})]).map(({ seat }) => seat)).toEqual([1])
})

test('a counter-proposal begins with the mirror of what stands', () => {
  const talk = talkOf(
    1,
    [
      [0, 'waiting'],
      [2, 'waiting'],
    ],
    [
      [0, 'give', ANY, null],
      [0, 'give', 6, 6],
      [0, 'want', PEDDLE, null],
      [0, 'want', 8, 8],
      [0, 'give-tabled', 4, 4],
      [0, 'want-tabled', 2, 2],
      [0, 'give-covered', 2, 2],
      [0, 'want-covered', 1, 1],
      [2, 'give', 5, 5],
    ],
  )
  expect(mirrored(trade(), talk, 0)).toEqual([
    section(1, {
      gives: [
        { card: 1, description: PEDDLE },
        { card: 8, description: 8 },
      ],
      wants: [ANY, 6],
      lays: [2],
      bares: [1],
      takes: [4],
      uncovers: [2],
    }),
  ])
})

test('a card that is asked for and not held is left out of the mirror', () => {
  expect(mirrored(trade(), talkOf(1, [[0, 'waiting']], [[0, 'want', 20, 20]]), 0)).toEqual([section(1, {})])
})

test('a card lies on one pair of scales only', () => {
  const draft = new Draft(bargainer({ trade: trade() }))
  draft.include(1)
  draft.give(1)
  draft.include(2)
  draft.give(1)
  expect(draft.sections.map(({ gives }) => gives.length)).toEqual([1, 0])
  expect(draft.left(1)).toBe(0)
})

test('a proposal is sent when the scales are even, and not before', () => {
  const table = bargainer({ trade: trade() })
  const draft = new Draft(table)
  draft.include(1)
  draft.give(3)
  draft.send()
  expect(table.sent).toEqual([])
  draft.want(ANY)
  draft.send()
  expect(table.sent).toEqual([[11, 103, 237, 500]])
})

test('what was refused is forgotten when the scales change', () => {
  const table = bargainer({ trade: trade() })
  const draft = new Draft(table)
  draft.include(1)
  table.controller.refusal = { text: 'no', rule: '13.b' }
  draft.add('lays', 2)
  expect(table.controller.refusal).toBeNull()
})

test('a player out of turn speaks to the player in turn at once', () => {
  const draft = new Draft(bargainer({ trade: trade({ several: false, whom: [trade().whom[0]!] }) }))
  draft.begin(null)
  expect(draft.open?.seat).toBe(1)
})

test('another partner takes the place of the first where only one may be spoken to', () => {
  const draft = new Draft(bargainer({ trade: trade({ several: false }) }))
  draft.include(1)
  draft.include(2)
  expect(draft.sections.map(({ seat }) => seat)).toEqual([2])
})

test('a table has one draft, which stays when its sheet is closed', () => {
  const table = bargainer({ trade: trade() })
  draftOf(table).include(1)
  expect(draftOf(table).sections).toHaveLength(1)
})
