import { cleanup } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableCount } from '../../net/protocol'
import { Refusal } from '../../net/Refusal'
import { companion } from './api'
import { OpenSheet } from './openSheet.svelte'
import { keepPlayers, lastPlayers } from './players'
import { changed, deleteSheet, listSheets, newSheet, readSheet, redone, scratchSheet, undone, write } from './sheets'

const PLAYERS = [
  { name: 'Anna', colour: 0 },
  { name: '', colour: 3 },
]
const COUNT = { game: 'gnoming', over: true, players: [{ total: 12 }, { total: -3 }] } as unknown as TableCount

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
  cleanup()
})

function begin() {
  return newSheet('gnoming', PLAYERS, { seats: 2, rounds: [] })
}

test('every change can be undone and done again, also after the page was closed', () => {
  let sheet = begin()
  const texts = [sheet.text]
  for (let k = 0; k < 300; k++) {
    sheet = write(changed(sheet, { seats: 2, rounds: [{ at: k % 7, già: `“${k}”` }] }))
    texts.push(sheet.text)
  }
  let read = readSheet(sheet.id)!
  expect(read).toEqual(sheet)
  for (let k = 299; k >= 0; k--) {
    read = undone(read)
    expect(read.text).toBe(texts[k])
  }
  expect(undone(read)).toBe(read)
  for (let k = 1; k <= 300; k++) read = redone(read)
  expect(read.text).toBe(texts[300])
  expect(redone(read)).toBe(read)
})

test('a change after an undo replaces what was undone', () => {
  let sheet = changed(changed(begin(), { n: 1 }), { n: 2 })
  sheet = changed(undone(sheet), { n: 3 })
  expect(redone(sheet)).toBe(sheet)
  expect(undone(sheet).text).toBe('{"n":1}')
})

test('a change is stored before it is shown', () => {
  vi.spyOn(companion, 'count').mockResolvedValue(COUNT)
  const open = new OpenSheet(begin())
  open.change({ seats: 2, rounds: [1] })
  expect(JSON.parse(readSheet(open.stored.id)!.text)).toEqual(open.sheet)
})

test('the sheets of the device are listed, the last changed first, until they are deleted', () => {
  const first = begin()
  vi.setSystemTime(2_000)
  const second = begin()
  vi.setSystemTime(3_000)
  write(changed(first, { n: 1 }))
  expect(listSheets().map(({ id }) => id)).toEqual([first.id, second.id])
  deleteSheet(first.id)
  expect(listSheets().map(({ id }) => id)).toEqual([second.id])
  expect(readSheet(first.id)).toBeNull()
})

test('a scratch sheet is stored under its name, and is in no list', () => {
  const first = scratchSheet('try-gnoming', 'gnoming', PLAYERS, {})
  write(changed(first, { n: 1 }))
  expect(scratchSheet('try-gnoming', 'gnoming', PLAYERS, {}).text).toBe('{"n":1}')
  expect(listSheets()).toEqual([])
})

test('the players of the last sheet are no sheet', () => {
  keepPlayers(PLAYERS)
  expect(listSheets()).toEqual([])
  expect(lastPlayers().slice(0, 2)).toEqual(PLAYERS)
})

test('what another window has stored is shown, and is not overwritten', () => {
  vi.spyOn(companion, 'count').mockResolvedValue(COUNT)
  const open = new OpenSheet(begin())
  write(changed(readSheet(open.stored.id)!, { n: 'theirs' }))
  open.change({ n: 'ours' })
  expect(open.sheet).toEqual({ n: 'theirs' })
  expect(open.isFromElsewhere).toBe(true)
  open.change({ n: 'ours' })
  expect(open.sheet).toEqual({ n: 'ours' })
  expect(open.isFromElsewhere).toBe(false)
  write(changed(readSheet(open.stored.id)!, { n: 'again' }))
  const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: `mazzo-sheet-${open.stored.id}` }))
  tell()
  expect(open.sheet).toEqual({ n: 'again' })
  expect(open.isDeleted).toBe(false)
  deleteSheet(open.stored.id)
  tell()
  expect(open.isDeleted).toBe(true)
  open.close()
})

test('the same undo is said again after a change; one before which another window wrote is not said', () => {
  vi.spyOn(companion, 'count').mockResolvedValue(COUNT)
  const open = new OpenSheet(begin())
  open.change({ n: 1 })
  open.undo()
  const { said } = open
  expect(said).not.toBe('')
  open.redo()
  expect(open.said).not.toBe('')
  open.change({ n: 2 })
  expect(open.said).toBe('')
  open.undo()
  expect(open.said).toBe(said)
  open.redo()
  write(changed(readSheet(open.stored.id)!, { n: 'theirs' }))
  open.undo()
  expect([open.sheet, open.said, open.isFromElsewhere]).toEqual([{ n: 'theirs' }, '', true])
  open.close()
})

test('quick changes are counted once, and the totals are noted on the sheet', async () => {
  const count = vi.spyOn(companion, 'count').mockResolvedValue(COUNT)
  const open = new OpenSheet(begin())
  await vi.runAllTimersAsync()
  for (const n of [1, 2, 3]) open.change({ n })
  await vi.runAllTimersAsync()
  expect(count.mock.calls.map(([, sheet]) => sheet)).toEqual([{ seats: 2, rounds: [] }, { n: 3 }])
  expect(readSheet(open.stored.id)).toMatchObject({ totals: [12, -3], isOver: true })
})

test('the count of an older sheet that comes late is not shown', async () => {
  const answers: ((count: TableCount) => void)[] = []
  vi.spyOn(companion, 'count').mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  const open = new OpenSheet(begin())
  open.change({ n: 1 })
  await vi.runAllTimersAsync()
  answers[1]!({ ...COUNT, over: false })
  answers[0]!(COUNT)
  await vi.runAllTimersAsync()
  expect(open.count?.over).toBe(false)
})

test('without a network the entries stay, and are counted when it is back', async () => {
  const count = vi.spyOn(companion, 'count').mockRejectedValue(new Refusal(0, 'no-connection'))
  const open = new OpenSheet(begin())
  open.change({ n: 1 })
  await vi.runAllTimersAsync()
  expect(open.error).toBeInstanceOf(Refusal)
  expect(JSON.parse(readSheet(open.stored.id)!.text)).toEqual({ n: 1 })
  count.mockResolvedValue(COUNT)
  await open.recount()
  expect(open.error).toBeNull()
  expect(open.count).toBe(COUNT)
})
