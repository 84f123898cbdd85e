/** Another action than the one that was played: its value is asked for, and only the last answer counts. */
import { api } from '../../net/api'
import type { LineValue } from '../../net/protocol'

export class Trying {
  action = $state<string | null>(null)
  value = $state.raw<LineValue | null>(null)
  error = $state.raw<unknown>(null)

  constructor(private readonly match: string) {}

  /** `at`: the entry of the journal before the action. */
  async ask(at: number, seat: number, action: string): Promise<void> {
    this.action = action
    this.value = this.error = null
    try {
      const value = await api.reviewLine(this.match, { at, seat, actions: [action] })
      if (this.action === action) this.value = value
    } catch (error) {
      if (this.action === action) this.error = error
    }
  }

  forget(): void {
    this.action = this.value = this.error = null
  }
}
