import { afterEach, expect, test, vi } from 'vitest'
import { call } from './api'

afterEach(() => {
  document.head.querySelector('meta[name="mazzo-alone"]')?.remove()
  vi.unstubAllGlobals()
})

test('a page of a folder of files asks no server', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  document.head.insertAdjacentHTML('beforeend', '<meta name="mazzo-alone" content="" />')
  await expect(call('GET', '/api/me')).rejects.toMatchObject({ code: 'no-connection' })
  expect(fetched).not.toHaveBeenCalled()
})
