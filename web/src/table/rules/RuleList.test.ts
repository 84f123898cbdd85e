import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import RuleList from './RuleList.svelte'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const rules = { sections: [{ number: '1', title: 'Cards', rules: [{ number: '1.1', text: 'Cards.', ruling: false }] }] }

function opened(pointer: 'fine' | 'coarse', more: object): string | undefined {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(pointer) }))
  render(RuleList, { game: 'orchard', rules, ...more } as never)
  return document.activeElement?.tagName
}

test('beside a table the search has the focus, unless it would bring the keyboard of a phone', () => {
  expect(opened('fine', { onrule: () => undefined })).toBe('INPUT')
  cleanup()
  expect(opened('coarse', { onrule: () => undefined })).toBe('BODY')
  cleanup()
  expect(opened('fine', {})).toBe('BODY')
})
