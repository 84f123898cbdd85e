/**
 * The socket of a room. After a reconnect the server sends the room and its chat again; an unanswered act is sent again
 * with the same id, so that the server applies it only once.
 */
import type { Link } from './connection'
import type { RoomTold, RoomWord } from './protocol'
import { ReconnectingSocket, newId } from './ReconnectingSocket'
import { Refusal } from './Refusal'

/** An act of a person in a room, without its id. */
export type RoomCommand = RoomWord extends infer Word ? (Word extends { id: string } ? Omit<Word, 'id'> : never) : never

export interface RoomEvents {
  message: (message: RoomTold) => void
  link: (link: Link) => void
}

interface Waiting {
  word: object
  resolve: () => void
  reject: (refusal: Refusal) => void
}

/** Carries the acts of a person in a room to its server, and what the room tells back. */
export interface RoomConnection {
  /** Resolves when the act is committed; rejects with a `Refusal`. */
  act(deed: RoomCommand): Promise<void>
  /** Requests the current room and the chat after the last line. */
  catchUp(line: number): void
  close(): void
}

export class RoomSocket implements RoomConnection {
  private readonly socket: ReconnectingSocket
  private readonly unanswered = new Map<string, Waiting>()
  /** Whether the first message of this connection is still awaited. */
  private fresh = true
  /** The number of the last chat line received. */
  private line = -1

  constructor(
    room: string,
    private readonly on: RoomEvents,
  ) {
    this.socket = new ReconnectingSocket(`/ws/rooms/${encodeURIComponent(room)}`, {
      message: (message) => this.hear(message as RoomTold),
      link: (link) => {
        if (link !== 'open' && link !== 'slow') this.fresh = true
        on.link(link)
      },
      probe: () => ({ t: 'catch', line: this.line }),
    })
  }

  /** Sends an act. Resolves when it is committed, also after reconnects; rejects with a `Refusal`. */
  act(deed: RoomCommand): Promise<void> {
    const id = newId()
    const word = { ...deed, id }
    return new Promise((resolve, reject) => {
      this.unanswered.set(id, { word, resolve, reject })
      if (this.fresh) return
      this.socket.send(word)
      this.socket.expectAnswer()
    })
  }

  /** Requests the current room and the chat after the last line: after a suspend the clocks on the page are wrong. */
  catchUp(line: number): void {
    if (!this.fresh) this.socket.send({ t: 'catch', line })
  }

  close(): void {
    this.socket.close()
  }

  private hear(message: RoomTold): void {
    if (message.t === 'room' && this.fresh) {
      this.fresh = false
      this.socket.greeted()
      for (const { word } of this.unanswered.values()) this.socket.send(word)
      if (this.unanswered.size > 0) this.socket.expectAnswer()
    }
    if (message.t === 'done') this.answered(message.id)?.resolve()
    if (message.t === 'refused') this.answered(message.id)?.reject(new Refusal(409, message.code, message.facts))
    if (message.t === 'talk') this.line = Math.max(this.line, ...message.lines.map(({ line }) => line))
    if (!this.fresh && this.unanswered.size === 0) this.socket.allAnswered()
    this.on.message(message)
  }

  private answered(id: string): Waiting | undefined {
    const waiting = this.unanswered.get(id)
    this.unanswered.delete(id)
    return waiting
  }
}
