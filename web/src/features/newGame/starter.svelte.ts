/** Beginning a match from any page: deal, or lay a table with bots, then go there; or say why not. */
import { go, prepare } from '../../app/navigation'
import { texts } from '../../i18n/fluent'
import { api } from '../../net/api'
import type { GameCard, NewMatch } from '../../net/protocol'
import { isGame, screenOf } from '../../table/registry'
import { Doing } from '../../ui/pendingAction.svelte'
import { newGames } from './api'
import { openShow, openTable, roomWith, type Laid } from './bots'
import { fitting, lastOptions } from './chosenOptions'
import { lastDeck } from './lastDeck'
import { noteStart } from './unfinished'

/** Without options the match has none, or those of where it comes from. */
export type Wanted = Omit<NewMatch, 'options'> & Partial<Pick<NewMatch, 'options'>>

export class Begin extends Doing {
  /** Fetches the table's files while the finger is still down. */
  prepare(game: string): void {
    void prepare('table')
    void texts('table', 'errors').catch(() => undefined)
    if (isGame(game)) void screenOf(game, 'play').catch(() => undefined)
  }

  /** What *Play* begins: a match alone with the options and the deck that were chosen last, or a table with bots. */
  play(game: string, practice = false): Promise<void> {
    return this.go(async () => {
      const card = await cardOf(game)
      if (card && card.seats_min > 1) return openTable(card, roomWith(card))
      const deck = lastDeck(game)
      const choice = lastOptions(game, 'alone', card?.options ?? null)
      const options = card ? fitting(choice, card.options, 1) : choice
      return this.deal({ game, practice, source: { t: 'fresh' }, options, ...(deck && { deck }) })
    })
  }

  /** A table with the bots that were chosen last. */
  table(game: Laid, options: string[]): Promise<void> {
    return this.go(() => openTable(game, roomWith(game, options)))
  }

  /** A table where bots play among themselves. */
  show(game: Laid): Promise<void> {
    return this.go(() => openShow(game))
  }

  /** With `instead` the table takes the place of this page in the browser's history. */
  match(request: Wanted, instead = false): Promise<void> {
    return this.go(() => this.deal(request), instead)
  }

  /** The same where nobody has looked yet whether the game is one that nobody plays alone. */
  either(request: Wanted): Promise<void> {
    return this.go(async () => {
      const card = await cardOf(request.game)
      return card && card.seats_min > 1 ? openTable(card, roomWith(card)) : this.deal(request)
    })
  }

  private async deal(request: Wanted): Promise<string> {
    this.prepare(request.game)
    const path = `/m/${(await newGames.match({ options: [], ...request })).match}`
    if (request.source.t !== 'lesson') noteStart(request.game, path, request.practice, 1)
    return path
  }

  private async go(open: () => Promise<string>, instead = false): Promise<void> {
    await this.run(async () => go(await open(), instead))
  }
}

async function cardOf(game: string): Promise<GameCard | undefined> {
  return (await api.games().catch(() => [])).find(({ name }) => name === game)
}
