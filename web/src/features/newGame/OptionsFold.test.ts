import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import OptionsFold from './OptionsFold.svelte'

await setLanguage('en')
addTexts(
  'en',
  'options-title = Options\noptions-seat = seat { $seat }\noptions-begins-seat = { $name } begins\ntoy-option-fast = Fast game',
)

afterEach(cleanup)

test('the folded line says what is behind the fold: not who begins', () => {
  const options = [
    { name: 'fast', seat: null, recipes: false, group: '' },
    { name: 'begins-2', seat: 1, recipes: false, group: 'begins' },
  ]
  render(OptionsFold, { props: { game: 'toy', options, seats: 2, choice: ['fast', 'begins-2'] } })
  expect(screen.getAllByText('Fast game').length).toBeGreaterThan(0)
  expect(document.body.textContent).not.toContain('begins')
})
