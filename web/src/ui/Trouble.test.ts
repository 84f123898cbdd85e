import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../i18n/fluent'
import { noteInstalled } from '../net/matchHost'
import { Refusal } from '../net/Refusal'
import Trouble from './Trouble.svelte'

const TEXTS = 'ui-closed = closed\nui-home = Home\nhome-offline-play = Play offline'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

async function linkAfter(error: Refusal): Promise<string | null> {
  await setLanguage('en')
  addTexts('en', TEXTS)
  render(Trouble, { props: { error } })
  return (await screen.findByRole('link')).getAttribute('href')
}

test('without a network, what leads to where one can play: the first page, or the games of this device', async () => {
  expect(await linkAfter(new Refusal(0, 'no-connection'))).toBe('/')
  cleanup()
  noteInstalled()
  expect(await linkAfter(new Refusal(0, 'no-connection'))).toBe('/offline')
  cleanup()
  expect(await linkAfter(new Refusal(404, 'not-found'))).toBe('/')
})
