/** Every text a person reads: Fluent bundles shared with the server, in the reader's language, loaded pack by pack. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { createSubscriber } from 'svelte/reactivity'
import packs, { drafts, offered } from 'virtual:texts'
import type { Language } from '../net/protocol'
import { store, storedText } from '../ui/storage'

export type { Language }
const bundles = new Map<Language, FluentBundle>()
const loadedPacks = new Set<string>()
const wantedPacks = new Set<string>()

let update: () => void = () => undefined
const subscribe = createSubscriber((notify) => {
  update = notify
})

let current: Language = firstLanguage()

function firstLanguage(): Language {
  const chosen = /[?&]language=(\w+)/.exec(location.search)?.[1] ?? storedText('mazzo-language') ?? ''
  if (chosen in drafts) return chosen as Language
  const own = [chosen, navigator.language.slice(0, 2).toLowerCase()].find((code) => code in offered)
  return (own ?? 'en') as Language
}

export function language(): Language {
  subscribe()
  return current
}

/** The locale of the language, for dates and lists: "en-GB". */
export function locale(): string {
  return (offered[language()] ?? drafts[language()])![1]
}

/**
 * Loads the packs of text that the next screen needs, those of a game by its name; resolves when they are loaded in the
 * current language.
 */
export async function texts(...names: string[]): Promise<void> {
  for (const name of names) wantedPacks.add(name)
  // Notify only of new packs: a page that requests a missing pack again on each notification would loop.
  if (await load(current)) update()
}

export async function setLanguage(next: Language): Promise<void> {
  await load(next)
  current = next
  document.documentElement.lang = next
  store('mazzo-language', next)
  update()
}

/** True when a pack came that was not here before. */
async function load(lang: Language): Promise<boolean> {
  let news = false
  const jobs = [...wantedPacks].map(async (name) => {
    const pack = `${lang}/${name}`
    if (loadedPacks.has(pack)) return
    const source = drafts[lang] ? (await drafts[lang][2]()).default[name] : (await packs[pack]?.())?.default
    if (source === undefined || loadedPacks.has(pack)) return
    loadedPacks.add(pack)
    addTexts(lang, source)
    news = true
  })
  await Promise.all(jobs)
  return news
}

/** Adds the text of one .ftl file; tests use it directly. */
export function addTexts(lang: Language, source: string): void {
  const bundle = bundles.get(lang) ?? new FluentBundle(lang, { useIsolating: false })
  bundles.set(lang, bundle)
  bundle.addResource(new FluentResource(source), { allowOverrides: true })
}

/**
 * Removes every text, loaded or added, and the language: several test files share a document, and the texts of one must
 * not reach the next.
 */
export function forgetTexts(): void {
  bundles.clear()
  loadedPacks.clear()
  wantedPacks.clear()
  current = firstLanguage()
}

export function has(id: string): boolean {
  subscribe()
  return bundles.get(current)?.hasMessage(id) ?? false
}

/** The text `id` as a game says it, if it has its own words for it: `orchard-end-title` before `end-title`. */
export function ofGame(game: string, id: string, args?: Record<string, FluentVariable>): string {
  const own = `${game}-${id}`
  return t(has(own) ? own : id, args)
}

/** The text `id` in the reader's language, negative numbers with a true minus sign; an unknown id is returned itself. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  subscribe()
  const bundle = bundles.get(current)
  const message = bundle?.getMessage(id)
  if (!bundle || !message?.value) return id
  const text = bundle.formatPattern(message.value, args ?? null)
  return Object.values(args ?? {}).some((value) => typeof value === 'number' && value < 0)
    ? text.replace(/(?<![\p{L}\p{N}])-(?=\p{N})/gu, '−')
    : text
}
