/** What is said of proposals: what lies on the scales in words, and what becomes of a proposal. */
import { t } from '../../../i18n/fluent'
import { listOf } from '../../../i18n/words'
import { NAMES, type Part, type Talk } from '../../../net/protocol/grass'
import { wordOf, WORDS } from '../cards'
import type { Section } from './parts'

export const ANY = WORDS.length - 1

/** A card on the scales: which it is where that is known, what is said of it, and whether it lies on the table. */
export interface Thing {
  card: number | null
  description: number
  isTabled: boolean
  /** Whether it lies there under a protection card. */
  isCovered: boolean
  /** Whether it is given or asked for: a card of which nothing is said lies face down, or may be any. */
  isGift: boolean
}

/** What changes hands in a section of one's own draft, either way. */
export function thingsOf(section: Section): { gives: Thing[]; gets: Thing[] } {
  return {
    gives: [
      ...section.gives.map((gift) => ({ ...gift, isTabled: false, isCovered: false, isGift: true })),
      ...section.lays.map((card) => tabledThing(card, false)),
      ...section.bares.map((card) => tabledThing(card, true)),
    ],
    gets: [
      ...section.wants.map(wantedThing),
      ...section.takes.map((card) => tabledThing(card, false)),
      ...section.uncovers.map((card) => tabledThing(card, true)),
    ],
  }
}

function tabledThing(card: number, isCovered: boolean): Thing {
  return { card, description: card, isTabled: true, isCovered, isGift: true }
}

function wantedThing(description: number): Thing {
  const card = description < NAMES.length ? description : null
  return { card, description, isTabled: false, isCovered: false, isGift: false }
}

/** What changes hands between the proposer and a partner, as one of them sees it. */
export function piecesOf(talk: Talk, partner: number, me: number): { gives: Thing[]; gets: Thing[] } {
  const parts = talk.parts.filter((part) => part[0] === partner)
  const gifts = parts.filter(([, side]) => side.startsWith('give')).map(thing)
  const wants = parts.filter(([, side]) => side.startsWith('want')).map(thing)
  return me === talk.proposer ? { gives: gifts, gets: wants } : { gives: wants, gets: gifts }
}

function thing([, side, description, card]: Part): Thing {
  const isCovered = side.endsWith('covered')
  return {
    card,
    description,
    isTabled: isCovered || side.endsWith('tabled'),
    isCovered,
    isGift: side.startsWith('give'),
  }
}

/** A thing in a sentence. */
export function thingText({ card, description, isTabled, isCovered, isGift }: Thing): string {
  const word = card ?? description
  if (isCovered) return t('grass-trade-word-covered', { card: wordOf(word) })
  if (isTabled) return t('grass-trade-word-tabled', { card: wordOf(word) })
  if (card === null && description === ANY) return t(isGift ? 'grass-trade-word-down' : 'grass-trade-word-any')
  return wordOf(word)
}

/** What can be asked for, in a sentence. */
export function askText(description: number): string {
  return description === ANY ? t('grass-trade-word-any') : wordOf(description)
}

/** Several things in a sentence; equal ones are counted. */
export function thingsText(things: readonly Thing[]): string {
  const words = things.map(thingText)
  const once = [...new Set(words)].map((word) => {
    const count = words.filter((each) => each === word).length
    return count > 1 ? `${count} × ${word}` : word
  })
  return once.length > 0 ? listOf(once) : t('grass-trade-nothing')
}

/** Whether a proposal answers another that stood before it. */
export function isCounter(before: Talk | null, now: Talk | null): boolean {
  return before?.state === 'open' && now?.state === 'open' && before.proposer !== now.proposer
}

/** A thing for which no card is named: one of several fits. */
export function isOpen({ card, isGift }: Thing): boolean {
  return card === null && !isGift
}

const LINE = 9

/** A few words in lines that are short enough for a small card. */
export function wrapText(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= LINE) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
