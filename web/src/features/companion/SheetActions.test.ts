import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage, texts } from '../../i18n/fluent'
import type { TableCount } from '../../net/protocol'
import { companion } from './api'
import { OpenSheet } from './openSheet.svelte'
import SheetActions from './SheetActions.svelte'
import { newSheet } from './sheets'

const COUNT = { game: 'gnoming', over: false, players: [], faults: [], journal: null } as unknown as TableCount

beforeEach(async () => {
  localStorage.clear()
  await setLanguage('en')
  await texts('companion')
})
afterEach(cleanup)

test('the button that keeps a sheet hands the focus to the link to the history', async () => {
  vi.spyOn(companion, 'count').mockResolvedValue(COUNT)
  vi.spyOn(companion, 'keepSheet').mockResolvedValue(undefined as never)
  const open = new OpenSheet(newSheet('gnoming', [], {}))
  render(SheetActions, { open, count: COUNT, names: [], onshow: () => undefined })
  const keep = screen.getByRole('button', { name: 'Keep in history' })
  keep.focus()
  await fireEvent.click(keep)
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/history'))
  open.close()
})
