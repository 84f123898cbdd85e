/**
 * Checks a shuffle from the text of a journal, or a day of deals from what the server says of it. It shares nothing with
 * the server's code: docs/fairness.md and docs/journal.md describe all that it does, with Web Crypto.
 */
import { drawsOf } from './draws'
import { bytesOf, digestOf, hmac, isNumber, textBytes } from './hashes'
import { readJournal } from './journal'
import type { SeenBefore } from './numbers'

/** One thing that was looked at. `holds`: null if the step only tells a value, or if it cannot be checked here. */
export interface Step {
  /** The end of the id of its sentence, `fair-…`. */
  id: string
  holds: boolean | null
  facts?: Record<string, string | number>
  value?: string
}

/** What the steps prove: all, that the cards follow from the seed but not who chose it, nothing yet, or nothing. */
export type Verdict = 'proved' | 'cards' | 'later' | 'failed'

export interface Report {
  steps: Step[]
  verdict: Verdict
}

export async function checkJournal(text: string, seenBefore: (match: string) => SeenBefore | null): Promise<Report> {
  const journal = readJournal(text)
  if (!journal) return { steps: [{ id: 'unreadable', holds: false }], verdict: 'failed' }
  const { seed, shuffle } = journal
  if (!seed && !shuffle) return { steps: [{ id: 'seed-none', holds: null }], verdict: 'later' }
  const steps: Step[] = []
  if (shuffle) {
    const seen = seenBefore(shuffle.match)
    const digest = await digestOf(shuffle.key)
    steps.push({ id: 'match', holds: null, value: shuffle.match }, { id: 'key', holds: null, value: shuffle.key })
    steps.push(
      seen
        ? { id: seen.digest === digest ? 'digest-seen' : 'digest-other', holds: seen.digest === digest, value: digest }
        : { id: 'digest', holds: null, value: digest },
    )
    shuffle.numbers.forEach((number, seat) => {
      const isOwn = seen?.numbers.includes(number) ?? false
      const id = isOwn ? 'number-own' : number === '-' ? 'number-none' : 'number'
      steps.push({ id, holds: isOwn || null, facts: { seat: seat + 1 }, ...(number !== '-' && { value: number }) })
    })
    if (seen && !shuffle.numbers.some((number) => seen.numbers.includes(number)))
      steps.push({ id: 'number-missing', holds: false })
    const made = await hmac(shuffle.key, textBytes([...shuffle.numbers, shuffle.match].join(' ')))
    steps.push({ id: 'seed', holds: made === seed, value: made })
  } else if (seed) steps.push({ id: 'seed-only', holds: null, value: seed })
  if (!seed) steps.push({ id: 'seed-none', holds: false })
  else {
    const holds = await drawsOf(seed, journal)
    if (holds === null) steps.push({ id: 'cards-elsewhere', holds })
    else steps.push({ id: 'cards', holds, facts: { count: journal.draws } })
  }
  return { steps, verdict: verdictOf(steps, shuffle !== null) }
}

/** What the server says of a day, and of the month that contains it. */
export interface DayFacts {
  date: string
  digest: string
  round: number | null
  rule: string
  signature: string | null
  key: string | null
}
export interface MonthFacts {
  published: string
  days: { date: string; digest: string; round: number | null }[]
}

const BEGAN = 1_692_803_367
const PERIOD = 3

export async function checkDay(
  day: DayFacts,
  month: MonthFacts | null,
  games: readonly string[],
  isSignature: (signature: string, round: number) => Promise<boolean>,
): Promise<Report> {
  const steps: Step[] = []
  const line = month?.days.find(({ date }) => date === day.date)
  if (month) {
    const isSame = line?.digest === day.digest && line.round === day.round
    steps.push({ id: 'file', holds: isSame, facts: { published: month.published.slice(0, 10) } })
    const isLate = Date.parse(month.published) >= Date.parse(`${day.date}T00:00:00Z`)
    if (isLate) steps.push({ id: 'file-late', holds: false })
  }
  const round = (Date.parse(`${day.date}T00:00:00Z`) / 1000 - BEGAN) / PERIOD + 1
  if (day.round !== null) steps.push({ id: 'round', holds: day.round === round, facts: { round: String(day.round) } })
  if (day.rule === 'beacon') {
    const signature = day.signature ?? ''
    steps.push({ id: 'signature', holds: await isSignature(signature, round), value: signature })
  } else steps.push({ id: day.round === null ? 'key-alone' : 'key-instead', holds: null })
  if (day.key === null || !isNumber(day.key)) {
    steps.push({ id: 'key-later', holds: null, value: day.digest })
    return { steps, verdict: verdictOf(steps, true) === 'failed' ? 'failed' : 'later' }
  }
  const digest = await digestOf(day.key)
  steps.push({ id: 'day-key', holds: null, value: day.key })
  steps.push({ id: 'day-digest', holds: digest === day.digest, value: digest })
  for (const game of games) {
    const message = [...bytesOf(day.rule === 'beacon' ? (day.signature ?? '') : ''), ...textBytes(game)]
    steps.push({ id: 'day-seed', holds: null, facts: { game }, value: await hmac(day.key, new Uint8Array(message)) })
  }
  return { steps, verdict: verdictOf(steps, true) }
}

/** Checks a match on a deal of a day: its cards follow from its seed, which is the one of the day. */
export async function checkDayMatch(
  text: string,
  day: DayFacts,
  month: MonthFacts | null,
  isSignature: (signature: string, round: number) => Promise<boolean>,
): Promise<Report> {
  const journal = readJournal(text)
  const ofMatch = await checkJournal(text, () => null)
  if (!journal?.seed) return ofMatch
  const ofDay = await checkDay(day, month, [journal.game], isSignature)
  const steps = [
    ...ofDay.steps,
    { id: 'day-same', holds: ofDay.steps.at(-1)?.value === journal.seed, value: journal.seed },
    ...ofMatch.steps.filter(({ id }) => id !== 'seed-only'),
  ]
  return { steps, verdict: verdictOf(steps, true) }
}

function verdictOf(steps: readonly Step[], isChecked: boolean): Verdict {
  if (steps.some(({ holds }) => holds === false)) return 'failed'
  return isChecked ? 'proved' : 'cards'
}
