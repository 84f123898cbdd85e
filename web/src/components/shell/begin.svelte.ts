/** Beginning a match from any page: deal, then go to the table; or say why not. */
import { isGame, screenOf } from '../../games'
import { api } from '../../lib/api'
import type { NewMatch } from '../../lib/protocol'
import { go } from '../../lib/router'

/** Without options the match has none, or those of where it comes from. */
export type Wanted = Omit<NewMatch, 'options'> & Partial<Pick<NewMatch, 'options'>>

export class Begin {
  busy = $state(false)
  error = $state.raw<unknown>(null)

  /** Fetches the table's files while the finger is still down. */
  prepare(game: string): void {
    void import('../../pages/Table.svelte').catch(() => undefined)
    if (isGame(game)) void screenOf(game, 'play').catch(() => undefined)
  }

  /** With `instead` the table takes the place of this page in the browser's history. */
  async match(wanted: Wanted, instead = false): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.error = null
    this.prepare(wanted.game)
    try {
      const { match } = await api.newMatch({ options: [], ...wanted })
      go(`/m/${match}`, instead)
    } catch (error) {
      this.error = error
    } finally {
      this.busy = false
    }
  }
}
