import german from '$locale/de/deals.ftl?raw'
import english from '$locale/en/deals.ftl?raw'
import ui from '$locale/en/ui.ftl?raw'
import { beforeEach, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/fluent'
import { DEAL } from './deal.fixture'
import { helpText, missingOf, missingTexts } from './texts'
import { hoursOf, placeText } from './today'

beforeEach(async () => {
  await setLanguage('en')
  addTexts('en', ui)
  addTexts('en', english)
  addTexts('de', german)
})

test('the missing points are those of better choices and those of foresight', () => {
  expect(missingOf(DEAL)).toEqual({ points: 5, choices: 2, foresight: 3 })
  expect(missingTexts(DEAL)).toEqual([
    '5 points are missing from the best possible 49.',
    '2 could have been had by choosing better; 3 only by knowing the cards to come.',
  ])
})

test('costs that are no whole numbers still add up to the missing points', () => {
  expect(missingOf({ ...DEAL, cost: { foresight: 2.4, choices: 2.6 } })).toEqual({
    points: 5,
    choices: 3,
    foresight: 2,
  })
  expect(missingOf({ ...DEAL, cost: { foresight: -2, choices: 7.3 } })).toEqual({ points: 5, choices: 5, foresight: 0 })
})

test('where the fewest points win the best score is below', () => {
  const best = { low: 30, high: 30, proved: true, state: 'done' } as const
  expect(missingOf({ ...DEAL, best, fewest: true, cost: null })).toEqual({ points: 14, choices: null, foresight: 0 })
})

test('without a best score nothing is missing, and with an interval at least so much is', () => {
  expect(missingTexts({ ...DEAL, best: { low: null, high: null, proved: false, state: 'working' } })).toEqual([])
  const open = { low: 47, high: 49, proved: false, state: 'done' } as const
  expect(missingTexts({ ...DEAL, best: open, cost: null })).toEqual([
    'At least 3 points are missing from the best possible score, which is 47–49.',
  ])
})

test('who reached the best score is told so', () => {
  expect(missingTexts({ ...DEAL, best: { low: 44, high: 44, proved: true, state: 'done' } })[0]).toMatch(
    'nobody can do better',
  )
})

test('places are ordinal numbers', () => {
  expect([1, 2, 3, 7, 11, 22].map(placeText)).toEqual(['1st', '2nd', '3rd', '7th', '11th', '22nd'])
})

test('help that was used is named, and its absence', () => {
  expect(helpText({ hints: 1, undos: 2, minutes: 6 })).toBe('one hint and 2 moves taken back · 6 min')
  expect(helpText({ hints: 0, undos: 0, minutes: 4 })).toBe('unassisted · 4 min')
})

test('a countdown is rounded up to a minute', () => {
  expect(hoursOf(9 * 3_600_000 + 11 * 60_000 + 1)).toEqual({ hours: 9, minutes: 12 })
  expect(hoursOf(-5)).toEqual({ hours: 0, minutes: 0 })
})
