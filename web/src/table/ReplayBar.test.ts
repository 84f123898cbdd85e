import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import ReplayBar from './ReplayBar.svelte'

afterEach(cleanup)

function positionText(container: HTMLElement): string | undefined {
  return container.querySelector('.said b')?.textContent ?? undefined
}

test('the arrow keys go through a match wherever the focus is', async () => {
  const { container } = render(ReplayBar, { at: 2, last: 5, label: '' })
  await fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect(positionText(container)).toBe('3/5')
  await fireEvent.keyDown(container.querySelector('button')!, { key: 'ArrowLeft' })
  await fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
  expect(positionText(container)).toBe('1/5')
})

test('but in a field they are the keys of the field', async () => {
  const { container } = render(ReplayBar, { at: 2, last: 5, label: '' })
  await fireEvent.keyDown(container.querySelector('select')!, { key: 'ArrowRight' })
  await fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true })
  expect(positionText(container)).toBe('2/5')
})
