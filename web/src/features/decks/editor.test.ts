import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Complaint, NewDeck } from '../../net/protocol'
import { decks } from './api'
import { GROVE, ORCHARD } from './deckGames.fixture'
import { emptyDraft, keptDraft, type Draft } from './draft'
import { Editor } from './editor.svelte'
import { keyPressed } from './editorKeys'

let complaints: Complaint[] = []
let sentDecks: NewDeck[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(decks, 'check').mockImplementation((deck) => {
    sentDecks.push(deck)
    return Promise.resolve({ complaints, version: null })
  })
  complaints = []
  sentDecks = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
})

function complete(): Draft {
  const draft = emptyDraft(ORCHARD)
  draft.faces = draft.faces.map(() => Array<string>(6).fill('apple'))
  return draft
}

function complaint(card: number | null, cell: number | null, field: string | null = null): Complaint {
  return { card, cell, field, code: 'bad-face', facts: {} }
}

function press(editor: Editor, key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, cancelable: true })
  keyPressed(event, editor)
  return event.defaultPrevented
}

test('a key fills the cell and goes on, and the draft is kept at once', () => {
  const editor = new Editor('orchard', emptyDraft(ORCHARD), ORCHARD.words)
  for (const key of ['1', '2', '3', '1', '2', '3', '2']) expect(press(editor, key)).toBe(true)
  expect(editor.draft.faces[0]).toEqual(['apple', 'pear', 'plum', 'apple', 'pear', 'plum'])
  expect(editor.at).toEqual({ card: 1, cell: 1 })
  expect(keptDraft('orchard', [ORCHARD])?.faces[1]).toEqual(['pear', '', '', '', '', ''])
})

test('backspace empties the cell before an empty one, and the cell itself if it is full', () => {
  const editor = new Editor('orchard', emptyDraft(ORCHARD), ORCHARD.words)
  press(editor, '1')
  press(editor, 'Backspace')
  expect([editor.draft.faces[0]![0], editor.at]).toEqual(['', { card: 0, cell: 0 }])
  const full = new Editor('orchard', complete(), ORCHARD.words)
  press(full, 'Backspace')
  expect([full.draft.faces[0]![0], full.at]).toEqual(['', { card: 0, cell: 0 }])
})

test('keys that mean nothing are left alone', () => {
  const editor = new Editor('orchard', emptyDraft(ORCHARD), ORCHARD.words)
  expect(['4', 'x', 'Tab', 'Enter'].map((key) => press(editor, key))).toEqual([false, false, false, false])
})

test('the server is asked once, a moment after the last key', async () => {
  const editor = new Editor('orchard', emptyDraft(ORCHARD), ORCHARD.words)
  for (const key of ['1', '2', '3']) press(editor, key)
  expect(sentDecks).toEqual([])
  await vi.advanceTimersByTimeAsync(600)
  expect(sentDecks.map((deck) => deck.faces[0])).toEqual([['apple', 'pear', 'plum', '', '', '']])
})

test('a gap is told as a gap, not as a mistake', async () => {
  const draft = complete()
  draft.faces[3]![1] = ''
  complaints = [complaint(4, 2), complaint(4, null), complaint(6, 5), complaint(null, null, 'name')]
  const editor = new Editor('orchard', draft, ORCHARD.words)
  await editor.check()
  expect(editor.wrong.map(({ card, cell }) => [card, cell])).toEqual([[6, 5]])
  expect([editor.standing(3), editor.standing(5), editor.standing(0)]).toEqual(['begun', 'wrong', 'done'])
  expect(editor.why).toBe('gaps')
})

test('what keeps a deck from being saved is said in the order in which it is mended', async () => {
  const editor = new Editor('orchard', complete(), ORCHARD.words)
  complaints = [complaint(1, null)]
  await editor.check()
  expect(editor.why).toBe('wrong')
  complaints = []
  await editor.check()
  expect(editor.why).toBe('name')
  editor.draft.name = 'mine'
  expect(editor.why).toBe('')
})

test('an answer to an older draft is not heard', async () => {
  const editor = new Editor('orchard', complete(), ORCHARD.words)
  const answers: ((complaints: Complaint[]) => void)[] = []
  vi.mocked(decks.check).mockImplementation(
    () => new Promise((resolve) => answers.push((found) => resolve({ complaints: found, version: null }))),
  )
  const first = editor.check()
  const second = editor.check()
  answers[1]!([complaint(2, 1)])
  answers[0]!([complaint(9, 1)])
  await Promise.all([first, second])
  expect(editor.wrong.map(({ card }) => card)).toEqual([2])
})

test('a deck that was not looked over is looked over before it is kept', async () => {
  const keep = vi.spyOn(decks, 'keep')
  complaints = [complaint(1, 1)]
  const editor = new Editor('orchard', { ...complete(), name: 'mine' }, ORCHARD.words)
  expect(await editor.save()).toBeNull()
  expect(keep).not.toHaveBeenCalled()
  expect(editor.why).toBe('wrong')
})

test('a kept deck leaves no draft', async () => {
  const info = {
    game: 'orchard',
    deck: { version: 'own-0123456789abcdef0123', cards: [], name: 'mine', recipes: [] },
    mine: true,
    created: null,
  }
  vi.spyOn(decks, 'keep').mockResolvedValue(info)
  const editor = new Editor('orchard', { ...complete(), name: 'mine' }, ORCHARD.words)
  editor.afterChange()
  expect(keptDraft('orchard', [ORCHARD])).not.toBeNull()
  expect(await editor.save()).toEqual(info)
  expect(keptDraft('orchard', [ORCHARD])).toBeNull()
})

test('numbers of recipes that are missing are no mistakes', async () => {
  const draft = { ...emptyDraft(GROVE), name: 'mine', withRecipes: true }
  draft.faces = draft.faces.map(() => Array<string>(6).fill('glade'))
  draft.recipes[1] = { ...draft.recipes[1]!, number: 99, amount: 1, name: 'r' }
  complaints = [complaint(1, null, 'number'), complaint(2, null, 'number'), complaint(3, null, 'name')]
  const editor = new Editor('grove', draft, GROVE.words)
  await editor.check()
  expect(editor.wrong.map(({ card, field }) => [card, field])).toEqual([[2, 'number']])
  expect(editor.wrongFields(1)).toEqual(['number'])
  expect(editor.why).toBe('recipes')
  expect(sentDecks.at(-1)?.recipes?.[1]).toMatchObject({ number: 99, amount: 1 })
})
