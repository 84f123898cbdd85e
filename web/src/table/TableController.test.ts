import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, setLanguage } from '../i18n/fluent'
import { MatchClient } from '../net/MatchClient.svelte'
import { Wire } from '../net/wire.fixture'
import { TableController } from './TableController.svelte'

/** A table that aims at a text and announces its steps. */
class Plain {
  aim: string | null = null
  settled = 0
  readonly controller: TableController

  constructor(client: MatchClient, announcesOthers: boolean) {
    this.controller = new TableController({
      aimed: () => this.aim,
      aiming: () => this.aim !== null,
      settle: () => {
        this.settled += 1
        this.aim = null
      },
      sentences: (steps) => steps.map((step) => `${step.seat}: ${step.text}`),
      sound: () => undefined,
      announcesOthers,
    })
    this.controller.open(client)
  }

  point(text: string): void {
    this.aim = text
    this.controller.askWhy(true)
  }
}

interface Sent {
  t: string
  id: string
  text: string
}

let client: MatchClient
const sentMessages = (): Sent[] => Wire.all[0]!.sent as Sent[]
const lastQuestion = (): Sent =>
  sentMessages()
    .filter(({ t }) => t === 'why')
    .at(-1)!

function stateMessage(version: number, ...steps: [number | null, string][]): object {
  const snapshot = { version, seat: 0, view: null, offers: null, can_undo: false, outcome: null }
  return {
    t: 'state',
    snapshot,
    steps: steps.map(([seat, text]) => ({ version, seat, text, gain: null, effects: null })),
  }
}

function tableOf(announcesOthers: boolean): Plain {
  return new Plain(client, announcesOthers)
}

beforeEach(async () => {
  vi.stubGlobal('WebSocket', Wire)
  Wire.all = []
  await setLanguage('en')
  addTexts(
    'en',
    'not-legal = Not so.\nnot-here = Not here.\ncannot-undo = No way back.\ntable-undo-not = Not here, but in practice.',
  )
  client = new MatchClient('m')
  Wire.all[0]!.say({
    t: 'hello',
    match: 'm',
    game: 'toy',
    seat: 0,
    deck: { version: '', cards: [] },
    practice: false,
    lesson: false,
    room: null,
  })
  Wire.all[0]!.say(stateMessage(1))
})

afterEach(() => {
  client.close()
  vi.unstubAllGlobals()
})

test('one board for all: what others do is told, too', () => {
  const table = tableOf(true)
  Wire.all[0]!.say(stateMessage(2, [1, 'a'], [0, 'b']))
  expect(table.controller.announcement).toBe('1: a 0: b')
})

test("a board of one's own: what others do is told elsewhere, chance and oneself are told", () => {
  const table = tableOf(false)
  Wire.all[0]!.say(stateMessage(2, [1, 'a'], [0, 'b'], [null, 'c']))
  expect(table.controller.announcement).toBe('0: b null: c')
  expect(table.controller.news.map((step) => step.text)).toEqual(['b', 'c'])
})

test('a sentence that is said again is said to screen readers again', () => {
  const { controller } = tableOf(true)
  const texts = ['Not here.', 'Not here.', 'Not here.', 'There.'].map((text) => {
    controller.announcement = text
    return controller.liveText
  })
  expect(texts.map((text, k) => text !== texts[k - 1])).toEqual([true, true, true, true])
  expect(controller.announcement).toBe('There.')
})

test('a state in which nothing has happened repeats no sentence', () => {
  const { controller } = tableOf(true)
  Wire.all[0]!.say(stateMessage(2, [1, 'a']))
  const before = controller.liveText
  Wire.all[0]!.say(stateMessage(2))
  expect(controller.liveText).toBe(before)
  Wire.all[0]!.say(stateMessage(3, [1, 'a']))
  expect([controller.announcement, controller.liveText === before]).toEqual(['1: a', false])
})

test('a second gesture waits for the answer to the first', () => {
  const table = tableOf(true)
  table.controller.send([3])
  table.controller.send([4])
  expect(sentMessages().filter(({ t }) => t === 'play')).toHaveLength(1)
  Wire.all[0]!.say({ t: 'done', id: sentMessages()[0]!.id, version: 2 })
  expect(table.controller.sending).toBe(false)
})

test('why is asked once for each aim, and an answer that comes late is not said of another', () => {
  const table = tableOf(true)
  table.point('here')
  const here = lastQuestion()
  table.point('there')
  Wire.all[0]!.say({ t: 'reason', id: here.id, code: 'not-here', rule: '1.1', facts: {} })
  expect(table.controller.refusal).toBeNull()
  Wire.all[0]!.say({ t: 'reason', id: lastQuestion().id, code: 'not-here', rule: '1.1', facts: {} })
  expect(table.controller.refusal?.text).toBe('Not here.')
  table.point('there')
  expect([table.controller.refusal?.text, sentMessages().filter(({ t }) => t === 'why').length]).toEqual([
    'Not here.',
    2,
  ])
})

test('a code of a newer server still says that nothing happened', () => {
  const table = tableOf(true)
  table.controller.send([3])
  Wire.all[0]!.say({ t: 'refused', id: sentMessages()[0]!.id, code: 'never-heard', rule: '', facts: {}, version: 1 })
  expect([table.controller.refusal?.text, table.controller.sending]).toEqual(['Not so.', false])
})

test('what cannot be taken back is not asked for', () => {
  const table = tableOf(true)
  table.controller.undo()
  expect([table.controller.refusal?.text, sentMessages().length]).toEqual(['Not here, but in practice.', 0])
})

test('what was aimed at holds while nothing new is told', () => {
  const table = tableOf(true)
  expect(table.settled).toBe(1)
  Wire.all[0]!.say(stateMessage(1))
  expect(table.settled).toBe(1)
})

test('a refusal of what a lesson did not ask for goes when the lesson asks for something else, or is skipped', () => {
  const { controller } = tableOf(true)
  const step = { text: 'here', at: 0, actions: ['lay'] }
  controller.ask(step)
  controller.refuse({ text: 'elsewhere', rule: '' })
  controller.ask(step)
  expect(controller.refusal).not.toBeNull()
  expect(controller.isTaught).toBe(true)
  controller.ask({ text: 'to be read', at: 1, actions: [] })
  expect([controller.task, controller.refusal, controller.isTaught]).toEqual([null, null, true])
  controller.ask(null)
  expect(controller.isTaught).toBe(false)
})
