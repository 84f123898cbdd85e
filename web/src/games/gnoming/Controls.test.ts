import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import Controls from './Controls.svelte'
import type { GnomingTable } from './table.svelte'

await setLanguage('en')
addTexts('en', 'gnoming-draw = Draw')

afterEach(cleanup)

test.each([
  [null, true],
  [0, false],
])('to draw is the main button until the card of a pile is chosen: %s', (choice, isMain) => {
  const controller = { sending: false, suggestion: null, undoes: null, refusal: null }
  const table = { mode: 'draw', choice, mayDraw: true, picks: [], discards: [], controller } as unknown as GnomingTable
  render(Controls, { props: { table, onunseen: () => undefined, onrounds: null } })
  expect(screen.getByText('Draw').classList.contains('main')).toBe(isMain)
})
