/** What a person chooses about the house and keeps: the theme, which games are no longer new, of which the marks were explained, and which one was looked at last. Language and sound keep their own. */
import { createSubscriber } from 'svelte/reactivity'
import { store, stored } from './storage'

export type Theme = 'auto' | 'light' | 'dark'

const THEME = 'mazzo-theme'
const LESSON = 'mazzo-lesson-offered'
const LOOKED = 'mazzo-game-looked-at'
const MARKS = 'mazzo-marks-shown'
const PAPER = { light: '#FBF6EA', dark: '#12201A' } as const

let update: () => void = () => undefined
const subscribe = createSubscriber((changed) => {
  update = changed
})

let theme: Theme = keptTheme()

function keptTheme(): Theme {
  const kept = stored(THEME)
  return kept === 'light' || kept === 'dark' ? kept : 'auto'
}

export function chosenTheme(): Theme {
  subscribe()
  return theme
}

export function setTheme(next: Theme): void {
  theme = next
  store(THEME, next)
  showTheme()
  update()
}

/** Puts the chosen theme on the page; `auto` leaves it to the system. */
export function showTheme(): void {
  const root = document.documentElement
  if (theme === 'auto') delete root.dataset.theme
  else root.dataset.theme = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light'
    meta.content = PAPER[theme === 'auto' ? own : theme]
  }
}

/** Whether the lesson of a game is still to be offered: it was neither finished nor skipped, and no whole game was played. */
export function isNew(game: string): boolean {
  return !has(LESSON, game)
}

/** The lesson of a game was finished or skipped, or a whole game was played. */
export function lessonDone(game: string): void {
  add(LESSON, game)
}

/** Whether the marks of a game's board have never been explained in this browser. */
export function areMarksNew(game: string): boolean {
  return !has(MARKS, game)
}

export function marksShown(game: string): void {
  add(MARKS, game)
}

/** Whether a list of games that is kept under a key has this one. */
function has(key: string, game: string): boolean {
  subscribe()
  return stored(key)?.split(' ').includes(game) ?? false
}

function add(key: string, game: string): void {
  if (has(key, game)) return
  store(key, `${stored(key) ?? ''} ${game}`)
  update()
}

/** The game whose page or table was looked at last. */
export function gameLookedAt(): string | null {
  subscribe()
  return stored(LOOKED)
}

export function lookedAt(game: string): void {
  if (gameLookedAt() === game) return
  store(LOOKED, game)
  update()
}
