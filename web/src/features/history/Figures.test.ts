import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { setLanguage, texts } from '../../i18n/fluent'
import Figures from './Figures.svelte'

beforeAll(async () => {
  await setLanguage('en')
  await texts('history')
})

afterEach(cleanup)

test('the number of games says how many are left out of it', () => {
  expect(render(Figures, { kind: null, count: 7, aside: 2 }).container.textContent).toContain('and 2 that do not count')
  cleanup()
  expect(render(Figures, { kind: null, count: 7 }).container.textContent).not.toContain('count')
})
