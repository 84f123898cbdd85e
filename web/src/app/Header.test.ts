import { cleanup, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../i18n/fluent'
import { lookedAt } from '../ui/settings'
import Header from './Header.svelte'

beforeEach(async () => {
  localStorage.clear()
  await setLanguage('en')
  addTexts('en', 'rules-short = Rules')
})

afterEach(cleanup)

function rules(): string | null {
  return screen.getByRole('link', { name: 'Rules' }).getAttribute('href')
}

test('Rules opens the game that was looked at last, at first the first one', async () => {
  render(Header)
  expect(rules()).toBe('/rules/orchard')
  lookedAt('grass')
  await tick()
  expect(rules()).toBe('/rules/grass')
  lookedAt('a game that is no more')
  await tick()
  expect(rules()).toBe('/rules/orchard')
})
