/**
 * A deck that is being entered: the order in which cells are filled, the gaps, and the storage of drafts in this
 * browser. Only the server checks faces and recipes.
 */
import type { Deck } from '../../net/protocol'
import { store, storedText } from '../../ui/storage'
import type { DeckGame } from './deckGames'
import { firstRecipe, isFilled, type RecipeDraft } from './recipe'

/** A cell of a card, both from 0. */
export interface At {
  card: number
  cell: number
}

export interface Draft {
  game: string
  name: string
  /** The words of each card, row by row; empty where nothing was entered yet. */
  faces: string[][]
  /** Whether the backs are entered, too: all of them, or none. */
  withRecipes: boolean
  recipes: RecipeDraft[]
}

const KEPT = 'mazzo-deck-draft-'
/** A card is drawn in two columns. */
const COLUMNS = 2
export const LONGEST_NAME = 40

export function emptyDraft(game: DeckGame): Draft {
  return {
    game: game.name,
    name: '',
    faces: Array.from({ length: game.cards }, () => Array<string>(game.cells).fill('')),
    withRecipes: false,
    recipes: Array.from({ length: game.cards }, firstRecipe),
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
  if (cell + 1 < draft.faces[card]!.length) return { card, cell: cell + 1 }
  if (card + 1 < draft.faces.length) return { card: card + 1, cell: 0 }
  return firstGap(draft) ?? { card, cell }
}

/** The place before this one; the first has none. */
export function beforeOf(draft: Draft, { card, cell }: At): At | null {
  if (cell > 0) return { card, cell: cell - 1 }
  return card > 0 ? { card: card - 1, cell: draft.faces[card - 1]!.length - 1 } : null
}

/** The cell to which an arrow key leads; beyond the edge of a card, a cell of the next or previous card. */
export function stepOf({ faces }: Draft, { card, cell }: At, rows: number, cols: number): At {
  const row = Math.floor(cell / COLUMNS) + rows
  const col = (cell % COLUMNS) + cols
  const first = row * COLUMNS
  if (first < 0 || first >= faces[card]!.length) return { card, cell }
  if (col < 0) return card > 0 ? { card: card - 1, cell: first + COLUMNS - 1 } : { card, cell }
  if (col >= COLUMNS) return card + 1 < faces.length ? { card: card + 1, cell: first } : { card, cell }
  return { card, cell: first + col }
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

/** Pairs of complete cards with equal faces: allowed, but usually a mistake. */
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

/** The draft under a key, if it is one of these games. */
export function keptDraft(key: string, games: readonly DeckGame[]): Draft | null {
  try {
    return parseDraft(JSON.parse(storedText(KEPT + key) ?? 'null'), games)
  } catch {
    return null
  }
}

/** Every draft of these games in this browser. */
export function keptDrafts(games: readonly DeckGame[]): Kept[] {
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
      const draft = keptDraft(key, games)
      return draft ? [{ key, draft }] : []
    })
}

/** The draft in a stored value; null if it is not a draft. Words that the game does not have become gaps. */
function parseDraft(value: unknown, games: readonly DeckGame[]): Draft | null {
  if (!value || typeof value !== 'object') return null
  const { game: which, name, faces, withRecipes, recipes } = value as Partial<Record<keyof Draft, unknown>>
  const game = games.find((each) => each.name === which)
  if (!game || !Array.isArray(faces) || faces.length !== game.cards) return null
  const draft = emptyDraft(game)
  draft.name = typeof name === 'string' ? name.slice(0, LONGEST_NAME) : ''
  draft.faces = faces.map((face: unknown) =>
    Array.from({ length: game.cells }, (_, k) => {
      const word: unknown = Array.isArray(face) ? face[k] : ''
      return typeof word === 'string' && game.words.includes(word) ? word : ''
    }),
  )
  draft.withRecipes = withRecipes === true
  if (Array.isArray(recipes)) {
    draft.recipes = draft.recipes.map((first, k) => ({ ...first, ...(recipes[k] as Partial<RecipeDraft> | undefined) }))
  }
  return draft
}
