import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import type { Kind } from '../../net/protocol'
import { keyOf } from './kinds'
import Records from './Records.svelte'

const ALONE: Kind = {
  game: 'toy',
  seats: 1,
  options: [],
  without: 0,
  deck: 'toy-1',
  deck_name: '',
  count: 2,
  best: 40,
  average: 33.5,
  fewest: false,
  mark: null,
}
const kinds = [ALONE, { ...ALONE, seats: 2 }]

await setLanguage('en')
addTexts(
  'en',
  'toy-name = Toy\nhistory-records = Your records\nhistory-best = Best\nhistory-average = Average\nhistory-count = Games\nhistory-all-kinds = All settings\nkind-seats = for { $count }',
)

afterEach(cleanup)

test('where the page stays the lines are a choice, one of them made', () => {
  render(Records, { props: { kinds, value: keyOf(kinds[1]!) } })
  expect(screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked)).toEqual([false, false, true])
  expect(screen.queryByRole('button')).toBeNull()
})

test('where a line leads to another game it is a button: keys that move about choose nothing', () => {
  const onpick = vi.fn()
  render(Records, { props: { kinds, onpick } })
  expect(screen.queryByRole('radio')).toBeNull()
  screen.getByRole('button', { name: /Toy · for 2/ }).click()
  expect(onpick.mock.calls).toEqual([[keyOf(kinds[1]!)]])
})
