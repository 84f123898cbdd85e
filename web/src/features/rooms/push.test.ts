import { afterEach, expect, test, vi } from 'vitest'
import { canNotify } from './push'

afterEach(() => {
  document.querySelector('meta')?.remove()
  vi.unstubAllGlobals()
})

test.each([
  ['', true],
  ['<meta name="mazzo-missing" content="postgres pictures" />', true],
  ['<meta name="mazzo-missing" content="passkeys push" />', false],
])('notifications are offered if the server sends them: %s', (head, isOffered) => {
  vi.stubGlobal('navigator', { serviceWorker: {} })
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', {})
  document.head.insertAdjacentHTML('beforeend', head)
  expect(canNotify()).toBe(isOffered)
})
