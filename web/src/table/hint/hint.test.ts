import { beforeAll, expect, test } from 'vitest'
import * as clustered from '../../games/clustered/hint'
import * as gnoming from '../../games/gnoming/hint'
import { nameOf } from '../../games/grass/cards'
import * as grass from '../../games/grass/hint'
import * as trees from '../../gridCards/hint'
import { setLanguage, texts } from '../../i18n/fluent'
import type { Hint } from '../../net/protocol'
import { costText, levelOf } from './costs'

beforeAll(async () => {
  await setLanguage('en')
  await texts('hint', 'table', 'first', 'clustered', 'gnoming', 'grass')
})

const naming = (seat: number): string | null => (seat === 0 ? null : ['', 'Ada', 'Bruno'][seat]!)

function hint(what: string, near: string[] = [], moves: string[] = []): Hint {
  return {
    version: 3,
    step: moves.length > 0 ? 3 : near.length > 0 ? 2 : 1,
    next: null,
    what,
    near,
    moves,
    actions: [],
  }
}

test('with trees a hint names the card, then an area, then the place', () => {
  const steps = [hint('14'), hint('14', ['0,1', '1,1']), hint('14', ['0,1', '1,1'], ['14 r90 @ 0,1'])]
  expect(steps.map((step) => trees.words.text(step, naming))).toEqual([
    'Try card 14.',
    'Card 14: in the marked area.',
    'Card 14, turned right, on the marked place.',
  ])
  expect(steps.map((step) => trees.zoneOf(step).length)).toEqual([0, 2, 0])
  expect(steps.map(trees.cardOf)).toEqual([14, 14, 14])
})

test('a tree for a die is told like a card', () => {
  const steps = [hint('die'), hint('die', ['0,1', '2,2']), hint('die', ['0,1', '2,2'], ['die 2,2'])]
  expect(steps.map((step) => trees.words.text(step, naming))).toEqual([
    'One tree needs the die more.',
    'One of the marked trees.',
    'The marked tree.',
  ])
  expect(steps.map((step) => trees.zoneOf(step).length)).toEqual([0, 2, 1])
  expect(trees.words.text(hint('wheelbarrow', [], ['wheelbarrow 1,1']), naming)).toBe('The marked ten.')
})

test('in Clustered places are marked and cards named', () => {
  const steps = [
    hint('circle-solid-2'),
    hint('circle-solid-2', ['0,1', '1,1']),
    hint('circle-solid-2', ['0,1'], ['circle-solid-2 @ 0,1']),
  ]
  expect(steps.map(clustered.handCardOf)).toEqual([25, 25, 25])
  expect(steps.map((step) => clustered.zoneOf(step).length)).toEqual([0, 2, 0])
  expect(clustered.words.text(steps[2]!, naming)).toBe('Two solid circles: on the marked place.')
  expect(clustered.words.text(hint('discard', ['wild', 'circle-solid-2']), naming)).toMatch(
    /Discard one of these: .+, .+/,
  )
  expect(clustered.handCardOf(hint('discard', ['wild', 'circle-solid-2']))).toBeNull()
})

test('in Gnoming a pile and cells are marked as in a lesson', () => {
  expect(gnoming.marksOf(hint('take 5 left'))).toEqual({ cells: [], place: 'pile-0' })
  expect(gnoming.marksOf(hint('take 5 left', ['0,2', '1,1']))).toEqual({ cells: [2, 4], place: 'pile-0' })
  const fullHint = hint('take 5 left', ['0,2', '1,1'], ['take 5 left', 'put 5 @ 3'])
  expect(gnoming.marksOf(fullHint)).toEqual({ cells: [2], place: 'pile-0' })
  expect(gnoming.words.text(fullHint, naming)).toBe('The left pile: take a 5 and put it in cell 3.')
  expect(gnoming.words.text(hint('turn', ['1,1', '0,0']), naming)).toBe('Look among cells 1, 5.')
  expect(gnoming.words.text(hint('discard 7', [], ['discard 7 right']), naming)).toBe(
    'Discard the card on the right pile.',
  )
  expect(gnoming.words.text(hint('discard hazard', [], ['discard hazard']), naming)).toBe('Discard the hazard.')
  expect(gnoming.words.text(hint('draw', [], ['draw']), naming)).toBe('Draw from the stock.')
})

test('in Grass cards and players are named', () => {
  expect(grass.words.text(hint('play bust', ['1', '2']), naming)).toBe('Play Bust on one of these: Ada, Bruno.')
  expect(grass.words.text(hint('play bust', ['1', '2'], ['play bust on 2']), naming)).toBe('Play Bust on Bruno.')
  expect(grass.words.text(hint('play grab-a-snack', [], ['play grab-a-snack', 'cover mexico']), naming)).toContain(
    'and cover Mexico',
  )
  expect(grass.words.text(hint('discard', ['mexico', 'panama']), naming)).toBe('Discard one of these: Mexico, Panama.')
  expect(grass.words.text(hint('discard', ['mexico', 'panama'], ['discard panama']), naming)).toBe('Discard Panama.')
  expect(grass.words.text(hint('accept', [], ['accept']), naming)).toBe('Accept the trade.')
})

test('a cost is a tick, or whole points, never colour alone', () => {
  expect([0, 0.9, 1, 3.4, 3.5, 20].map(levelOf)).toEqual(['best', 'best', 'near', 'near', 'far', 'far'])
  expect(costText(3.4)).toBe('−3')
})

test('in Grass the peddles to cover are marked once the hint says which', () => {
  const fullHint = hint('play grab-a-snack', ['mexico'], ['play grab-a-snack', 'cover mexico'])
  expect(grass.cardsOf(fullHint, 'cover').map(nameOf)).toEqual(['Mexico'])
  expect(grass.cardsOf(hint('play grab-a-snack', ['mexico']), 'cover')).toEqual([])
})
