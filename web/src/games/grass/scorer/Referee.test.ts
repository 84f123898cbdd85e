import { cleanup, fireEvent, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setLanguage, texts } from '../../../i18n/fluent'
import { openReferee } from '../../../table/scorer/openReferee.fixture'
import Referee from './Referee.svelte'

beforeEach(async () => {
  await setLanguage('en')
  await texts('grass', 'table', 'companion')
})
afterEach(cleanup)

const tap = (selector: string) => fireEvent.click(document.querySelector(selector)!)
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }))

test('a form that was left has its question again', async () => {
  const { form } = openReferee(Referee)
  await choose(/^Heat/)
  await tap("[data-card='9']")
  await tap("[data-hand='25']")
  cleanup()
  const { onask } = openReferee(Referee, JSON.parse(JSON.stringify(form())))
  const markets = [{ open: true, heat: [9] }, { open: true }]
  expect(onask).toHaveBeenLastCalledWith({ position: { markets }, action: 'play steal on 1' })
})

test('both markets, the card in hand and its target make the question', async () => {
  const { onask } = openReferee(Referee)
  expect(onask).toHaveBeenLastCalledWith(null)
  await choose(/^Heat/)
  await tap("[data-card='9']")
  await tap("[data-card='8']")
  await tap("[data-card='9']")
  await tap("[data-less='9']")
  await choose(/^The other player/)
  await choose(/^At risk/)
  await tap("[data-card='4']")
  await fireEvent.click(screen.getByRole('checkbox'))
  await tap("[data-hand='25']")
  const markets = [
    { open: true, heat: [9, 8] },
    { open: false, peddles: [4] },
  ]
  expect(onask).toHaveBeenLastCalledWith({ position: { markets }, action: 'play steal on 1' })
  await choose('On my own')
  expect(onask.mock.lastCall![0]?.action).toBe('play steal on 0')
  await tap("[data-hand='4']")
  expect(onask.mock.lastCall![0]?.action).toBe('play panama')
  await choose('Discard it')
  expect(onask.mock.lastCall![0]?.action).toBe('discard panama')
})
