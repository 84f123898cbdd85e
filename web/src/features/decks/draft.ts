/**
 * A deck that is being entered: cells filled one after the other, what is still empty, and where it is kept meanwhile.
 * What makes a face or a recipe right only the server says; here is nothing but the order of typing.
 */
import type { Deck } from '../../net/protocol'
import { store, storedText } from '../../ui/storage'
import { CARDS, CELLS, WORDS, type DeckGame } from './deckGames'
import { firstRecipe, isFilled, type RecipeDraft } from './recipe'

/** A cell of a card, both from 0. */
export interface At {
  card: number
  cell: number
}

export interface Draft {
  game: DeckGame
  name: string
  /** Six words a card, row by row; empty where nothing was entered yet. */
  faces: string[][]
  /** Whether the backs are entered, too: all of them, or none. */
  withRecipes: boolean
  recipes: RecipeDraft[]
}

const KEPT = 'mazzo-deck-draft-'
export const LONGEST_NAME = 40

export function emptyDraft(game: DeckGame): Draft {
  return {
    game,
    name: '',
    faces: Array.from({ length: CARDS }, () => Array<string>(CELLS).fill('')),
    withRecipes: false,
    recipes: Array.from({ length: CARDS }, firstRecipe),
  }
}

/** A deck to be changed: the draft of another one. */
export function draftOf(game: DeckGame, deck: Pick<Deck, 'name' | 'cards' | 'recipes'>): Draft {
  const draft = { ...emptyDraft(game), name: deck.name, faces: deck.cards.map((face) => [...face]) }
  if (deck.recipes.length === 0) return draft
  return { ...draft, withRecipes: true, recipes: deck.recipes.map((recipe) => ({ ...recipe })) }
}

/** The place that is filled after this one: on the same card, then on the next; after the last, the first gap. */
export function nextOf(draft: Draft, { card, cell }: At): At {
  if (cell + 1 < CELLS) return { card, cell: cell + 1 }
  if (card + 1 < CARDS) return { card: card + 1, cell: 0 }
  return firstGap(draft) ?? { card, cell }
}

/** The place before this one; the first has none. */
export function beforeOf({ card, cell }: At): At | null {
  if (cell > 0) return { card, cell: cell - 1 }
  return card > 0 ? { card: card - 1, cell: CELLS - 1 } : null
}

/** A step with an arrow key: two columns, three rows; over the edge to the next card or the one before. */
export function stepOf({ card, cell }: At, rows: number, cols: number): At {
  const row = Math.floor(cell / 2) + rows
  const col = (cell % 2) + cols
  if (row < 0 || row > 2) return { card, cell }
  if (col < 0) return card > 0 ? { card: card - 1, cell: row * 2 + 1 } : { card, cell }
  if (col > 1) return card + 1 < CARDS ? { card: card + 1, cell: row * 2 } : { card, cell }
  return { card, cell: row * 2 + col }
}

export function firstGap(draft: Draft): At | null {
  for (const [card, face] of draft.faces.entries()) {
    const cell = face.indexOf('')
    if (cell >= 0) return { card, cell }
  }
  return null
}

export function gapsOn(draft: Draft, card: number): number {
  return draft.faces[card]!.filter((word) => word === '').length
}

export function gaps(draft: Draft): number {
  return draft.faces.reduce((sum, _, card) => sum + gapsOn(draft, card), 0)
}

/** The first recipe that lacks something, null where there is none or recipes are not entered. */
export function firstBareRecipe(draft: Draft): number | null {
  if (!draft.withRecipes) return null
  const card = draft.recipes.findIndex((recipe) => !isFilled(recipe))
  return card < 0 ? null : card
}

/** Cards whose faces are alike though both are complete: possible, but more often a slip. */
export function twins(draft: Draft): [number, number][] {
  const cardOfFace = new Map<string, number>()
  const pairs: [number, number][] = []
  draft.faces.forEach((face, card) => {
    if (face.includes('')) return
    const key = face.join(' ')
    const twin = cardOfFace.get(key)
    if (twin === undefined) cardOfFace.set(key, card)
    else pairs.push([twin, card])
  })
  return pairs
}

export function isBegun(draft: Draft): boolean {
  return draft.name !== '' || draft.withRecipes || draft.faces.some((face) => face.some((word) => word !== ''))
}

/** A draft that is kept in this browser: `key` is its game for a new deck, the version for a copy of one. */
export interface Kept {
  key: string
  draft: Draft
}

export function keepDraft(key: string, draft: Draft): void {
  store(KEPT + key, isBegun(draft) ? JSON.stringify(draft) : null)
}

export function dropDraft(key: string): void {
  store(KEPT + key, null)
}

export function keptDraft(key: string): Draft | null {
  try {
    return parseDraft(JSON.parse(storedText(KEPT + key) ?? 'null'))
  } catch {
    return null
  }
}

/** Every draft of this browser. */
export function keptDrafts(): Kept[] {
  const keys: string[] = []
  try {
    for (let k = 0; k < localStorage.length; k += 1) keys.push(localStorage.key(k) ?? '')
  } catch {
    return []
  }
  return keys
    .filter((key) => key.startsWith(KEPT))
    .sort()
    .flatMap((name) => {
      const key = name.slice(KEPT.length)
      const draft = keptDraft(key)
      return draft ? [{ key, draft }] : []
    })
}

/** What was kept, if it is a draft at all: words that its game does not have are gaps. */
function parseDraft(value: unknown): Draft | null {
  if (!value || typeof value !== 'object') return null
  const { game, name, faces, withRecipes, recipes } = value as Partial<Record<keyof Draft, unknown>>
  if (typeof game !== 'string' || !(game in WORDS) || !Array.isArray(faces) || faces.length !== CARDS) return null
  const words: readonly string[] = WORDS[game as DeckGame]
  const draft = emptyDraft(game as DeckGame)
  draft.name = typeof name === 'string' ? name.slice(0, LONGEST_NAME) : ''
  draft.faces = faces.map((face: unknown) =>
    Array.from({ length: CELLS }, (_, k) => {
      const word: unknown = Array.isArray(face) ? face[k] : ''
      return typeof word === 'string' && words.includes(word) ? word : ''
    }),
  )
  draft.withRecipes = withRecipes === true
  if (Array.isArray(recipes)) {
    draft.recipes = draft.recipes.map((first, k) => ({ ...first, ...(recipes[k] as Partial<RecipeDraft> | undefined) }))
  }
  return draft
}
