import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import { api } from '../../net/api'
import { OFFERED } from '../../table/registry'
import RulesPage from './RulesPage.svelte'

beforeEach(async () => {
  await setLanguage('en')
  addTexts('en', OFFERED.map((game) => `${game}-name = ${game}`).join('\n'))
  addTexts('en', 'rules-games = Which game')
  vi.spyOn(api, 'rules').mockReturnValue(new Promise(() => undefined))
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('the rules of the other games are one tap away', () => {
  render(RulesPage, { props: { game: 'grove' } })
  const links = [...screen.getByRole('navigation', { name: 'Which game' }).querySelectorAll('a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(OFFERED.map((game) => `/rules/${game}`))
  expect(links.filter((link) => link.getAttribute('aria-current')).map((link) => link.textContent)).toEqual(['grove'])
})
