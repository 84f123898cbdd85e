import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, setLanguage } from '../../../i18n/fluent'
import type { Offers, Talk } from '../../../net/protocol/grass'
import { bargainer, talkOf, TEXTS, trade } from './fixture'
import TalkBar from './TalkBar.svelte'

const ANY = 37
const FOR_ME = talkOf(
  1,
  [[0, 'waiting']],
  [
    [0, 'give', ANY, null],
    [0, 'give', 4, 4],
    [0, 'want', 29, null],
    [0, 'want', 8, 8],
  ],
)

beforeEach(async () => {
  addTexts('en', TEXTS)
  await setLanguage('en')
})
afterEach(cleanup)

function bar(offers: Partial<Offers>, talk: Talk | null, seat: number | null = 0) {
  const table = bargainer(offers, talk, seat)
  const oncounter = vi.fn()
  const { rerender } = render(TalkBar, { table, onrule: () => undefined, oncounter })
  return { table, oncounter, rerender }
}

function liveText(): string {
  return document.querySelector('[aria-live]')!.textContent
}

test('an offer is read out with what goes each way', () => {
  bar({ accept: 1, decline: 2, trade: trade() }, FOR_ME)
  expect(liveText()).toBe('Bruno offers you: get a card down and panama, give a peddle and bust')
})

test('a partner accepts, declines or makes a counter-proposal', async () => {
  const { table, oncounter } = bar({ accept: 1, decline: 2, trade: trade() }, FOR_ME)
  await fireEvent.click(screen.getByText('Accept'))
  await fireEvent.click(screen.getByText('Decline'))
  await fireEvent.click(screen.getByText('Counter'))
  expect(table.sent).toEqual([[1], [2]])
  expect(oncounter).toHaveBeenCalledOnce()
})

test('the answer that a hint or a lesson asks for is marked', () => {
  const table = bargainer({ accept: 1, decline: 2, trade: trade() }, FOR_ME)
  const controller = { ...table.controller, suggestion: 'decline' }
  render(TalkBar, { table: { ...table, controller }, onrule: () => undefined, oncounter: () => undefined })
  const marks = [...document.querySelectorAll('.marked')]
  expect(marks.map((each) => each.textContent)).toEqual(['Decline'])
})

test('what is offered can be folded away to see the table, the answers stay', async () => {
  bar({ accept: 1, decline: 2, trade: trade() }, FOR_ME)
  await fireEvent.click(screen.getByLabelText('whole'))
  expect(screen.queryByText('give')).toBeNull()
  expect(screen.getByText('Accept')).toBeTruthy()
})

test('who does not hold what is asked for is told so and cannot accept', () => {
  bar({ decline: 2, trade: trade() }, FOR_ME)
  expect((screen.getByText('Accept') as HTMLButtonElement).disabled).toBe(true)
  expect(screen.getByText(/lacking/)).toBeTruthy()
})

test('a card is picked for a description', async () => {
  const { table } = bar(
    {
      decline: 2,
      picks: [
        [51, 1],
        [53, 3],
      ],
    },
    { ...FOR_ME, partners: [[0, 'picking']] },
  )
  expect(screen.getByText('pick a peddle')).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'give jamaica' }))
  expect(table.sent).toEqual([[53]])
})

test('a proposer sees who has answered, and may withdraw', async () => {
  const talk = talkOf(
    0,
    [
      [1, 'accepted'],
      [2, 'waiting'],
    ],
    [
      [1, 'give', 1, 1],
      [1, 'want', 4, 4],
      [2, 'give', 3, 3],
      [2, 'want', ANY, null],
    ],
  )
  const { table } = bar({ withdraw: 3 }, talk)
  expect([...document.querySelectorAll('.how > .unseen')].map((how) => how.textContent)).toEqual([
    'Bruno agrees',
    'Bruno: mexico for panama.',
    'Carla thinks',
    'Carla: jamaica for any card.',
  ])
  await fireEvent.click(screen.getByText('Withdraw'))
  expect(table.sent).toEqual([[3]])
})

test('everybody else is told in one line, without buttons', () => {
  bar({}, talkOf(0, [[1, 'waiting']], []), 2)
  expect(screen.getByRole('heading').textContent).toBe('Anna offers Bruno')
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(liveText()).toBe('')
})

test('what stands against another proposal is called what it is', async () => {
  const { rerender } = bar({ withdraw: 3 }, talkOf(0, [[1, 'waiting']], []))
  await rerender({ table: bargainer({ accept: 1, decline: 2 }, FOR_ME) })
  expect(screen.getByRole('heading').textContent).toBe('Bruno counters')
})

test('a deal says what it brought, is read out, and can be put away', async () => {
  bar(
    {},
    talkOf(
      1,
      [[0, 'accepted']],
      [
        [0, 'give', 4, 4],
        [0, 'want', 3, 3],
        [0, 'give-tabled', 2, 2],
      ],
      'dealt',
    ),
  )
  expect(liveText()).toBe('Dealt with Bruno. got panama and colombia tabled, gave jamaica.')
  await fireEvent.click(screen.getByLabelText('away'))
  expect(screen.queryByRole('heading')).toBeNull()
})

test('who has accepted waits for the others', () => {
  bar(
    {},
    talkOf(
      1,
      [
        [0, 'accepted'],
        [2, 'waiting'],
      ],
      [],
    ),
  )
  expect(screen.getByText('Accepted, Carla still think')).toBeTruthy()
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('how it ended is said to the proposer', () => {
  bar({}, talkOf(0, [[1, 'waiting']], [], 'declined'))
  expect(screen.getByRole('heading').textContent).toBe('Bruno declined')
})
