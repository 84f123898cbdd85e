import { afterEach, expect, test, vi } from 'vitest'
import { mayFetchUnasked } from './serviceWorker'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['an installed app', true, false, undefined, true],
  ['an installed app of somebody who saves data', true, true, { saveData: true }, false],
  ['a first visit over Wi-Fi', false, false, { type: 'wifi' }, false],
  ['a later visit over Wi-Fi', false, true, { type: 'wifi' }, true],
  ['a later visit over Wi-Fi of somebody who saves data', false, true, { type: 'wifi', saveData: true }, false],
  ['a later visit over a mobile network', false, true, { type: 'cellular' }, false],
  ['a browser that does not tell', false, true, undefined, false],
])('%s', (_, isApp, isLater, connection, may) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isApp }))
  vi.stubGlobal('navigator', { connection })
  expect(mayFetchUnasked(isLater)).toBe(may)
})
