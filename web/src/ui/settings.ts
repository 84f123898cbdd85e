/** What a person chooses about the house and keeps: the theme, and of which games the lesson was offered. Language and sound keep their own. */
import { createSubscriber } from 'svelte/reactivity'
import { store, stored } from './storage'

export type Theme = 'auto' | 'light' | 'dark'

const THEME = 'mazzo-theme'
const LESSON = 'mazzo-lesson-offered'
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

/** Whether this browser has never been offered the lesson of a game. */
export function isNew(game: string): boolean {
  subscribe()
  return !stored(LESSON)?.split(' ').includes(game)
}

export function lessonOffered(game: string): void {
  if (!isNew(game)) return
  store(LESSON, `${stored(LESSON) ?? ''} ${game}`)
  update()
}
