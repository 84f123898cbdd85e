/** Begins a match from any page: deals it, or opens a room with bots, then goes there; or shows the refusal. */
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

/** Without options the match has none, or those of the match it repeats. */
export type Wanted = Omit<NewMatch, 'options'> & Partial<Pick<NewMatch, 'options'>>

export class Begin extends Doing {
  /** Fetches the files of the match page while the button is still pressed. */
  prepare(game: string): void {
    void prepare('table')
    void newGames.prepare().catch(() => undefined)
    void texts('table', 'errors').catch(() => undefined)
    if (isGame(game)) void screenOf(game, 'play').catch(() => undefined)
  }

  /**
   * Begins what *Play* promises: a match alone with the options and the deck that were chosen last, or a match with
   * bots.
   */
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

  /** Begins a match with the bots that were chosen last. */
  table(game: Laid, options: string[]): Promise<void> {
    return this.go(() => openTable(game, roomWith(game, options)))
  }

  /** Begins a match of bots only, which the person watches. */
  show(game: Laid): Promise<void> {
    return this.go(() => openShow(game))
  }

  /** With `instead`, the room replaces this page in the browser's history. */
  match(request: Wanted, instead = false): Promise<void> {
    return this.go(() => this.deal(request), instead)
  }

  /** Begins a match alone, or with bots if the game needs several players; for pages that have not loaded the game. */
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
