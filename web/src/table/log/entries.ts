/** Groups the steps of a match into entries of the log: what a seat did until another acted, without undone steps. */
import type { Step } from '../../net/protocol'

export interface Entry {
  seat: number
  /** Its steps, and those of chance between and after them. */
  steps: Step[]
  /** The round that it belongs to, from 1; 0 where the game has no rounds. */
  round: number
}

/**
 * One card of chance belongs to the step before it. Several in a row are dealt to all, and end what went before.
 * `begins`: whether a step begins another move of the same seat. `opens`: whether a step after cards were dealt to all
 * is the first of a round.
 */
export function entriesOf(
  steps: readonly Step[],
  begins: (step: Step) => boolean = () => false,
  opens: (step: Step) => boolean = () => false,
): Entry[] {
  const entries: Entry[] = []
  const line = inForce(steps)
  let afterDeal = false
  let round = 0
  line.forEach((step, k) => {
    const last = entries.at(-1)
    const isOne = line[k - 1]?.seat !== null && line[k + 1]?.seat !== null
    if (step.seat === null) {
      if (isOne) last?.steps.push(step)
      else afterDeal = true
      return
    }
    if (last?.seat === step.seat && !afterDeal && !begins(step)) last.steps.push(step)
    else {
      if (afterDeal && opens(step)) round += 1
      entries.push({ seat: step.seat, steps: [step], round })
    }
    afterDeal = false
  })
  return entries
}

/** An undo removes the last step of a seat and the steps of chance after it. */
function inForce(steps: readonly Step[]): Step[] {
  let line: Step[] = []
  for (const step of steps) {
    if (step.text === 'undo') {
      const last = line.findLastIndex(({ seat }) => seat === step.seat)
      line = line.filter(({ seat }, k) => k < last || (seat !== null && seat !== step.seat))
    } else line.push(step)
  }
  return line
}
