import { beforeAll, describe, expect, test } from 'vitest'
import { ghostSentence } from '../../gridCards/sentences'
import { addTexts, setLanguage } from '../../i18n/fluent'
import { outlookOf } from './effects'
import { board, CARD_5, cell, PLACEMENT, progress, RECIPE, score } from './fixture'
import { recipeName, recipeSentence } from './recipes'
import { boardSummary, cellNames, outcomeParts, plantName, sentenceOf, targetText } from './sentences'

const texts = import.meta.glob<string>(['$locale/*/*.ftl', '$games/grove/text/locale/*/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const SAID: Record<
  'it' | 'en',
  {
    ghost: string[]
    laid: string
    first: string
    barrow: string
    recipe: string
    cell: string
    cells: string[]
    squirrel: string
    target: string
    points: string
  }
> = {
  it: {
    ghost: ['diritta', 'sulla prima carta', 'scoiattolo', 'arancia da 4 a 6', 'carriola', 'radura', '−3'],
    laid: 'Posata la carta 5: −3. Totale: 24.',
    first: 'carta 9',
    barrow: '3 più giù, 1 a sinistra della prima carta',
    recipe: 'Cordiale al Lime',
    cell: 'due limoni',
    cells: [
      "un'arancia, dado 4, carta 9",
      'due limoni, cesto da 10, carta 9',
      'un lime, cesto da 10, carta 9',
      'una radura, dado 3 caduto nella radura, lime, carta 9',
      'una radura, carta 9',
      'un limone, senza dado, carta 9',
    ],
    squirrel: 'un lime, lo scoiattolo, carta 9',
    target: 'mancano 37 punti',
    points: '+2 punti',
  },
  en: {
    ghost: ['upright', 'on the first card', 'squirrel', 'orange from 4 to 6', 'wheelbarrow', 'glade', '−3'],
    laid: 'Card 5 laid: −3. Total: 24.',
    first: 'card 9',
    barrow: '3 down, 1 left of the first card',
    recipe: 'Lime Cordial',
    cell: 'two lemons',
    cells: [
      'one orange, die 4, card 9',
      'two lemons, basket of 10, card 9',
      'one lime, basket of 10, card 9',
      'a glade, die 3 fallen on the glade, lime, card 9',
      'a glade, card 9',
      'one lemon, no die, card 9',
    ],
    squirrel: 'one lime, the squirrel, card 9',
    target: '37 points are missing',
    points: '+2 points',
  },
}

const HOUSE = { recipes: [] }

describe.each(['it', 'en'] as const)('in %s', (language) => {
  const expected = SAID[language]

  beforeAll(async () => {
    for (const [path, text] of Object.entries(texts)) if (path.includes(`/${language}/`)) addTexts(language, text)
    await setLanguage(language)
  })

  test('a placement names the recipes that it changes, and no others', () => {
    const here = board({ score: score({ recipes: [progress(12), progress(3)] }) })
    const [action, card, turn, row, col, gain, effects] = PLACEMENT
    const outlook = outlookOf([action, card, turn, row, col, gain, effects, [2, 0]], CARD_5, here)
    expect(outcomeParts(outlook, HOUSE, false, true)[0]).toBe(`${recipeName(12, HOUSE)}: +2`)
    expect(outcomeParts(outlook, HOUSE).join()).not.toContain(recipeName(3, HOUSE))
  })

  test('the ghost tells place, outcome and points', () => {
    const sentence = ghostSentence(PLACEMENT, outcomeParts(outlookOf(PLACEMENT, CARD_5, board()), HOUSE, true))
    for (const part of expected.ghost) expect(sentence.toLowerCase()).toContain(part)
    expect(sentence).not.toMatch(/[a-z]+-[a-z]+-[a-z]+/)
  })

  test('every event of the journal has its sentence', () => {
    const step = { version: 9, seat: 0, gain: -3, effects: null }
    expect(sentenceOf({ ...step, text: '5 r0 @ 0,0' }, board(), HOUSE)).toBe(expected.laid)
    expect(sentenceOf({ ...step, text: '5 r0 @ 0,0', effects: PLACEMENT[6] }, board(), HOUSE)).toContain(expected.laid)
    expect(sentenceOf({ ...step, seat: null, text: '9' }, board(), HOUSE)).toContain(expected.first)
    expect(sentenceOf({ ...step, text: 'wheelbarrow 3,-1' }, board(), HOUSE)).toContain(expected.barrow)
    expect(sentenceOf({ ...step, seat: null, text: 'recipe 3' }, board(), HOUSE)).toContain(expected.recipe)
    expect(sentenceOf({ ...step, text: '' }, board(), HOUSE)).toBe('')
  })

  test('in a challenge a card that was laid tells how far the target is', () => {
    const step = { version: 9, seat: 0, gain: -3, effects: PLACEMENT[6], text: '5 r0 @ 0,0' }
    expect(sentenceOf(step, board({ score: score({ target: 61 }) }), HOUSE)).toContain(expected.target)
  })

  test("an owner's recipe keeps the name they gave it", () => {
    expect(recipeName(3, { recipes: [RECIPE, RECIPE, { ...RECIPE, name: 'Grog' }] })).toBe('Grog')
    expect(recipeName(3, HOUSE)).toBe(expected.recipe)
  })

  test('a recipe is a sentence', () => {
    expect(recipeSentence(RECIPE)).toContain(expected.points)
  })

  test('what stands on a cell has a name', () => {
    expect(plantName('lemon-2')).toBe(expected.cell)
  })

  test('a cell of the board says its tree, its die, its card and its place', () => {
    const names = cellNames(board())
    expect([...names.values()]).toEqual(expected.cells)
    const squirrel = cellNames(board({ cells: [cell(0, 0, 'lime-1', 0, { squirrel: true })] }))
    expect([...squirrel.values()]).toEqual([expected.squirrel])
  })

  test('the board sums itself up, and says how far the target is', () => {
    expect(boardSummary(board())).toContain('24')
    expect(boardSummary(board({ score: score({ target: 61 }) }))).toContain(expected.target)
    expect(targetText(20, 24)).not.toContain('4')
  })
})
