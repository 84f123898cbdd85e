import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import Card from './Card.svelte'
import { suitOf } from './cards'

afterEach(cleanup)

const HEAT = Array.from({ length: 27 }, (_, card) => card).find((card) => suitOf(card) === 'heat-on')!

test('the name of a card under another stands in the part that is seen', () => {
  render(Card, { props: { card: HEAT, visible: 0.5 } })
  const names = [...document.querySelectorAll('text.name')]
  expect(names.length).toBeGreaterThan(0)
  expect(names.map((name) => Number(name.getAttribute('x')))).toEqual(names.map(() => -24))
})
