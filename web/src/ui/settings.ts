/**
 * The settings stored in this browser: the theme, the games that are no longer new, those whose marks were explained,
 * and the game opened last. Language and sound are stored elsewhere.
 */
import { createSubscriber } from 'svelte/reactivity'
import { store, storedText } from './storage'

export type Theme = 'auto' | 'light' | 'dark'

const THEME = 'mazzo-theme'
const LESSON = 'mazzo-lesson-offered'
const LOOKED = 'mazzo-game-looked-at'
const MARKS = 'mazzo-marks-shown'
const PAPER = { light: '#FBF6EA', dark: '#12201A' } as const

let update: () => void = () => undefined
const subscribe = createSubscriber((notify) => {
  update = notify
})

let theme: Theme = keptTheme()

function keptTheme(): Theme {
  const storedTheme = storedText(THEME)
  return storedTheme === 'light' || storedTheme === 'dark' ? storedTheme : 'auto'
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

/** Applies the chosen theme to the page; `auto` follows the system. */
export function showTheme(): void {
  const root = document.documentElement
  if (theme === 'auto') delete root.dataset.theme
  else root.dataset.theme = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light'
    meta.content = PAPER[theme === 'auto' ? own : theme]
  }
}

/** Whether to offer a game's lesson: true until it was finished or skipped, or a whole game was played. */
export function isNew(game: string): boolean {
  return !has(LESSON, game)
}

/** Stores that a game's lesson need not be offered any more. */
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

/** Whether the list of games stored under a key contains this game. */
function has(key: string, game: string): boolean {
  subscribe()
  return storedText(key)?.split(' ').includes(game) ?? false
}

function add(key: string, game: string): void {
  if (has(key, game)) return
  store(key, `${storedText(key) ?? ''} ${game}`)
  update()
}

/** The game whose page or table was open last. */
export function gameLookedAt(): string | null {
  subscribe()
  return storedText(LOOKED)
}

export function lookedAt(game: string): void {
  if (gameLookedAt() === game) return
  store(LOOKED, game)
  update()
}
