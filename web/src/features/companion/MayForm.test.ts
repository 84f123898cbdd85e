import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage, texts } from '../../i18n/fluent'
import { Refusal } from '../../net/Refusal'
import { screenOf } from '../../table/registry'
import { companion } from './api'
import MayForm from './MayForm.svelte'
import { LATER } from './openSheet.svelte'
import { changed, readSheet, write } from './sheets'

const may = vi.spyOn(companion, 'may')

beforeEach(async () => {
  localStorage.clear()
  may.mockClear()
  may.mockResolvedValue({ may: false, code: 'grass-market-closed', rule: '', facts: {} } as never)
  await setLanguage('en')
  await texts('grass', 'table', 'companion')
})
afterEach(cleanup)

async function open() {
  const { Referee, factsOf } = (await screenOf('grass', 'scorer'))!
  render(MayForm, { game: 'grass', Referee: Referee!, factsOf: factsOf!, onrule: () => undefined })
}

const tap = (selector: string) => fireEvent.click(document.querySelector(selector)!)
const counts = () => document.querySelector("[data-card='2'] ~ *, [data-card='2']")!.closest('li')!.textContent

test('what was entered is there again after the page was left; starting again can be undone', async () => {
  await open()
  await tap("[data-card='2']")
  await tap("[data-card='2']")
  const two = counts()
  cleanup()
  await open()
  expect(counts()).toBe(two)
  await fireEvent.click(screen.getByRole('button', { name: 'Start again' }))
  expect(counts()).not.toBe(two)
  const undo = screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' })
  undo.focus()
  await fireEvent.click(undo)
  expect(counts()).toBe(two)
  expect(document.body.textContent).toContain('Change undone. Left to undo: 2.')
  await fireEvent.click(undo)
  await fireEvent.click(undo)
  expect([undo.getAttribute('aria-disabled'), document.activeElement === undo]).toEqual(['true', true])
})

test('without a network nothing is lost, and the answer comes with the network', async () => {
  may.mockRejectedValueOnce(new Refusal(0, 'away'))
  await open()
  await tap("[data-hand='9']")
  const away = 'Without a network the referee does not answer.'
  await vi.waitFor(() => expect(document.body.textContent).toContain(away))
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(document.querySelector('.verdict.no')).not.toBeNull())
  expect(document.body.textContent).not.toContain(away)
})

test('the referee is asked again only if the question is another, or was asked too fast', async () => {
  await open()
  await tap("[data-hand='9']")
  await vi.waitFor(() => expect(document.querySelector('.verdict.no')).not.toBeNull())
  await tap("[data-hand='9']")
  await fireEvent.click(screen.getByRole('radio', { name: /^Heat/ }))
  expect(may).toHaveBeenCalledTimes(1)
  may.mockRejectedValueOnce(new Refusal(429, 'too-fast'))
  vi.useFakeTimers()
  await tap("[data-hand='8']")
  await vi.advanceTimersByTimeAsync(LATER)
  vi.useRealTimers()
  await vi.waitFor(() => expect(document.querySelector('.verdict.no')).not.toBeNull())
  expect(may).toHaveBeenCalledTimes(3)
})

test('an undo before which another window wrote is not said: what the other window wrote is shown', async () => {
  await open()
  await tap("[data-card='2']")
  const one = counts()
  const stored = readSheet('scratch-may-grass')!
  write(changed(stored, { ...(JSON.parse(stored.text) as object), zone: 'covered' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(document.body.textContent).toContain('changed in another window')
  expect(document.body.textContent).not.toContain('Change undone')
  await fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(document.body.textContent).not.toContain('changed in another window')
  expect(document.body.textContent).toContain('Change undone')
  expect(counts()).toBe(one)
})
