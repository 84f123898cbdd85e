/**
 * Lets the table of the play screen work on a sheet: it answers what a match would answer, from counts of the sheet. So
 * a card is laid here with the same drawings, gestures, keys and sentences as in a match.
 */
import type { SocketEvents } from '../../net/connection'
import { MatchClient } from '../../net/MatchClient.svelte'
import type { ClientMessage, Facts, Hello, ServerMessage, Snapshot, Step } from '../../net/protocol'

export interface Reason {
  code: string
  facts: Facts
  rule: string
}

/** What the owner of the sheet does. */
export interface HostWords {
  /** Enters an offered action. */
  play: (action: number) => void
  /** Why a placement in text form is not allowed; null if nothing speaks against it. */
  why: (text: string) => Promise<Reason | null>
}

export class SheetHost {
  readonly client: MatchClient
  private on: SocketEvents | null = null

  constructor(
    private readonly words: HostWords,
    hello: Pick<Hello, 'game' | 'deck'>,
  ) {
    this.client = new MatchClient('', 0, (on) => {
      this.on = on
      const nothing = (): void => undefined
      return { greeted: nothing, close: nothing, send: (message) => this.hear(message) }
    })
    this.on!.link('open')
    // Laid cards can be taken back at any time, as in practice.
    this.tell({ t: 'hello', match: '', seat: 0, practice: true, lesson: false, room: null, hints: false, ...hello })
  }

  /** Shows the table. `steps`: what has just been entered. */
  show(snapshot: Snapshot, steps: Step[] = []): void {
    this.tell({ t: 'state', snapshot, steps })
  }

  private tell(message: ServerMessage): void {
    this.on!.message(message)
  }

  private hear(message: ClientMessage): void {
    if (message.t === 'play') {
      this.tell({ t: 'done', id: message.id, version: message.version })
      this.words.play(message.actions[0]!)
    } else if (message.t === 'why') {
      void this.words.why(message.text).then((reason) => {
        this.tell({ t: 'reason', id: message.id, ...(reason ?? { code: '', facts: {}, rule: '' }) })
      })
    }
  }
}
