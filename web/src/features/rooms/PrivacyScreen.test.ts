import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import PrivacyScreen from './PrivacyScreen.svelte'
import type { RoomClient } from './RoomClient.svelte'

afterEach(cleanup)

test('the privacy screen has the colour of its game', () => {
  const client = {
    room: { game: 'clustered' },
    seat: () => ({ colour: 0 }),
    nameOf: () => 'Ada',
  } as unknown as RoomClient
  render(PrivacyScreen, { props: { client, next: 0, before: null, onopen: () => undefined } })
  expect(document.querySelector('.curtain.of-clustered')).not.toBeNull()
})
