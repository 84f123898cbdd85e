/** Requests the value of another action than the played one; only the last answer counts. */
import type { LineValue } from '../../net/protocol'
import { reviews } from './api'

/** Milliseconds before a value is requested: while a key is held, cards move faster than that. */
const QUIET = 250

export class Trying {
  action = $state<string | null>(null)
  value = $state.raw<LineValue | null>(null)
  error = $state.raw<unknown>(null)
  /** The number of the last request: an answer to an older one is not shown. */
  private question = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly match: string) {}

  /** `at`: the index of the journal entry before the action. */
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
