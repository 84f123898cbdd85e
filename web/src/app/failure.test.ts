/** An error outside the rendering of a page is shown in a message that can be closed. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { histories } from '../features/history/api'
import { setLanguage, t, texts } from '../i18n/fluent'
import { api } from '../net/api'
import { Refusal } from '../net/Refusal'
import App from './App.svelte'

beforeEach(async () => {
  await setLanguage('en')
  await texts('first')
  vi.spyOn(api, 'games').mockRejectedValue(new Refusal(0, 'away'))
  vi.spyOn(histories, 'of').mockRejectedValue(new Refusal(0, 'away'))
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function reject(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
}

test('a promise that fails and that nobody waits for shows the slip, until it is closed', async () => {
  render(App)
  reject(new Error('a defect'))
  const slip = (await screen.findByText(t('ui-failed-act'), {}, { timeout: 20_000 })).closest('[role=alert]')!
  slip.querySelector<HTMLElement>(`[aria-label="${t('ui-close')}"]`)!.click()
  await vi.waitFor(() => expect(screen.queryByText(t('ui-failed-act'))).toBeNull())
})

test('what was given up on purpose shows no slip', async () => {
  render(App)
  reject(new DOMException('given up', 'AbortError'))
  await Promise.resolve()
  expect(screen.queryByText(t('ui-failed-act'))).toBeNull()
})
