import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import type { RoomCard } from '../../net/protocol'
import RoomRow from './RoomRow.svelte'

await setLanguage('en')
addTexts(
  'en',
  'toy-name = Toy\ntoy-option-fast = Fast game\noptions-begins-seat = { $name } begins\noptions-seat = seat { $seat }',
)

afterEach(cleanup)

test('the lobby tells the options of a room, but not whose turn it is to begin', () => {
  const room = {
    room: 'r',
    game: 'toy',
    host: 'Ada',
    colour: 0,
    seats: 2,
    taken: 1,
    phase: 'gathering',
    clock: { t: 'none' },
    options: ['fast', 'begins-2'],
    deck: null,
    opened_ago: 0,
  }
  render(RoomRow, { props: { room: room as unknown as RoomCard } })
  const text = document.querySelector('a')!.textContent
  expect(text).toContain('Fast game')
  expect(text).not.toContain('begins')
})
