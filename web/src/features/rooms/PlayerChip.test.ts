import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import type { Seat } from '../../net/protocol'
import PlayerChip from './PlayerChip.svelte'
import type { RoomClient } from './RoomClient.svelte'

beforeEach(async () => {
  await setLanguage('en')
  addTexts('en', 'room-chip-thinks = thinks\nroom-chip-played = has played\nroom-chip-closed = closed')
})

afterEach(cleanup)

function labelOf(turn: boolean, isClosed: boolean, rounds = true): string | null | undefined {
  const seat: Seat = {
    seat: 0,
    sitter: 'person',
    member: 0,
    name: 'Ada',
    colour: 0,
    bot: null,
    handed: false,
    away: null,
    may_hand: false,
    ready: false,
    turn,
    left: null,
    running: false,
  }
  const client = { seat: () => seat, mine: [], left: () => null, nameOf: () => seat.name } as unknown as RoomClient
  render(PlayerChip, {
    props: {
      client,
      number: 0,
      isOwn: false,
      points: null,
      isClosed,
      rounds,
      onlook: rounds ? () => undefined : undefined,
    },
  })
  return document.querySelector(rounds ? 'button' : '[role=group]')?.getAttribute('title')
}

test.each([true, false])('points stand on a seat unless the table tells them: %s', (hasNames) => {
  const seat = { seat: 0, name: 'Ada', colour: 0, bot: null, away: null, turn: false }
  const client = { seat: () => seat, left: () => null, nameOf: () => seat.name } as unknown as RoomClient
  const props = {
    client,
    number: 0,
    isOwn: false,
    points: '12',
    isClosed: false,
    rounds: false,
    hasNames,
    onlook: undefined,
  }
  render(PlayerChip, { props })
  expect(document.querySelector('.chip i')?.textContent).toBe(hasNames ? undefined : '12')
})

test.each([
  [true, false, 'Ada, thinks'],
  [false, false, 'Ada, has played'],
  [false, true, 'Ada, closed'],
])('turn %s and closed %s: %s', (turn, closed, expected) => {
  expect(labelOf(turn, closed)).toBe(expected)
})

test.each([
  [true, false, 'Ada, thinks'],
  [false, false, 'Ada'],
  [false, true, 'Ada, closed'],
])('round one board, turn %s and closed %s: %s', (turn, closed, expected) => {
  expect(labelOf(turn, closed, false)).toBe(expected)
})
