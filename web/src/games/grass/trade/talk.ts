/** Sentences about proposals: the cards on the scales, and the result of a proposal. */
import { t } from '../../../i18n/fluent'
import { listOf } from '../../../i18n/words'
import { NAMES, type Part, type Talk } from '../../../net/protocol/grass'
import { wordOf, WORDS } from '../cards'
import type { Section } from './parts'

export const ANY = WORDS.length - 1

/** A card on the scales: its kind (null if unknown), its description, and whether it comes from a market. */
export interface Thing {
  card: number | null
  description: number
  isTabled: boolean
  /** Whether it is under a protection card there. */
  isCovered: boolean
  /** Whether it is given, not wanted. A given card without a description is face down; a wanted one may be any card. */
  isGift: boolean
}

/** The cards of a section of the viewer's draft, in both directions. */
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

/** The cards that the proposer and a partner exchange, as one of them sees them. */
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

/** The text of a card, for use in a sentence. */
export function thingText({ card, description, isTabled, isCovered, isGift }: Thing): string {
  const word = card ?? description
  if (isCovered) return t('grass-trade-word-covered', { card: wordOf(word) })
  if (isTabled) return t('grass-trade-word-tabled', { card: wordOf(word) })
  if (card === null && description === ANY) return t(isGift ? 'grass-trade-word-down' : 'grass-trade-word-any')
  return wordOf(word)
}

/** The text of a card that can be wanted, for use in a sentence. */
export function askText(description: number): string {
  return description === ANY ? t('grass-trade-word-any') : wordOf(description)
}

/** The text of several cards, with equal ones counted, for use in a sentence. */
export function thingsText(things: readonly Thing[]): string {
  const words = things.map(thingText)
  const once = [...new Set(words)].map((word) => {
    const count = words.filter((each) => each === word).length
    return count > 1 ? `${count} × ${word}` : word
  })
  return once.length > 0 ? listOf(once) : t('grass-trade-nothing')
}

/** Whether a proposal answers another one that was open before it. */
export function isCounter(before: Talk | null, now: Talk | null): boolean {
  return before?.state === 'open' && now?.state === 'open' && before.proposer !== now.proposer
}

/** Whether a card is wanted under a description that several cards may fit. */
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
