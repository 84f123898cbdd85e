/** Asking for a hint, step by step, and in practice for what each action costs. */
import { screenOf } from '../registry'
import { Refusal, known } from '../../net/api'
import { t, texts } from '../../i18n/fluent'
import type { Costs, Hint, HintCall } from '../../net/protocol'
import type { Advice, Table } from '../TableController.svelte'

/** Thought about by somebody else: nothing to be told of. */
const LATE = ['out-of-date']

function address(table: Table, what: string): string {
  return `/api/matches/${encodeURIComponent(table.hello?.match ?? '')}/${what}`
}

/** The hint in its game's words. */
export function adviceText(table: Table, advice: Advice): string {
  const naming = 'naming' in table ? (table.naming as (seat: number) => string | null) : () => null
  return advice.words.text(advice.told, naming)
}

/** Asks for a hint up to this step, and shows it if it still holds when it comes. */
export async function askHint(table: Table, step: number): Promise<void> {
  const version = table.snapshot?.version
  const { hello } = table
  if (version === undefined || !hello || table.thinking) return
  table.thinking = true
  try {
    const call: HintCall = { version, step }
    const [told, { words }] = await Promise.all([
      known<Hint>('POST', address(table, 'hint'), call),
      screenOf(hello.game, 'hint'),
      texts('hint'),
    ])
    if (table.snapshot?.version !== version) return
    table.refusal = null
    table.hint = { told, words }
    table.said = adviceText(table, table.hint)
  } catch (error) {
    tell(table, error)
  } finally {
    table.thinking = false
  }
}

/** Asks for a hint, or for more of it, where one may. */
export async function askFurther(table: Table): Promise<void> {
  const step = table.hint ? table.hint.told.next : 1
  if (table.hello?.hints && step !== null && !table.snapshot?.outcome) await askHint(table, step)
}

/** Asks what each action costs. False where it was refused. */
export async function askCosts(table: Table): Promise<boolean> {
  const version = table.snapshot?.version
  if (version === undefined) return true
  try {
    const [told] = await Promise.all([known<Costs>('GET', address(table, `costs?version=${version}`)), texts('hint')])
    if (table.snapshot?.version === version) {
      table.costs = new Map(told.costs)
      table.said = t('hint-costs-said', { count: told.costs.length })
    }
    return true
  } catch (error) {
    return tell(table, error)
  }
}

/** True for what needs no words. */
function tell(table: Table, error: unknown): boolean {
  if (!(error instanceof Refusal))
    table.complain('hint-later', {}, '') // what it is said with could not be fetched
  else if (LATE.includes(error.code)) return true
  else table.complain(error.code, error.facts, error.rule)
  return false
}
