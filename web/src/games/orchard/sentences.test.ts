import { beforeAll, describe, expect, test } from 'vitest'
import { cellText } from '../../gridCards/cells'
import { ghostSentence, sentenceOf } from '../../gridCards/sentences'
import { addTexts, setLanguage } from '../../i18n/fluent'
import { outlookOf } from './effects'
import { board, CARD_13, PLACEMENT } from './fixture'
import { boardSummary, cellNames, outcomeParts } from './sentences'

const texts = import.meta.glob<string>(
  ['$locale/*/{table,table-grid-cards}.ftl', '$games/orchard/text/locale/*/{names,table}.ftl'],
  { query: '?raw', import: 'default', eager: true },
)

const SAID: Record<
  'it' | 'en',
  {
    ghost: string[]
    laid: string
    drawn: string
    first: string
    die: string
    undone: string
    summary: string
    cells: string[]
  }
> = {
  it: {
    ghost: [
      'diritta',
      '1 più giù, 1 a destra della prima carta',
      '2 dadi nuovi',
      'mela da 1 a 3',
      'mela da 3 a 6',
      '−2',
    ],
    laid: 'Posata la carta 13: −2. Totale: 10.',
    drawn: 'Hai pescato la carta 4.',
    first: 'Il frutteto comincia con la carta 9.',
    die: '3 più giù, 1 a sinistra della prima carta',
    undone: 'Mossa annullata. Totale: 10.',
    cells: [
      'melo, dado 3, carta 16; 2 più giù, 1 a destra della prima carta',
      'vuota; 5 a destra della prima carta',
      'susino, marcio, carta 16; x; 1 più giù, 2 a destra della prima carta',
    ],
    summary: 'Il frutteto: 3 carte, 3 dadi',
  },
  en: {
    ghost: [
      'upright',
      '1 down, 1 right of the first card',
      '2 new dice',
      'apple from 1 to 3',
      'apple from 3 to 6',
      '−2',
    ],
    laid: 'Card 13 laid: −2. Total: 10.',
    drawn: 'You drew card 4.',
    first: 'The orchard begins with card 9.',
    die: '3 down, 1 left of the first card',
    undone: 'Move undone. Total: 10.',
    cells: [
      'apple tree, die 3, card 16; 2 down, 1 right of the first card',
      'empty; 5 right of the first card',
      'plum tree, rotten, card 16; x; 1 down, 2 right of the first card',
    ],
    summary: 'The orchard: 3 cards, 3 dice',
  },
}

describe.each(['it', 'en'] as const)('in %s', (language) => {
  const expected = SAID[language]

  beforeAll(async () => {
    for (const [path, text] of Object.entries(texts)) if (path.includes(`/${language}/`)) addTexts(language, text)
    await setLanguage(language)
  })

  test('the ghost tells place, outcome and points', () => {
    const sentence = ghostSentence(PLACEMENT, outcomeParts(outlookOf(PLACEMENT, CARD_13, board())))
    for (const part of expected.ghost) expect(sentence).toContain(part)
  })

  test('the parts of an outcome come in the order in which they matter', () => {
    expect(outcomeParts(outlookOf(PLACEMENT, CARD_13, board()))).toHaveLength(5)
  })

  test('every event of the journal has its sentence', () => {
    const step = { version: 9, seat: 0, gain: -2, effects: null }
    expect(sentenceOf('orchard', { ...step, text: '13 r0 @ 1,1' }, board())).toBe(expected.laid)
    expect(sentenceOf('orchard', { ...step, seat: null, text: '4' }, board())).toBe(expected.drawn)
    expect(sentenceOf('orchard', { ...step, seat: null, text: '9' }, board())).toBe(expected.first)
    expect(sentenceOf('orchard', { ...step, text: 'die 3,-1' }, board())).toContain(expected.die)
    expect(sentenceOf('orchard', { ...step, gain: null, text: 'undo' }, board())).toBe(expected.undone)
    expect(sentenceOf('orchard', { ...step, text: '' }, board())).toBe('')
  })

  test('a cell of the board says its tree, its die, its card and its place', () => {
    const names = cellNames(board())
    expect([
      cellText({ row: 2, col: 1 }, names, ''),
      cellText({ row: 0, col: 5 }, names),
      cellText({ row: 1, col: 2 }, cellNames({ ...board(), trees: [{ ...board().trees[2]!, rotten: true }] }), 'x'),
    ]).toEqual(expected.cells)
  })

  test('the board sums itself up', () => {
    expect(boardSummary(board())).toContain(expected.summary)
  })
})
