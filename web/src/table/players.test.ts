import { beforeEach, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../i18n/fluent'
import type { MatchSeat, Seat } from '../net/protocol'
import { playersAt, seatName } from './players'

function seatOf(name: string, more: Partial<MatchSeat> = {}): MatchSeat {
  return { name, colour: 2, bot: null, mine: false, member: null, ...more }
}

function seat(number: number, more: Partial<Seat>): Seat {
  return { seat: number, sitter: 'person', member: number, name: '', colour: 0, bot: null, ...more } as Seat
}

beforeEach(async () => {
  await setLanguage('en')
  addTexts(
    'en',
    'room-seat = Seat { $seat }\ntable-player = Player { $seat }\nroom-bot-casual = Easygoing\nroom-bot-greedy = Greedy\nroom-bot-nth = { $name } { $number }',
  )
})

test('who sat at a match is called by name, and who has none by the seat', () => {
  const players = playersAt({ players: [seatOf('Ada', { mine: true }), seatOf('', { colour: 5 })] })
  expect(players).toEqual([
    { name: 'Ada', colour: 2, bot: false, mine: true },
    { name: 'Player 2', colour: 5, bot: false, mine: false },
  ])
})

test('who has no name is called at the end as they were at the table', () => {
  const sitting = [seat(0, { member: 4 }), seat(1, { member: 2, name: 'Eva' })]
  const names = playersAt({ players: [seatOf('', { member: 4 }), seatOf('Eva', { member: 2 })] }).map(
    ({ name }) => name,
  )
  expect(names).toEqual(['Player 1', 'Eva'])
  expect(names).toEqual(sitting.map((_, number) => seatName(sitting, number)))
})

test('bots are called by their strength, and counted where there are several', () => {
  const bots = [
    seatOf('', { bot: 'greedy' }),
    seatOf('Ada'),
    seatOf('', { bot: 'casual' }),
    seatOf('', { bot: 'greedy' }),
  ]
  expect(playersAt({ players: bots }).map(({ name }) => name)).toEqual(['Greedy 1', 'Ada', 'Easygoing', 'Greedy 2'])
  expect(playersAt({ players: bots }).map(({ bot }) => bot)).toEqual([true, false, true, true])
})

test('at a table a bot that stands in for somebody is not counted among the bots', () => {
  const seats = [
    seat(0, { bot: 'greedy' }),
    seat(1, { sitter: 'bot', member: null, bot: 'greedy' }),
    seat(2, { sitter: 'empty', member: null }),
  ]
  expect(seats.map((_, number) => seatName(seats, number))).toEqual(['Player 1', 'Greedy', 'Seat 3'])
})
