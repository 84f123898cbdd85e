import { expect, test } from 'vitest'
import { faultPlace as grassPlace } from '../../games/grass/scorer'
import { addTexts, setLanguage, texts } from '../../i18n/fluent'
import type { Fault } from '../../net/protocol'
import { placeOfFault } from './faults'

const FAULT = {
  seat: 0,
  part: null,
  at: 0,
  card: '',
  place: '',
  code: '',
  rule: '',
  facts: {},
  skipped: false,
} as Fault

test('a fault names its card and place, or which dice it is about', async () => {
  await setLanguage('en')
  await texts('table', 'scorer-grid-cards')
  addTexts('en', 'orchard-plum = plum')
  expect(placeOfFault('orchard', { ...FAULT, card: '4', place: '1,0' })).toBe('Card 4, 1 down from the first card')
  expect(placeOfFault('orchard', { ...FAULT, place: '0,0' })).toBe('on the first card')
  expect(placeOfFault('orchard', { ...FAULT, facts: { fruit: 'plum' } })).toBe('Plum')
})

test('a card of Grass has its printed name', () => {
  addTexts('en', 'grass-card-dr-feelgood = Dr. Feelgood')
  expect(grassPlace({ ...FAULT, card: 'dr-feelgood' })).toBe('Dr. Feelgood')
  expect(grassPlace(FAULT)).toBe('')
})
