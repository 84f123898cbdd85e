import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage, texts } from '../../../i18n/fluent'
import { api } from '../../../net/api'
import { companion } from '../api'
import CallerPage from './CallerPage.svelte'

const KEY = 'mazzo-caller-orchard'
const CALLING = { cards: [7, 3, 12, 5, 9], at_once: 3, recipes: [] }

beforeEach(async () => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.spyOn(api, 'games').mockResolvedValue([{ name: 'orchard', same_cards: true, options: [], seats_max: 2 }] as never)
  vi.spyOn(companion, 'cards').mockResolvedValue(CALLING as never)
  await setLanguage('en')
  await texts('companion')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const numbersOnScreen = () => [...document.querySelectorAll('figure b')].map(({ textContent }) => textContent)
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

async function press(name: string, after = 1_000): Promise<void> {
  vi.advanceTimersByTime(after)
  const pressed = await button(name)
  pressed.focus()
  await fireEvent.click(pressed)
}

test('a double tap calls one number, and what another window called is shown', async () => {
  localStorage.setItem(KEY, JSON.stringify({ ...CALLING, calls: 1 }))
  render(CallerPage, { game: 'orchard' })
  await press('Everybody has placed')
  await press('Everybody has placed', 100)
  expect(numbersOnScreen()).toEqual(['5'])
  const newValue = JSON.stringify({ ...CALLING, calls: 1 })
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }))
  await vi.waitFor(() => expect(numbersOnScreen()).toEqual(['7', '3', '12']))
})

test('the focus goes on from the button that begins to the one that calls, and on after the last number', async () => {
  render(CallerPage, { game: 'orchard' })
  await button('Begin')
  const region = document.querySelector("[aria-live='assertive']")!
  await press('Begin')
  await vi.waitFor(() => expect(region.textContent).toContain('12'))
  await vi.waitFor(async () => expect(document.activeElement).toBe(await button('Everybody has placed')))
  await press('Everybody has placed')
  await press('Everybody has placed')
  await vi.waitFor(async () => expect(document.activeElement).toBe(await button('Back')))
  const back = await button('Back')
  for (let k = 0; k < 3; k += 1) await fireEvent.click(back)
  expect(numbersOnScreen()).toEqual(['7', '3', '12'])
  expect([back.disabled, back.getAttribute('aria-disabled'), document.activeElement === back]).toEqual([
    false,
    'true',
    true,
  ])
})
