/** The months of the archive that a page has loaded. */
import type { Day } from '../../../net/protocol'
import { deals } from '../api'

export class Months {
  /** The days that have deals, by date. */
  days = $state.raw<Readonly<Record<string, Day>>>({})
  error = $state.raw<unknown>(null)
  private loaded = $state.raw<readonly string[]>([])
  private readonly requested: string[] = []

  has(month: string): boolean {
    return this.loaded.includes(month)
  }

  /** Loads a month, unless it is loaded or being loaded. */
  async load(month: string): Promise<void> {
    if (this.requested.includes(month)) return
    this.requested.push(month)
    try {
      const answer = await deals.month(month)
      this.days = { ...this.days, ...Object.fromEntries(answer.days.map((each) => [each.date, each])) }
      this.loaded = [...this.loaded, month]
      this.error = null
    } catch (failure) {
      this.requested.splice(this.requested.indexOf(month), 1)
      this.error = failure
    }
  }
}
