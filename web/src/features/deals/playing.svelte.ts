/** Begins a match on a deal, or goes on with the one in progress. */
import { go, prepare } from '../../app/navigation'
import { texts } from '../../i18n/fluent'
import type { DealPage } from '../../net/protocol'
import { isGame, screenOf } from '../../table/registry'
import { Doing } from '../../ui/pendingAction.svelte'
import { noteStart } from '../newGame/unfinished'
import { deals } from './api'

/** The address of a match, that of its room if it has one. */
export function tableOf({ match, room }: { match: string | null; room: string | null }): string {
  return room ? `/t/${room}` : `/m/${match}`
}

export class Playing extends Doing {
  /** Fetches the files of the table while the button is still pressed. */
  prepare({ game, seats }: DealPage): void {
    void prepare(seats > 1 ? 'room' : 'table')
    void texts('table', 'errors', 'room').catch(() => undefined)
    if (isGame(game)) void screenOf(game, 'play').catch(() => undefined)
  }

  play({ id, game, seats }: DealPage): Promise<boolean> {
    return this.run(async () => {
      const path = tableOf(await deals.play(id))
      noteStart(game, path, false, seats)
      go(path)
    })
  }
}
