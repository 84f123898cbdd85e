/**
 * One viewer's side of a match of any game: the connection and the present state. The game's own table listens and does
 * the rest; a component may listen to messages of its own. After a lost connection it resumes from the last version
 * received, and sends an unanswered gesture again with the same id, so that the server applies it only once.
 */
import type { Connection, Link, SocketEvents } from './connection'
import { connectToDevice } from './deviceConnection'
import { isOfDevice } from './matchHost'
import type { ClientMessage, Hello, Play, ServerMessage, Snapshot, State, Step, Undo } from './protocol'
import { ReconnectingSocket } from './ReconnectingSocket'

export class MatchClient {
  link = $state<Link>('connecting')
  hello = $state.raw<Hello | null>(null)
  snapshot = $state.raw<Snapshot | null>(null)
  /** Whether the game ended while this page was open, so that there is a last move to show. */
  endedNow = $state(false)
  /** Steps of others that were not shown yet: with several boards they come when a round ends. */
  others = $state.raw<Step[]>([])
  /** All steps of this viewer from the first; null until `resume` has requested them. */
  log = $state.raw<readonly Step[] | null>(null)

  /** Later states wait until `release`, while the result of a round is read. */
  isHeld = $state(false)
  /** The states that wait, merged into one. */
  private waiting: State | null = null

  private readonly socket: Connection
  private unanswered: (Play | Undo)[] = []
  /** `resume` was sent: its answer has the missed steps, the state after `hello` has not. */
  private resuming = false
  /** `resume` was sent only to test the connection: if nothing was missed, listeners are not called. */
  private probing = false
  private listeners: ((message: ServerMessage) => void)[] = []

  /** `seat`: which seat, for a person with several. `connect` opens another connection than that to the match's host. */
  constructor(
    readonly match: string,
    seat: number | null = null,
    connect?: (on: SocketEvents) => Connection,
  ) {
    const on: SocketEvents = {
      message: (message) => this.hear(message as ServerMessage),
      link: (link) => (this.link = link),
      probe: () => {
        this.probing = true
        return { t: 'resume', version: this.snapshot?.version ?? 0 }
      },
    }
    this.socket = (connect ?? ((events) => connectTo(match, seat, events)))(on)
  }

  /** Calls a listener with the present state, then with every message, until it unsubscribes. */
  listen(listener: (message: ServerMessage) => void): () => void {
    this.listeners.push(listener)
    if (this.hello) listener(this.hello)
    if (this.snapshot) listener({ t: 'state', snapshot: this.snapshot, steps: [] })
    return () => {
      this.listeners = this.listeners.filter((each) => each !== listener)
    }
  }

  /** Sends a message now, or as soon as the connection is back. */
  send(message: ClientMessage): void {
    if (message.t === 'play' || message.t === 'undo') this.unanswered.push(message)
    this.socket.send(message)
    if (this.unanswered.length > 0) this.socket.expectAnswer?.()
  }

  /** Marks the steps of others as shown. */
  clearOthers(): void {
    this.others = []
  }

  hold(): void {
    this.isHeld = true
  }

  release(): void {
    const { waiting } = this
    this.isHeld = false
    this.waiting = null
    if (waiting) this.hear(waiting)
  }

  close(): void {
    this.listeners = []
    this.socket.close()
  }

  private hear(message: ServerMessage): void {
    if (message.t === 'hello') {
      this.hello = message
      this.socket.greeted()
      this.resuming = this.snapshot !== null
      this.probing = false
      if (this.snapshot) this.socket.send({ t: 'resume', version: this.snapshot.version })
      for (const waiting of this.unanswered) this.socket.send(waiting)
      if (this.unanswered.length > 0) this.socket.expectAnswer?.()
    }
    if (message.t === 'done' || message.t === 'refused')
      this.unanswered = this.unanswered.filter(({ id }) => id !== message.id)
    if (message.t !== 'hello' && this.unanswered.length === 0) this.socket.allAnswered?.()
    if (message.t === 'state' && this.probing && message.steps.length === 0) {
      this.probing = false
      if (message.snapshot.version === this.snapshot?.version) return
    }
    if (message.t === 'state' && this.resuming) {
      this.resuming = false
      return
    }
    if (message.t === 'state' && this.isHeld) {
      this.waiting = withNewSteps(this.waiting, message)
      // The end of the match is the result of its last round.
      if (message.snapshot.outcome !== null) this.release()
      return
    }
    if (message.t === 'state' && message.snapshot.version >= (this.snapshot?.version ?? 0)) {
      this.endedNow ||= this.snapshot !== null && this.snapshot.outcome === null && message.snapshot.outcome !== null
      const last = this.snapshot?.version ?? 0
      const news = message.steps.filter(({ version }) => version > last)
      const others = news.filter((step) => step.seat !== null && step.seat !== message.snapshot.seat)
      this.log = logged(this.log, message)
      if (others.length > 0) this.others = others
      this.snapshot = message.snapshot
    }
    for (const listener of this.listeners) listener(message)
  }
}

/** Connects to the host of a match: the server, or this device. */
function connectTo(match: string, seat: number | null, on: SocketEvents): Connection {
  if (isOfDevice(match)) return connectToDevice(match, seat, on)
  const which = seat === null ? '' : `?seat=${seat}`
  return new ReconnectingSocket(`/ws/matches/${encodeURIComponent(match)}${which}`, on)
}

/** Merges two successive states, with each step once. */
function withNewSteps(before: State | null, next: State): State {
  if (!before || next.snapshot.version < before.snapshot.version) return before ?? next
  const last = before.steps.at(-1)?.version ?? 0
  return { ...next, steps: [...before.steps, ...next.steps.filter(({ version }) => version > last)] }
}

/** The log followed by the steps of a state; null if some between them are missing. */
function logged(log: readonly Step[] | null, { steps, snapshot }: State): readonly Step[] | null {
  const before = snapshot.version - steps.length
  if (before === 0) return steps
  return log && log.length >= before ? [...log.slice(0, before), ...steps] : null
}
