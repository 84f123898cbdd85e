import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Begins from './Begins.svelte'

afterEach(cleanup)

test('another player who begins replaces the one before, and the first needs no option', async () => {
  const onchange = vi.fn()
  const { rerender } = render(Begins, { names: ['Ada', 'Bo', 'Cy'], options: ['fast', 'begins-3'], onchange })
  const choice = screen.getByRole<HTMLSelectElement>('combobox')
  expect(choice.selectedOptions[0]!.textContent).toBe('Cy')
  await fireEvent.change(choice, { target: { value: 'begins-2' } })
  expect(onchange).toHaveBeenLastCalledWith(['fast', 'begins-2'])
  await rerender({ options: ['fast', 'begins-2'] })
  await fireEvent.change(choice, { target: { value: '' } })
  expect(onchange).toHaveBeenLastCalledWith(['fast'])
})
