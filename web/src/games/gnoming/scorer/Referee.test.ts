import { cleanup, fireEvent, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setLanguage, texts } from '../../../i18n/fluent'
import { openReferee } from '../../../table/scorer/openReferee.fixture'
import Referee from './Referee.svelte'

beforeEach(async () => {
  await setLanguage('en')
  await texts('gnoming', 'table', 'companion')
})
afterEach(cleanup)

const tap = (selector: string) => fireEvent.click(document.querySelector(selector)!)
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const DOWN = Array<null>(7).fill(null)

test('the grid, the card in hand and its cell make the question', async () => {
  const { onask } = openReferee(Referee)
  await tap("[data-card='6']")
  await tap("[data-card='mulligan']")
  await choose('Card in hand')
  await tap("[data-card='4']")
  expect(onask).toHaveBeenLastCalledWith(null)
  await tap("[data-cell='4']")
  const position = { grid: [7, 11, ...DOWN], hand: 5, source: 'stock', came: -1, piles: [0, 0] }
  expect(onask).toHaveBeenLastCalledWith({ position, action: 'put @ 5' })
  await fireEvent.click(screen.getByRole('button', { name: /left pile/ }))
  await fireEvent.click(screen.getAllByRole('checkbox')[1]!)
  expect(onask).toHaveBeenLastCalledWith({ position: { ...position, piles: [0, null] }, action: 'discard left' })
})

test('a card out of the grid is asked about once its cell is known', async () => {
  const { onask } = openReferee(Referee)
  await choose('Card in hand')
  await choose('my grid, was face down')
  await tap("[data-card='6']")
  await choose('Where to')
  await tap("[data-cell='3']")
  expect(onask).toHaveBeenLastCalledWith(null)
  await choose('Card in hand')
  await tap("[data-cell='8']")
  expect(onask.mock.lastCall![0]).toMatchObject({ position: { hand: 7, source: 'bounce', came: 8 }, action: 'put @ 4' })
})
