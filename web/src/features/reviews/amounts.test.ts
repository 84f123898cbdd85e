import grassNames from '$games/grass/text/locale/en/names.ftl?raw'
import en from '$games/orchard/text/locale/en/review-page.ftl?raw'
import { beforeEach, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import { amountText, changeText, lineText, percentChange, resultText, valueText, whyTexts } from './amounts'

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

test('reasons are sentences; one that is not known is left out, and one whose figures read the same', () => {
  const why = [
    { kind: 'orchard-tens', best: 1.25, played: 0.59 },
    { kind: 'orchard-newer', best: 1, played: 0 },
    { kind: 'orchard-sixes', best: 1.24, played: 1.2 },
  ]
  expect(whyTexts(POINTS, why)).toEqual(['More dice reach 10: 1.3 on average, instead of 0.6.'])
})

test('dollars that are written as 0 have no sign', () => {
  addTexts('en', grassNames)
  const grass = { game: 'grass', sign: 1 }
  expect([valueText(grass, -0.4), changeText(grass, 0.4), changeText(grass, -0.5)]).toEqual(['$0', '$0', '−$1,000'])
})

test('an action leads to points or to a chance of winning', () => {
  const line = { value: 12, error: 0.1, win: 0.4 }
  expect([lineText(POINTS, 'points', line), lineText(POINTS, 'win', line)]).toEqual(['12.0', '40%'])
  expect(lineText(POINTS, 'win', { ...line, win: null })).toBe('12.0')
})
