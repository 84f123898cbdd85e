/** The numbered rules: loaded once for each language, searched, and linked where a rule names another. */
import { api } from '../../net/api'
import type { Rule, Rules, Section } from '../../net/protocol'

const cache = new Map<string, Promise<Rules>>()

export function rulesOf(game: string, language: string): Promise<Rules> {
  const key = `${game}/${language}`
  let rules = cache.get(key)
  if (!rules) {
    rules = api.rules(game, language)
    cache.set(key, rules)
    rules.catch(() => cache.delete(key))
  }
  return rules
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The sections, with only the rules that contain every word of `wanted` in number, title or text; all rules if it is empty. */
export function search(sections: Section[], query: string): Section[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return sections
  const holds = (section: Section, rule: Rule): boolean => {
    const text = plain(`${rule.number} ${section.title} ${rule.text}`)
    return words.every((word) => text.includes(word))
  }
  return sections
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => holds(section, rule)) }))
    .filter((section) => section.rules.length > 0)
}

export interface Piece {
  text: string
  /** The number of the rule that this part of a text names, if any. */
  rule: string | null
}

/** Splits a text at the numbers of existing rules. */
export function pieces(text: string, sections: Section[]): Piece[] {
  const numbers = new Set(sections.flatMap((section) => section.rules.map((rule) => rule.number)))
  return text
    .split(/(?<![\w.])(\d+\.(?:\d+|[a-z]))(?![\w])/u)
    .map((part, k) => ({ text: part, rule: k % 2 === 1 && numbers.has(part) ? part : null }))
    .filter((piece) => piece.text !== '')
}

/** The rule an address points to: `#3.5`. */
export function numberIn(hash: string): string | null {
  return /^#r?(\d+\.(?:\d+|[a-z]))$/.exec(hash)?.[1] ?? null
}
