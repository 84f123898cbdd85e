/** Another action than the one that was played: its value is asked for, and only the last answer counts. */
import type { LineValue } from '../../net/protocol'
import { reviews } from './api'

/** While a key is held, cards move faster than values are worth asking for. */
const QUIET = 250

export class Trying {
  action = $state<string | null>(null)
  value = $state.raw<LineValue | null>(null)
  error = $state.raw<unknown>(null)
  /** Number of the last question: an answer to an older one is not shown. */
  private question = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly match: string) {}

  /** `at`: the entry of the journal before the action. */
  ask(at: number, seat: number, action: string): void {
    this.forget()
    this.action = action
    this.timer = setTimeout(() => void this.fetch(at, seat, action), QUIET)
  }

  forget(): void {
    clearTimeout(this.timer)
    this.question += 1
    this.action = this.value = this.error = null
  }

  private async fetch(at: number, seat: number, action: string): Promise<void> {
    const { question } = this
    try {
      const value = await reviews.line(this.match, { at, seat, actions: [action] })
      if (this.question === question) this.value = value
    } catch (error) {
      if (this.question === question) this.error = error
    }
  }
}
