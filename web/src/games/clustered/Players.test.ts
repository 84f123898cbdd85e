import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import type { ClusteredView } from '../../net/protocol/clustered'
import Players from './Players.svelte'

beforeEach(async () => {
  await setLanguage('en')
  addTexts('en', 'clustered-held = In hand\nclustered-deck = In the deck')
})

afterEach(cleanup)

test.each([true, false])('each count of cards has its sign and its label; in a row: %s', (row) => {
  const player = { seat: 0, state: 'playing', score: { total: 4 }, held: 7, deck: 22 }
  const view = { players: [player], bonuses: [] } as unknown as ClusteredView
  render(Players, { props: { view, colours: [0], naming: () => 'Ada', shownSeat: null, onshow: () => undefined, row } })
  const counts = [...document.querySelectorAll('small [title]')]
  expect(counts.map((count) => [count.getAttribute('title'), count.textContent?.trim()])).toEqual([
    ['In hand', '7'],
    ['In the deck', '22'],
  ])
  expect(counts.every((count) => count.querySelector('svg'))).toBe(true)
})
