import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import BoardGrid from './BoardGrid.svelte'
import type { Spot } from './drag'

const onpress = vi.fn()
const outside = vi.fn()
// Like a table, the page itself also handles keys.
window.addEventListener('keydown', outside)

afterEach(cleanup)

/** Three rows from −1 on, four columns from 0 on. */
function show(more: { follow?: Spot | null } = {}) {
  const props = {
    cells: { top: -1, left: 0, bottom: 2, right: 4 },
    label: 'the board',
    nameOf: (row: number, col: number) => `${row},${col}`,
    standing: { scale: 50, left: 10, top: 20 },
    onpress,
    ...more,
  }
  const shown = render(BoardGrid, props)
  return { ...shown, props }
}

const focused = (): string | null | undefined => document.activeElement?.getAttribute('aria-label')

async function press(key: string, more: KeyboardEventInit = {}): Promise<void> {
  await fireEvent.keyDown(document.activeElement!, { key, ...more })
  await tick()
}

test('a board is a grid of rows and cells with one tab stop, at the first card', () => {
  const { container } = show()
  const grid = container.querySelector('[role=grid]')!
  expect(['aria-label', 'aria-rowcount', 'aria-colcount'].map((name) => grid.getAttribute(name))).toEqual([
    'the board',
    '3',
    '4',
  ])
  expect(grid.querySelectorAll('[role=row]')).toHaveLength(3)
  expect(grid.querySelectorAll('[role=row] > [role=gridcell]')).toHaveLength(12)
  const stops = [...grid.querySelectorAll('[tabindex="0"]')].map((cell) => cell.getAttribute('aria-label'))
  expect(stops).toEqual(['0,0'])
})

test('arrows walk from cell to cell and stop at the edges, and nothing else takes them', async () => {
  const { container } = show()
  outside.mockClear()
  container.querySelector<HTMLElement>('[tabindex="0"]')!.focus()
  const labels: (string | null | undefined)[] = []
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'End', 'PageDown', 'Home', 'ArrowLeft']) {
    await press(key)
    labels.push(focused())
  }
  await press('End', { ctrlKey: true })
  labels.push(focused())
  await press('Home', { ctrlKey: true })
  labels.push(focused())
  expect(labels).toEqual(['-1,0', '-1,0', '-1,1', '-1,3', '1,3', '1,0', '1,0', '1,3', '-1,0'])
  expect(outside).not.toHaveBeenCalled()
})

test('Enter presses the cell, other keys belong to the table', async () => {
  const { container } = show()
  outside.mockClear()
  container.querySelector<HTMLElement>('[tabindex="0"]')!.focus()
  await press('ArrowRight')
  await press('Enter')
  expect(onpress.mock.calls.at(-1)).toEqual([{ row: 0, col: 1 }])
  await press('r')
  expect(outside).toHaveBeenCalledOnce()
})

test('who walks the board goes with the card that is aimed; who does not keeps the focus', async () => {
  const { container, props, rerender } = show()
  await rerender({ ...props, follow: { row: 1, col: 2 } })
  expect(document.activeElement).toBe(document.body)
  container.querySelector<HTMLElement>('[tabindex="0"]')!.focus()
  await rerender({ ...props, follow: { row: 0, col: 3 } })
  await tick()
  expect(focused()).toBe('0,3')
})

test('a cell that goes with the edge of the board gives the focus to its neighbour', async () => {
  const { container, props, rerender } = show()
  container.querySelector<HTMLElement>('[tabindex="0"]')!.focus()
  await press('End')
  await rerender({ ...props, cells: { top: 0, left: 0, bottom: 2, right: 2 } })
  await tick()
  expect(focused()).toBe('0,1')
})
