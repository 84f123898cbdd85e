import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import { MatchClient } from '../../net/MatchClient.svelte'
import type { Snapshot } from '../../net/protocol/grove'
import { Wire } from '../../net/wire.fixture'
import { play } from '../../ui/sound'
import Challenge from './Challenge.svelte'
import { board, HELLO, progress, RECIPE, score, snapshot } from './fixture'
import Lines from './Lines.svelte'
import { groveTable, isWheelbarrow, type GroveTable } from './table.svelte'
import Target from './Target.svelte'

const texts = import.meta.glob<string>(['$locale/en/*.ftl', '$games/grove/text/locale/en/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

let client: MatchClient
let table: GroveTable

function state(more: Partial<Snapshot>, ...steps: object[]): object {
  return {
    t: 'state',
    snapshot: snapshot(more),
    steps: steps.map((step) => ({ version: 5, seat: 0, gain: null, effects: null, ...step })),
  }
}

beforeEach(async () => {
  vi.stubGlobal('WebSocket', Wire)
  vi.mocked(play).mockClear()
  Wire.all = []
  for (const text of Object.values(texts)) addTexts('en', text)
  await setLanguage('en')
  client = new MatchClient('m')
  Wire.all[0]!.say(HELLO)
  Wire.all[0]!.say(state({}))
  table = groveTable(client)
})

afterEach(() => {
  cleanup()
  table.controller.close()
  client.close()
  vi.unstubAllGlobals()
})

const DICE = {
  placements: [],
  dice: [
    [500, 0, 0, 3],
    [501, 2, 1, 2],
  ],
  wheelbarrows: [],
} as Snapshot['offers']
const BARROWS = {
  placements: [],
  dice: [],
  wheelbarrows: [
    [600, 0, 1],
    [601, 1, 0],
  ],
} as Snapshot['offers']

test('scarce dice are asked for one by one, each as it would stand', () => {
  Wire.all[0]!.say(state({ version: 5, offers: DICE }))
  expect([table.choosing, isWheelbarrow(table.asks), table.input.mayChoose]).toEqual([true, false, false])
  expect(table.asks.map(({ fruit, value }) => [fruit, value])).toEqual([
    ['orange', 3],
    ['lemon', 2],
  ])
  expect(table.answerText).toBe('Put the die here')
  table.stepAnswer(1)
  expect(table.controller.announcement).toContain('2 down, 1 right of the first card')
  table.giveAnswer()
  expect(Wire.all[0]!.sent.at(-1)).toMatchObject({ t: 'play', actions: [501] })
})

test('the wheelbarrow is offered to the first 10, and may go to another', () => {
  Wire.all[0]!.say(state({ version: 5, offers: BARROWS }))
  expect(isWheelbarrow(table.asks)).toBe(true)
  expect(table.prompt).toContain('2 tens')
  expect(table.asks.map(({ fruit, value }) => [fruit, value])).toEqual([
    ['lemon', 15],
    ['lime', 15],
  ])
  table.pickAnswer(1, 0)
  expect(table.controller.announcement).toContain('lime')
  table.giveAnswer()
  expect(Wire.all[0]!.sent.at(-1)).toMatchObject({ actions: [601] })
})

test('what happens is said, and the squirrel has a sound of its own', () => {
  Wire.all[0]!.say(state({ version: 5 }, { text: '5 r0 @ 0,0', gain: -3, effects: [9 * 16, 4 * 16 + 3, 0, 0, 0, 0] }))
  expect(table.controller.announcement).toContain('Card 5 laid: −3.')
  expect(table.controller.announcement).toContain('squirrel is out')
  expect(vi.mocked(play).mock.calls.map(([name]) => name)).toEqual(['lay', 'die', 'rotten'])
})

test('the target says in words what is missing, and what is reached', async () => {
  const { rerender } = render(Target, { props: { total: 31, target: 61 } })
  expect(document.querySelector('[role=meter]')?.getAttribute('aria-valuetext')).toContain('30 points are missing')
  await rerender({ total: 61, target: 61 })
  expect(document.body.textContent).toContain('reached')
})

test('a recipe shows its number, its sentence, what it counts now and what it brings', () => {
  const recipes = [
    { card: 3, recipe: RECIPE },
    { card: 7, recipe: { ...RECIPE, number: 30 } },
  ]
  render(Challenge, {
    props: {
      recipes,
      score: score({ target: 61, recipes: [progress(3), progress(7, { met: false, gain: 0, count: 1 })] }),
      deck: HELLO.deck,
      onrule: () => undefined,
    },
  })
  const [first, second] = document.querySelectorAll('article')
  expect(first!.textContent).toMatch(/31.*Lime Cordial.*\+2 points.*fulfilled.*2.*\+4/s)
  expect(second!.textContent).toContain('not fulfilled')
})

test('every line of the score names its rule', () => {
  const recipes = [
    { card: 3, recipe: RECIPE },
    { card: 7, recipe: RECIPE },
  ]
  const shown = board({
    score: score({ squirrel: -3, target: 61, recipes: [progress(3), progress(7)] }),
    squirrel_left: false,
  })
  render(Lines, {
    props: { board: shown, recipes, caption: '', sum: 'Total', deck: HELLO.deck, onrule: () => undefined },
  })
  const rules = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href')?.split('#r')[1])
  expect(rules).toEqual(['9.1', '9.1', '9.1', '9.2', '9.3', '10.5', '10.5', '10.6'])
  expect(document.body.textContent).toContain('2 dice beside it')
})
