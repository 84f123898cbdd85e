/** Polls the server for a result that is computed in the background, until it is complete. */
import { Refusal } from './Refusal'

const PAUSE = 1_000
/** Milliseconds between two calls while the server is too busy or cannot be reached. */
const LONG_PAUSE = 5_000
const PATIENCE = 24
const PASSING = ['too-many', 'too-fast', 'no-connection', 'database-away']

type Wait = (milliseconds: number) => Promise<unknown>
const sleep: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
/** Between calls to this device, which computes while it answers. */
export const briefly: Wait = () => sleep(50)

/** Repeats a call until its answer is `done`, and passes every answer to `tell` as long as `isWanted`; false if the call fails for good. */
export async function follow<Told extends { state: 'working' | 'done' }>(
  ask: () => Promise<Told>,
  tell: (answer: Told) => void,
  isWanted: () => boolean,
  wait = sleep,
): Promise<boolean> {
  let failures = 0
  while (isWanted()) {
    try {
      const answer = await ask()
      if (!isWanted()) break
      failures = 0
      tell(answer)
      if (answer.state === 'done') break
      await wait(PAUSE)
    } catch (error) {
      failures += 1
      if (!(error instanceof Refusal) || !PASSING.includes(error.code) || failures > PATIENCE) return !isWanted()
      await wait(LONG_PAUSE)
    }
  }
  return true
}
