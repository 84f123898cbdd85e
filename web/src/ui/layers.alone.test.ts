import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A history like a browser's: traversals arrive later, as `popstate`. */
class Entries {
  list: { state: unknown; path: string }[] = [
    { state: null, path: '/before' },
    { state: null, path: '/page' },
  ]
  at = 1

  get state(): unknown {
    return this.list[this.at]!.state
  }

  get path(): string {
    return this.list[this.at]!.path
  }

  pushState(state: unknown, _: string, path = this.path): void {
    this.list = [...this.list.slice(0, this.at + 1), { state, path }]
    this.at += 1
  }

  replaceState(state: unknown, _: string, path = this.path): void {
    this.list[this.at] = { state, path }
  }

  go(by: number): void {
    setTimeout(() => {
      this.at = Math.max(0, Math.min(this.list.length - 1, this.at + by))
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
  }
}

let entries: Entries
let layers: typeof import('./layers')
let stop: () => void

beforeEach(async () => {
  entries = new Entries()
  vi.stubGlobal('history', entries)
  vi.resetModules()
  layers = await import('./layers')
  stop = layers.watchLayers()
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

/** Until every traversal has arrived. */
async function still(): Promise<void> {
  for (let k = 0; k < 6; k++) await new Promise((done) => setTimeout(done))
}

/** Opens layers; returns which are open, and how each is closed by its own button. */
async function open(...names: string[]): Promise<{ shown: string[]; close: (name: string) => void }> {
  const shown: string[] = []
  const releases = new Map<string, () => void>()
  const close = (name: string): void => {
    shown.splice(shown.indexOf(name), 1)
    releases.get(name)!()
  }
  for (const name of names) {
    shown.push(name)
    releases.set(
      name,
      layers.openLayer(() => close(name)),
    )
    await still()
  }
  return { shown, close }
}

async function back(by = -1): Promise<void> {
  entries.go(by)
  await still()
}

test('Back closes the topmost layer, then the next, then leaves the page', async () => {
  const { shown } = await open('rules', 'help')
  await back()
  expect(shown).toEqual(['rules'])
  await back()
  expect([shown, entries.path]).toEqual([[], '/page'])
  await back()
  expect(entries.path).toBe('/before')
})

test('a layer closed by its button leaves no entry behind', async () => {
  const { close } = await open('rules')
  close('rules')
  await still()
  await back()
  expect(entries.path).toBe('/before')
})

test('Forward does not come to rest on the entry of a closed layer', async () => {
  const { shown } = await open('rules')
  await back()
  await back(1)
  expect([shown, entries.at, entries.state]).toEqual([[], 1, null])
})

test('a sheet that opens another has one entry with it', async () => {
  const { shown, close } = await open('player')
  close('player')
  const other = await open('trade')
  expect([shown, entries.at]).toEqual([[], 2])
  await back()
  expect([other.shown, entries.at]).toEqual([[], 1])
})

test('a link followed in a layer takes the place of its entry', async () => {
  const { close } = await open('rules')
  layers.setAddress('/rules/orchard', false, () => close('rules'))
  await still()
  expect(entries.list.map(({ path }) => path)).toEqual(['/before', '/page', '/rules/orchard'])
  await back()
  expect(entries.path).toBe('/page')
})

test('a link to another place on the page, followed in a layer, leaves the layer open, and Back closes it', async () => {
  const { shown } = await open('rules')
  vi.stubGlobal('location', { href: '/page#3.a' })
  entries.pushState(null, '', '/page#3.a')
  window.dispatchEvent(new PopStateEvent('popstate'))
  await still()
  expect(shown).toEqual(['rules'])
  await back()
  expect([shown, entries.path, entries.state]).toEqual([[], '/page#3.a', null])
})

test('an address that is set while a layer closes waits for the way back', async () => {
  const { close } = await open('sure')
  close('sure')
  await Promise.resolve()
  await Promise.resolve()
  layers.setAddress('/decks', false, () => undefined)
  await still()
  expect(entries.list.map(({ path }) => path)).toEqual(['/before', '/page', '/decks'])
  expect([entries.path, entries.state]).toEqual(['/decks', null])
})

test('of two entries under a followed link, Back skips the one whose layer is gone', async () => {
  const { close } = await open('table', 'rules')
  layers.setAddress('/rules/orchard', false, () => {
    close('rules')
    close('table')
  })
  await still()
  await back()
  expect([entries.path, entries.state]).toEqual(['/page', null])
})

test('a layer that refuses to close keeps an entry', async () => {
  layers.openLayer(() => undefined)
  await still()
  await back()
  expect(entries.state).toEqual({ layers: 1 })
})

test('a page that is loaded again on the entry of a layer leaves it', async () => {
  entries.pushState({ layers: 1 }, '')
  stop()
  vi.resetModules()
  layers = await import('./layers')
  stop = layers.watchLayers()
  await still()
  expect([entries.at, entries.state]).toEqual([1, null])
})

test('a tab that was restored without its earlier entries does not wait for them', async () => {
  vi.useFakeTimers()
  stop()
  entries.list = [{ state: { layers: 1 }, path: '/page' }]
  entries.at = 0
  entries.go = () => undefined
  stop = layers.watchLayers()
  await vi.advanceTimersByTimeAsync(1)
  const onchange = vi.fn()
  layers.setAddress('/next', false, onchange)
  expect(onchange).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  expect(onchange).toHaveBeenCalledOnce()
  expect(entries.path).toBe('/next')
})
