import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '../../i18n/fluent'
import type { RoomClient } from './RoomClient.svelte'
import TableSeat from './TableSeat.svelte'

await setLanguage('en')

afterEach(cleanup)

test('of several seats at the device of the host one has the crown', () => {
  const seats = [7, 7, 8].map((member, seat) => ({ seat, sitter: 'person', member, colour: seat, away: null }))
  const client = {
    room: { seats },
    seat: (number: number) => seats[number],
    nameOf: () => 'Ada',
    mine: [0, 1],
    me: { member: 7 },
    host: { member: 7 },
  } as unknown as RoomClient
  for (const { seat } of seats) render(TableSeat, { props: { client, number: seat, onpick: null } })
  expect([...document.querySelectorAll('.chair')].map((chair) => chair.querySelector('.crown') !== null)).toEqual([
    true,
    false,
    false,
  ])
})
