import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadWhenRebuilt } from './newBuild'

const reload = vi.fn()
let answers: () => Promise<Response>

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  vi.stubGlobal('fetch', () => answers())
  vi.spyOn(location, 'reload').mockImplementation(reload)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function miss(): Promise<void> {
  dispatchEvent(new Event('vite:preloadError'))
  await new Promise((done) => setTimeout(done))
}

test('a file that is missing loads the page anew, once, and only if the server answers', async () => {
  reloadWhenRebuilt()
  answers = () => Promise.reject(new TypeError('offline'))
  await miss()
  expect(reload).not.toHaveBeenCalled()
  answers = () => Promise.resolve(new Response())
  await miss()
  await miss()
  expect(reload).toHaveBeenCalledOnce()
})
