/** What a person chooses about the house and keeps: the theme, which games are no longer new, and which one was looked at last. Language and sound keep their own. */
import { createSubscriber } from 'svelte/reactivity'
import { store, stored } from './storage'

export type Theme = 'auto' | 'light' | 'dark'

const THEME = 'mazzo-theme'
const LESSON = 'mazzo-lesson-offered'
const LOOKED = 'mazzo-game-looked-at'
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
  subscribe()
  return !stored(LESSON)?.split(' ').includes(game)
}

/** The lesson of a game was finished or skipped, or a whole game was played. */
export function lessonDone(game: string): void {
  if (!isNew(game)) return
  store(LESSON, `${stored(LESSON) ?? ''} ${game}`)
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
