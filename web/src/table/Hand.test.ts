import { cleanup, render } from '@testing-library/svelte'
import { createRawSnippet, tick } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import Hand from './Hand.svelte'

const face = createRawSnippet(() => ({ render: () => '<b></b>' }))
const props = {
  drag: { choice: null, grab: () => undefined, press: () => undefined },
  markedChoice: null,
  isDrawn: () => false,
  isChosen: () => false,
  disabled: false,
  face,
}

afterEach(cleanup)

function hand(...cards: number[]): { key: string; card: number; choice: number }[] {
  return cards.map((card, choice) => ({ key: String(card), card, choice }))
}

test('the focus of a card that was laid waits on the list for the next turn, and goes to the first card then', async () => {
  const { rerender, container } = render(Hand, { ...props, cards: hand(3, 5) })
  container.querySelector('button')!.focus()
  await rerender({ cards: hand(5), disabled: true })
  await tick()
  expect(document.activeElement?.tagName).toBe('UL')
  await rerender({ cards: hand(5, 8), disabled: false })
  await tick()
  expect(document.activeElement?.getAttribute('data-card')).toBe('5')
})

test('a focus elsewhere is left alone', async () => {
  const { rerender, container } = render(Hand, { ...props, cards: hand(3, 5) })
  container.querySelector('button')!.focus()
  const other = document.body.appendChild(document.createElement('button'))
  other.focus()
  await rerender({ cards: hand(5) })
  await tick()
  expect(document.activeElement).toBe(other)
  other.remove()
})
