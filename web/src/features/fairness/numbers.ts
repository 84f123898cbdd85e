/**
 * The random numbers of this browser for shuffles that can be checked (docs/fairness.md), and what it saw before each
 * match. The browser stores the latest.
 */
import type { AnnouncedMatch } from '../../net/protocol'
import { store, storedObject } from '../../ui/storage'

/** What this browser saw, and gave, before a match began. */
export interface SeenBefore {
  digest: string
  numbers: string[]
}

const KEY = 'mazzo-shuffles'
const MOST = 100

export function seenBefore(match: string): SeenBefore | null {
  const seen = storedObject(KEY)[match] as Partial<SeenBefore> | undefined
  return typeof seen?.digest === 'string' && Array.isArray(seen.numbers) ? (seen as SeenBefore) : null
}

/** A new random number for an announced match; what was announced is kept with it. */
export function numberFor({ match, digest }: AnnouncedMatch): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const number = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const before = seenBefore(match)
  const numbers = before?.digest === digest ? [...before.numbers, number] : [number]
  const others = Object.entries(storedObject(KEY)).filter(([other]) => other !== match)
  store(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [match, { digest, numbers }]])))
  return number
}
