/**
 * The sheets of this device, in local storage: what is entered is stored before it is shown, without waiting. Each sheet
 * keeps all its changes, so that any number can be undone, also later.
 */

import type { KeptTableSheet, SheetPlayer } from '../../net/protocol'

/** Where sheets stand that are no whole match. */
export const HISTORY = '/history'

/** A change of a sheet's text: at this place, these characters were replaced by those. */
type Step = [at: number, before: string, after: string]

export interface StoredSheet {
  id: string
  game: string
  /** Of the players, by seat. */
  names: string[]
  colours: number[]
  /** Milliseconds since 1970. */
  created: number
  changed: number
  /** The sheet as JSON, after `applied` of the steps; the others were undone. */
  text: string
  steps: Step[]
  applied: number
  /** Counts the writes: another window writes, too. */
  version: number
  /** The totals of the last count, and whether the game is over by it. */
  totals: number[]
  isOver: boolean
  /** Where the sheet was put into the history, and its text then. */
  kept: { path: string; text: string } | null
}

const KEY = 'mazzo-sheet-'
/** How the ids of sheets begin that are in no list. */
const SCRATCH = 'scratch-'
const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz'
const LETTERS = 12

/** The sheets of this page where the browser stores nothing. */
const memory = new Map<string, string>()

/** Whether this browser stores sheets; false once it has refused. */
let isStoring = true

export function storesSheets(): boolean {
  return isStoring
}

/** A new sheet, stored. */
export function newSheet(game: string, players: readonly SheetPlayer[], sheet: unknown): StoredSheet {
  const bytes = crypto.getRandomValues(new Uint8Array(LETTERS))
  const id = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return write(begun(id, game, players, sheet, Date.now()))
}

/** A sheet that is in no list, such as one to try a card on: the one that is stored under this name, else a new one. */
export function scratchSheet(name: string, game: string, players: readonly SheetPlayer[], sheet: unknown): StoredSheet {
  const id = SCRATCH + name
  return readSheet(id) ?? write(begun(id, game, players, sheet, Date.now()))
}

/** Stores a sheet on this device that the person has kept in the history. */
export function bringSheet(kept: KeptTableSheet): StoredSheet {
  const sheet = begun(kept.id, kept.game, kept.players, kept.sheet, Date.parse(kept.created))
  const { totals, over } = kept
  return write({ ...sheet, totals, isOver: over, kept: { path: HISTORY, text: sheet.text } })
}

function begun(
  id: string,
  game: string,
  players: readonly SheetPlayer[],
  sheet: unknown,
  created: number,
): StoredSheet {
  return {
    id,
    game,
    names: players.map(({ name }) => name),
    colours: players.map(({ colour }) => colour),
    created,
    changed: created,
    text: JSON.stringify(sheet),
    steps: [],
    applied: 0,
    version: 0,
    totals: [],
    isOver: false,
    kept: null,
  }
}

/** Null if it is not on this device. */
export function readSheet(id: string): StoredSheet | null {
  const text = memory.get(KEY + id) ?? localText(KEY + id)
  return text === null ? null : (JSON.parse(text) as StoredSheet)
}

/** The sheets of this device, the one that changed last first. */
export function listSheets(): StoredSheet[] {
  const keys = [...memory.keys(), ...localKeys()].filter((key) => key.startsWith(KEY) && !key.startsWith(KEY + SCRATCH))
  const sheets = [...new Set(keys)].flatMap((key) => readSheet(key.slice(KEY.length)) ?? [])
  return sheets.sort((a, b) => b.changed - a.changed)
}

export function deleteSheet(id: string): void {
  memory.delete(KEY + id)
  try {
    localStorage.removeItem(KEY + id)
  } catch {
    // nothing was stored
  }
}

/** The sheet with a change that can be undone; steps that were undone are gone. */
export function changed(stored: StoredSheet, sheet: unknown): StoredSheet {
  const text = JSON.stringify(sheet)
  if (text === stored.text) return stored
  const steps = [...stored.steps.slice(0, stored.applied), stepBetween(stored.text, text)]
  return { ...stored, text, steps, applied: steps.length, changed: Date.now() }
}

export function undone(stored: StoredSheet): StoredSheet {
  const step = stored.steps[stored.applied - 1]
  if (!step) return stored
  const [at, before, after] = step
  return moved(stored, at, after, before, -1)
}

export function redone(stored: StoredSheet): StoredSheet {
  const step = stored.steps[stored.applied]
  return step ? moved(stored, ...step, 1) : stored
}

function moved(stored: StoredSheet, at: number, from: string, to: string, by: 1 | -1): StoredSheet {
  const text = stored.text.slice(0, at) + to + stored.text.slice(at + from.length)
  return { ...stored, text, applied: stored.applied + by, changed: Date.now() }
}

/** Stores a sheet. Another window may have written it since it was read: then that is returned, and nothing is written. */
export function write(stored: StoredSheet): StoredSheet {
  const here = readSheet(stored.id)
  if (here && here.version !== stored.version) return here
  const next = { ...stored, version: stored.version + 1 }
  const text = JSON.stringify(next)
  try {
    if (isStoring) localStorage.setItem(KEY + stored.id, text)
    else memory.set(KEY + stored.id, text)
  } catch {
    isStoring = false
    memory.set(KEY + stored.id, text)
  }
  return next
}

/** Calls a listener when another window has written or deleted a sheet, until it unsubscribes. */
export function listenSheets(listener: (id: string) => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === null) listener('')
    else if (key.startsWith(KEY)) listener(key.slice(KEY.length))
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

function stepBetween(before: string, after: string): Step {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return [start, before.slice(start, before.length - end), after.slice(start, after.length - end)]
}

function localText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function localKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
