import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import Chat from './Chat.svelte'
import { TalkRoom } from './chatRoom.fixture.svelte'
import type { RoomClient } from './RoomClient.svelte'

beforeEach(async () => {
  await setLanguage('en')
  addTexts('en', 'talk-to-all = all\ntalk-to-one = only { $name }\ntalk-send = Send')
})

afterEach(cleanup)

function choices(): string[] {
  return [...document.querySelectorAll('option')].map((option) => option.textContent)
}

/** Choose a reader ("" for all), write a line and send it. */
async function write(to: string, text: string): Promise<void> {
  const select = document.querySelector('select')!
  await fireEvent.change(select, { target: { value: to } })
  await send(text)
}

async function send(text: string): Promise<void> {
  await fireEvent.input(document.querySelector('input')!, { target: { value: text } })
  await fireEvent.submit(document.querySelector('form')!)
}

test('a line goes to all, or to one of the other players at the table', async () => {
  const room = new TalkRoom()
  render(Chat, { props: { client: room as unknown as RoomClient } })
  expect(choices()).toEqual(['all', 'only Bo', 'only Cy'])
  await send('to everybody')
  await write('2', 'to Cy')
  await write('', 'to everybody again')
  expect(room.acts).toEqual([
    { t: 'say', phrase: null, text: 'to everybody' },
    { t: 'whisper', to: 2, text: 'to Cy' },
    { t: 'say', phrase: null, text: 'to everybody again' },
  ])
})

test('a line for one who has left goes to nobody until another reader is chosen', async () => {
  const room = new TalkRoom()
  render(Chat, { props: { client: room as unknown as RoomClient } })
  await write('1', 'a first secret')
  room.leave(1)
  await tick()
  await send('a second secret')
  expect(room.acts).toEqual([{ t: 'whisper', to: 1, text: 'a first secret' }])
  expect(document.querySelector('input')!.value).toBe('a second secret')
  await write('', 'for all')
  expect(room.acts.at(-1)).toEqual({ t: 'say', phrase: null, text: 'for all' })
})

test('where nobody may write alone there is no choice', () => {
  const room = new TalkRoom()
  room.whispers = false
  render(Chat, { props: { client: room as unknown as RoomClient } })
  expect(choices()).toEqual([])
})
