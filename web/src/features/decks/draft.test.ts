import { afterEach, expect, test } from 'vitest'
import { GROVE, ORCHARD, SMALL } from './deckGames.fixture'
import {
  beforeOf,
  draftOf,
  dropDraft,
  emptyDraft,
  firstBareRecipe,
  firstGap,
  gaps,
  isBegun,
  keepDraft,
  keptDraft,
  keptDrafts,
  nextOf,
  stepOf,
  twins,
  type Draft,
} from './draft'
import { firstRecipe } from './recipe'

afterEach(() => localStorage.clear())

const GAMES = [ORCHARD, GROVE]
const FACE = ['apple', 'pear', 'plum', 'apple', 'pear', 'plum']

function full(): Draft {
  const draft = emptyDraft(ORCHARD)
  draft.faces = draft.faces.map((_, card) => FACE.map((_, k) => FACE[(k + card) % 6]!))
  return draft
}

test('an empty deck has eighteen cards of six gaps', () => {
  expect(gaps(emptyDraft(ORCHARD))).toBe(108)
  expect(firstGap(emptyDraft(ORCHARD))).toEqual({ card: 0, cell: 0 })
})

test.each([
  [
    { card: 0, cell: 0 },
    { card: 0, cell: 1 },
  ],
  [
    { card: 0, cell: 5 },
    { card: 1, cell: 0 },
  ],
  [
    { card: 16, cell: 5 },
    { card: 17, cell: 0 },
  ],
])('after %o comes %o', (at, next) => {
  expect(nextOf(emptyDraft(ORCHARD), at)).toEqual(next)
})

test('after the last cell comes the first gap, and nothing where there is none', () => {
  const draft = full()
  expect(nextOf(draft, { card: 17, cell: 5 })).toEqual({ card: 17, cell: 5 })
  draft.faces[3]![2] = ''
  expect(nextOf(draft, { card: 17, cell: 5 })).toEqual({ card: 3, cell: 2 })
})

test('the way back goes over cards and ends at the first cell', () => {
  expect(beforeOf(emptyDraft(ORCHARD), { card: 4, cell: 0 })).toEqual({ card: 3, cell: 5 })
  expect(beforeOf(emptyDraft(ORCHARD), { card: 0, cell: 0 })).toBeNull()
})

test.each([
  ['down', { card: 2, cell: 0 }, [1, 0], { card: 2, cell: 2 }],
  ['up over the edge', { card: 2, cell: 1 }, [-1, 0], { card: 2, cell: 1 }],
  ['right over the edge', { card: 2, cell: 3 }, [0, 1], { card: 3, cell: 2 }],
  ['left over the edge', { card: 2, cell: 2 }, [0, -1], { card: 1, cell: 3 }],
  ['left of the first card', { card: 0, cell: 0 }, [0, -1], { card: 0, cell: 0 }],
])('an arrow goes %s', (_, at, [rows, cols], there) => {
  expect(stepOf(emptyDraft(ORCHARD), at, rows!, cols!)).toEqual(there)
})

test('cards and cells are those of the game, whatever they are', () => {
  const draft = emptyDraft(SMALL)
  expect([gaps(draft), draft.recipes.length]).toEqual([8, 2])
  expect(nextOf(draft, { card: 0, cell: 3 })).toEqual({ card: 1, cell: 0 })
  expect(beforeOf(draft, { card: 1, cell: 0 })).toEqual({ card: 0, cell: 3 })
  expect(stepOf(draft, { card: 0, cell: 2 }, 1, 0)).toEqual({ card: 0, cell: 2 })
  expect(stepOf(draft, { card: 1, cell: 3 }, 0, 1)).toEqual({ card: 1, cell: 3 })
  draft.faces[1]![3] = 'oak'
  keepDraft('small', draft)
  expect([keptDraft('small', [SMALL]), keptDrafts(GAMES)]).toEqual([draft, []])
})

test('complete cards that are alike are named, unfinished ones are not', () => {
  const draft = emptyDraft(ORCHARD)
  draft.faces[2] = [...FACE]
  draft.faces[9] = [...FACE]
  expect(twins(draft)).toEqual([[2, 9]])
})

test('a draft is kept and found again, each under its own key', () => {
  const draft = full()
  draft.name = 'mine'
  keepDraft('orchard', draft)
  keepDraft('own-0123456789abcdef0123', { ...draft, name: 'copy' })
  expect(keptDraft('orchard', GAMES)).toEqual(draft)
  expect(keptDrafts(GAMES).map(({ key, draft: kept }) => [key, kept.name])).toEqual([
    ['orchard', 'mine'],
    ['own-0123456789abcdef0123', 'copy'],
  ])
  dropDraft('orchard')
  expect(keptDraft('orchard', GAMES)).toBeNull()
})

test('a draft in which nothing was entered is not kept', () => {
  keepDraft('orchard', full())
  keepDraft('orchard', emptyDraft(ORCHARD))
  expect(keptDrafts(GAMES)).toEqual([])
  expect(isBegun({ ...emptyDraft(ORCHARD), name: 'x' })).toBe(true)
})

test.each(['{', 'null', '7', '{"game":"whist","faces":[]}', '{"game":"orchard","faces":[["apple"]]}'])(
  'what is no draft is forgotten: %s',
  (kept) => {
    localStorage.setItem('mazzo-deck-draft-orchard', kept)
    expect(keptDraft('orchard', GAMES)).toBeNull()
  },
)

test('a word that the game does not have is a gap', () => {
  const draft = full()
  draft.faces[0]![0] = 'glade'
  keepDraft('orchard', draft)
  expect(keptDraft('orchard', GAMES)?.faces[0]![0]).toBe('')
})

test('a deck to be changed brings its recipes along, if it has any', () => {
  const cards = full().faces
  expect(draftOf(GROVE, { name: 'a', cards, recipes: [] }).withRecipes).toBe(false)
  const recipe = { ...firstRecipe(), number: 20, than: 1, amount: 3, name: 'r' }
  const draft = draftOf(GROVE, { name: 'a', cards, recipes: Array.from({ length: 18 }, () => recipe) })
  expect([draft.withRecipes, firstBareRecipe(draft)]).toEqual([true, null])
  draft.recipes[4]!.amount = null
  expect(firstBareRecipe(draft)).toBe(4)
})
