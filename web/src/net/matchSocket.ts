/**
 * One match's socket: it resumes from the last version seen, and sends an unanswered gesture again under the same id,
 * which the server takes as the same gesture.
 */
import type { ClientMessage, ServerMessage } from './protocol'
import { ReconnectingSocket, type Link } from './ReconnectingSocket'

export interface SocketEvents {
  message: (message: ServerMessage) => void
  link: (link: Link, nextTryAt: number | null) => void
}

export class MatchSocket {
  private readonly cable: ReconnectingSocket
  private version: number | null = null
  /** `resume` was sent: its answer tells what was missed, the state that follows `hello` does not. */
  private resuming = false
  private readonly unanswered = new Map<string, ClientMessage>()

  /** `seat` says for which of one's seats, for those who have several. */
  constructor(
    match: string,
    private readonly on: SocketEvents,
    seat: number | null = null,
  ) {
    const which = seat === null ? '' : `?seat=${seat}`
    this.cable = new ReconnectingSocket(`/ws/matches/${encodeURIComponent(match)}${which}`, {
      message: (message) => this.hear(message as ServerMessage),
      link: on.link,
    })
  }

  /** Sends now, or as soon as the connection is back. */
  send(message: ClientMessage): void {
    if (message.t === 'play' || message.t === 'undo') this.unanswered.set(message.id, message)
    this.cable.send(message)
  }

  close(): void {
    this.cable.close()
  }

  private hear(message: ServerMessage): void {
    if (message.t === 'hello') {
      this.cable.greeted()
      this.resuming = this.version !== null
      if (this.resuming) this.cable.send({ t: 'resume', version: this.version })
      for (const waiting of this.unanswered.values()) this.cable.send(waiting)
    }
    if (message.t === 'state') {
      if (this.resuming) {
        this.resuming = false
        return
      }
      this.version = message.snapshot.version
    }
    if (message.t === 'done' || message.t === 'refused') this.unanswered.delete(message.id)
    this.on.message(message)
  }
}
