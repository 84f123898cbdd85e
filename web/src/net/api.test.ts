import { afterEach, expect, test, vi } from 'vitest'
import { call } from './api'
import { noteInstalled } from './matchHost'

afterEach(() => {
  document.head.querySelector('meta[name="mazzo-alone"]')?.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

test('a page of a folder of files asks no server', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  document.head.insertAdjacentHTML('beforeend', '<meta name="mazzo-alone" content="" />')
  await expect(call('GET', '/api/me')).rejects.toMatchObject({ code: 'no-connection' })
  expect(fetched).not.toHaveBeenCalled()
})

test('a call that this device answers as well does not wait long for the server', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])))
  noteInstalled()
  await call('GET', '/api/games')
  await call('GET', '/api/me')
  expect(timeout.mock.calls).toEqual([[3_000], [30_000]])
})

test('a server that breaks off in the middle of an answer is not reached', async () => {
  const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('broken off')) })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)))
  await expect(call('GET', '/api/me')).rejects.toMatchObject({ status: 0, code: 'no-connection' })
})
