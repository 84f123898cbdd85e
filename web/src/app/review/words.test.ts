import en from '$games/orchard/locale/en/review-page.ftl?raw'
import { beforeEach, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import { amountText, changeText, percentChange, resultText, valueText, whyTexts } from './words'

const POINTS = { game: 'orchard', sign: 1 }
const FEWEST = { game: 'gnoming', sign: -1 }

beforeEach(async () => {
  await setLanguage('en')
  addTexts('en', en)
})

test('values have one decimal, results none they do not need', () => {
  expect([valueText(POINTS, 40.45), valueText(POINTS, -3), resultText(POINTS, 41), resultText(POINTS, 40.5)]).toEqual([
    '40.5',
    '−3.0',
    '41',
    '40.5',
  ])
})

test('where few points are good, a loss is a point more', () => {
  expect([changeText(POINTS, -5), changeText(FEWEST, -5), changeText(FEWEST, 2)]).toEqual(['−5.0', '+5.0', '−2.0'])
  expect([valueText(FEWEST, -23), amountText(FEWEST, 3)]).toEqual(['23.0', '3.0'])
})

test('what is written as 0 has no sign', () => {
  expect([changeText(POINTS, 0.01), changeText(POINTS, -0.04), changeText(FEWEST, 0.02)]).toEqual(['0.0', '0.0', '0.0'])
  expect([percentChange(0.001), percentChange(-0.001), percentChange(0.05), percentChange(-0.05)]).toEqual([
    '0%',
    '0%',
    '+5%',
    '−5%',
  ])
})

test('reasons are sentences; one that is not known is left out', () => {
  const why = [
    { kind: 'orchard-tens', best: 1.25, played: 0.59 },
    { kind: 'orchard-newer', best: 1, played: 0 },
  ]
  expect(whyTexts(POINTS, why)).toEqual(['More dice reach 10: 1.3 on average, instead of 0.6.'])
})
