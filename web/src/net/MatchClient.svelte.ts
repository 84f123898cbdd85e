/**
 * One person's place at a match of any game: the connection, where one has arrived, and the table as it is now.
 * A game's own table listens and does the rest.
 */
import { MatchSocket } from './matchSocket'
import type { ClientMessage, Hello, ServerMessage, Snapshot, State, Step } from './protocol'
import type { Link } from './ReconnectingSocket'

export class MatchClient {
  link = $state<Link>('connecting')
  hello = $state.raw<Hello | null>(null)
  snapshot = $state.raw<Snapshot | null>(null)
  /** The game ended before one's eyes: there is a last move to look at. */
  endedNow = $state(false)
  /** What others did that nobody has looked at yet: at a table of several it comes when a round closes. */
  others = $state.raw<Step[]>([])
  /** Every step that this viewer was sent, from the first one; null until `resume` has asked for all of them. */
  log = $state.raw<readonly Step[] | null>(null)

  private readonly socket: MatchSocket
  private listener: (message: ServerMessage) => void = () => undefined

  /** `seat` says for which of one's seats, for those who have several. */
  constructor(
    readonly match: string,
    seat: number | null = null,
  ) {
    const on = { message: (message: ServerMessage) => this.hear(message), link: (link: Link) => (this.link = link) }
    this.socket = new MatchSocket(match, on, seat)
  }

  /** Tells a table, first where it is and how things stand, then whatever comes, until it no longer listens. */
  listen(listener: (message: ServerMessage) => void): () => void {
    this.listener = listener
    if (this.hello) listener(this.hello)
    if (this.snapshot) listener({ t: 'state', snapshot: this.snapshot, steps: [] })
    return () => {
      if (this.listener === listener) this.listener = () => undefined
    }
  }

  send(message: ClientMessage): void {
    this.socket.send(message)
  }

  /** What the others did has been looked at. */
  seen(): void {
    this.others = []
  }

  close(): void {
    this.listener = () => undefined
    this.socket.close()
  }

  private hear(message: ServerMessage): void {
    if (message.t === 'hello') this.hello = message
    if (message.t === 'state' && message.snapshot.version >= (this.snapshot?.version ?? 0)) {
      this.endedNow ||= this.snapshot !== null && this.snapshot.outcome === null && message.snapshot.outcome !== null
      const known = this.snapshot?.version ?? 0
      const news = message.steps.filter(({ version }) => version > known)
      const others = news.filter((step) => step.seat !== null && step.seat !== message.snapshot.seat)
      this.log = logged(this.log, message)
      if (others.length > 0) this.others = others
      this.snapshot = message.snapshot
    }
    this.listener(message)
  }
}

/** The log with the steps of a state behind it; null where some between them are missing. */
function logged(log: readonly Step[] | null, { steps, snapshot }: State): readonly Step[] | null {
  const before = snapshot.version - steps.length
  if (before === 0) return steps
  return log && log.length >= before ? [...log.slice(0, before), ...steps] : null
}
