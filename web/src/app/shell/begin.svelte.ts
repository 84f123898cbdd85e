/** Beginning a match from any page: deal, or lay a table with bots, then go there; or say why not. */
import { isGame, screenOf } from '../../table/registry'
import { texts } from '../../i18n/fluent'
import { api } from '../../net/api'
import type { GameCard, NewMatch } from '../../net/protocol'
import { go, prepare } from '../router'
import type { Laid } from './bots'

/** Without options the match has none, or those of where it comes from. */
export type Wanted = Omit<NewMatch, 'options'> & Partial<Pick<NewMatch, 'options'>>

export class Begin {
  busy = $state(false)
  error = $state.raw<unknown>(null)

  /** Fetches the table's files while the finger is still down. */
  prepare(game: string): void {
    prepare('table')
    void texts('table', 'errors').catch(() => undefined)
    if (isGame(game)) void screenOf(game, 'play').catch(() => undefined)
  }

  /** A table with the bots that were chosen last, for a game that nobody plays alone. */
  table(game: string, card: GameCard | null = null): Promise<void> {
    return this.go(async () => (await import('./bots')).openTable(game, card))
  }

  /** A table where bots play among themselves. */
  show(game: Laid): Promise<void> {
    return this.go(async () => (await import('./bots')).openShow(game))
  }

  /** With `instead` the table takes the place of this page in the browser's history. */
  match(wanted: Wanted, instead = false): Promise<void> {
    return this.go(async () => {
      this.prepare(wanted.game)
      return `/m/${(await api.newMatch({ options: [], ...wanted })).match}`
    }, instead)
  }

  /** The same where nobody has looked yet whether the game is one that nobody plays alone. */
  async either(wanted: Wanted): Promise<void> {
    const card = (await api.games().catch(() => [])).find(({ name }) => name === wanted.game)
    return card && card.seats_min > 1 ? this.table(wanted.game, card) : this.match(wanted)
  }

  private async go(open: () => Promise<string>, instead = false): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.error = null
    try {
      go(await open(), instead)
    } catch (error) {
      this.error = error
    } finally {
      this.busy = false
    }
  }
}
