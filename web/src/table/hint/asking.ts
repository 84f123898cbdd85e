/** Requests a hint, step by step, and in practice the cost of each action. */
import { t, texts } from '../../i18n/fluent'
import { callAsPerson } from '../../net/api'
import type { Costs, Hint, HintCall } from '../../net/protocol'
import { Refusal } from '../../net/Refusal'
import { screenOf } from '../registry'
import type { TableController } from '../TableController.svelte'

/** Refusals that are not shown: the hint is for an earlier state. */
const LATE = ['out-of-date']

function address(controller: TableController, what: string): string {
  return `/api/matches/${encodeURIComponent(controller.hello?.match ?? '')}/${what}`
}

/** The hint as the game words it; empty if there is none. */
export function hintText({ hint, hintWords, naming }: TableController): string {
  return hint && hintWords ? hintWords.text(hint, naming) : ''
}

/** Requests a hint up to this step, and shows it if the state has not changed meanwhile. */
export async function askHint(controller: TableController, step: number): Promise<void> {
  const version = controller.snapshot?.version
  const { hello } = controller
  if (version === undefined || !hello || controller.thinking) return
  controller.thinking = true
  try {
    const call: HintCall = { version, step }
    const [hint, { words }] = await Promise.all([
      callAsPerson<Hint>('POST', address(controller, 'hint'), call),
      screenOf(hello.game, 'hint'),
      texts('hint'),
    ])
    if (controller.snapshot?.version !== version) return
    controller.advise(hint, words)
    controller.announcement = hintText(controller)
  } catch (error) {
    tell(controller, error)
  } finally {
    controller.thinking = false
  }
}

/** Requests a hint, or its next step, if that is allowed. */
export async function askFurther(controller: TableController): Promise<void> {
  const step = controller.hint ? controller.hint.next : 1
  if (controller.hello?.hints && step !== null && !controller.snapshot?.outcome) await askHint(controller, step)
}

/** Requests the cost of each action. False if that was refused. */
export async function askCosts(controller: TableController): Promise<boolean> {
  const version = controller.snapshot?.version
  if (version === undefined) return true
  try {
    const [hint] = await Promise.all([
      callAsPerson<Costs>('GET', address(controller, `costs?version=${version}`)),
      texts('hint'),
    ])
    if (controller.snapshot?.version === version) {
      controller.costs = new Map(hint.costs)
      controller.announcement = t('hint-costs-said', { count: hint.costs.length })
    }
    return true
  } catch (error) {
    return tell(controller, error)
  }
}

/** True if the next state may be asked about; nothing is shown of a hint that is late or was stopped. */
function tell(controller: TableController, error: unknown): boolean {
  if (!(error instanceof Refusal))
    controller.refuseCode('hint-later', {}, '') // the texts could not be fetched
  else if (LATE.includes(error.code)) return true
  else if (error.code === 'stopped') controller.announcement = ''
  else controller.refuseCode(error.code, error.facts, error.rule)
  return false
}
