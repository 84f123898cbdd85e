import { beforeAll, describe, expect, test } from 'vitest'
import { addTexts, setLanguage } from '../i18n/fluent'
import { placeText } from './places'

const texts = import.meta.glob<string>(
  ['$locale/*/table*.ftl', '$games/{orchard,grove,clustered}/text/locale/*/*.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** From the left of the row above the first card to the right of the row below it. */
const SAID: Record<'it' | 'en', string[]> = {
  it: [
    '2 più su, 1 a sinistra della prima carta',
    '2 più su della prima carta',
    '2 più su, 3 a destra della prima carta',
    '1 a sinistra della prima carta',
    'sulla prima carta',
    '3 a destra della prima carta',
    '4 più giù, 1 a sinistra della prima carta',
    '4 più giù della prima carta',
    '4 più giù, 3 a destra della prima carta',
  ],
  en: [
    '2 up, 1 left of the first card',
    '2 up from the first card',
    '2 up, 3 right of the first card',
    '1 left of the first card',
    'on the first card',
    '3 right of the first card',
    '4 down, 1 left of the first card',
    '4 down from the first card',
    '4 down, 3 right of the first card',
  ],
}

describe.each(['it', 'en'] as const)('in %s', (language) => {
  const own = Object.entries(texts).filter(([path]) => path.includes(`/${language}/`))

  beforeAll(async () => {
    for (const [, text] of own) addTexts(language, text)
    await setLanguage(language)
  })

  test('a place is named as seen from the first card', () => {
    const places = [-2, 0, 4].flatMap((row) => [-1, 0, 3].map((col) => placeText({ row, col })))
    expect(places).toEqual(SAID[language])
  })

  test('no text of a board without edges numbers its rows and columns', () => {
    const numbered = own.filter(([, text]) => /\b(row|column|riga|colonna) \{ ?\$/i.test(text))
    expect(numbered.map(([path]) => path)).toEqual([])
  })
})
