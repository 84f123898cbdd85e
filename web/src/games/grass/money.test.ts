import { expect, test } from 'vitest'
import { setLanguage, texts } from '../../i18n/fluent'
import { figureOf } from '../../i18n/points'
import { gain, money } from './money'

const plain = (text: string): string => text.replace(/\s/g, ' ')

test('money is written in whole dollars, in English before and in Italian behind', async () => {
  await setLanguage('en')
  expect([money(25), money(5), money(1250)]).toEqual(['$25,000', '$5,000', '$1,250,000'])
  await setLanguage('it')
  expect([money(25), money(5), money(1250)].map(plain)).toEqual(['25.000 $', '5.000 $', '1.250.000 $'])
})

test('what is less than nothing has a true minus sign', async () => {
  await setLanguage('en')
  expect([money(-46), money(0)]).toEqual(['−$46,000', '$0'])
})

test('a difference has its sign', async () => {
  await setLanguage('en')
  expect([gain(25), gain(-5), gain(0)]).toEqual(['+$25,000', '−$5,000', '$0'])
})

test('the pages of all games write the points as the table does', async () => {
  await texts('first')
  for (const language of ['en', 'it'] as const) {
    await setLanguage(language)
    for (const points of [1250, 25, 0, -1040]) expect(plain(figureOf('grass', points))).toBe(plain(money(points)))
  }
})
