import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const SCRIPT = readFileSync('public/sw.js', 'utf-8')
const SITE = 'https://mazzo.example'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** What the service worker answers for a page, where `fetch` is the network and `kept` the texts in each cache. */
function open(path: string, fetch: () => Promise<Response>, kept: Record<string, Record<string, string>>) {
  const listeners: Record<string, (event: unknown) => void> = {}
  const caches = {
    keys: () => Promise.resolve(Object.keys(kept)),
    open: (name: string) =>
      Promise.resolve({
        match: (key: string) => Promise.resolve(kept[name]?.[key] && new Response(kept[name][key])),
      }),
  }
  const self = { addEventListener: (name: string, listener: (event: unknown) => void) => (listeners[name] = listener) }
  const location = { href: `${SITE}/sw.js`, origin: SITE }
  new Function('self', 'caches', 'fetch', 'location', SCRIPT)(self, caches, fetch, location)
  return new Promise<Response>((resolve) =>
    listeners.fetch!({ request: { method: 'GET', mode: 'navigate', url: SITE + path }, respondWith: resolve }),
  )
}

const ready = () => Promise.resolve(new Response('of the server'))
const never = () => new Promise<Response>(() => undefined)
const gone = () => Promise.reject(new TypeError('no network'))
const WHOLE = { 'mazzo-client': { '/': 'of the device' }, 'mazzo-offline-1': {} }

test('a page comes from the server while it answers', async () => {
  expect(await (await open('/history', ready, WHOLE)).text()).toBe('of the server')
})

test('a page comes from the device when no server is reached', async () => {
  expect(await (await open('/history', gone, WHOLE)).text()).toBe('of the device')
})

test('the first page leads to what can be played when no server is reached', async () => {
  const redirect = vi.spyOn(Response, 'redirect').mockReturnValue(new Response('elsewhere'))
  expect(await (await open('/', gone, WHOLE)).text()).toBe('elsewhere')
  expect(redirect).toHaveBeenCalledWith('/offline')
  redirect.mockRestore()
})

test('a page comes from the device when the server does not begin to answer in three seconds', async () => {
  const answer = open('/', never, WHOLE)
  await vi.advanceTimersByTimeAsync(2999)
  expect(await Promise.race([answer, Promise.resolve('waiting')])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await (await answer).text()).toBe('of the device')
})

test('a late page is waited for where the device has none that is whole', async () => {
  let arrive: (answer: Response) => void = () => undefined
  const late = () => new Promise<Response>((resolve) => (arrive = resolve))
  const answer = open('/', late, { 'mazzo-1': { '/': 'an older page' } })
  await vi.advanceTimersByTimeAsync(10_000)
  arrive(new Response('of the server'))
  expect(await (await answer).text()).toBe('of the server')
})
