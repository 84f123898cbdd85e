import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import Rematch from './Rematch.svelte'
import type { RoomClient } from './RoomClient.svelte'

beforeEach(async () => {
  await setLanguage('en')
  addTexts(
    'en',
    `room-you-are = you
room-rematch-wants = { $names } wants it.
room-rematch-waits = Waiting for { $names }.
room-rematch-all = All are in.`,
  )
})

afterEach(cleanup)

/** What the viewer reads. `ready`: whether each of Ada, Bo and Cy wants a rematch; `mine`: the viewer's seats. */
function status(ready: boolean[], mine: number[]): string {
  const names = ['Ada', 'Bo', 'Cy']
  const seats = ready.map((isReady, seat) => ({ seat, sitter: 'person', colour: seat, ready: isReady }))
  const client = {
    room: { seats },
    mine,
    seated: mine.length > 0,
    may: () => true,
    doing: () => false,
    nameOf: (seat: number) => names[seat],
  } as unknown as RoomClient
  render(Rematch, { props: { client } })
  return document.querySelector('[role=status]')?.textContent.replace(/\s+/g, ' ').trim() ?? ''
}

test('one who has not agreed reads who wants a rematch, and that it waits for them', () => {
  expect(status([true, false], [1])).toBe('Ada wants it. Waiting for you.')
})

test('with a third person missing, both are named', () => {
  expect(status([true, false, false], [1])).toBe('Ada wants it. Waiting for you and Cy.')
})

test('one who has agreed reads who is missing', () => {
  expect(status([true, false, false], [0])).toBe('Waiting for Bo and Cy.')
})

test('two seats of one device are one person', () => {
  expect(status([true, false, false], [1, 2])).toBe('Ada wants it. Waiting for you.')
})

test('a spectator reads both', () => {
  expect(status([true, false], [])).toBe('Ada wants it. Waiting for Bo.')
})

test('it starts when all have agreed, and not before anybody has', () => {
  expect(status([true, true], [1])).toBe('All are in.')
  cleanup()
  expect(status([false, false], [1])).toBe('')
})
