/**
 * One person in one room: its current state, the chat, and what this person may do. Everything comes from the server;
 * only the text of clocks and names is made here.
 */
import { t } from '../../i18n/fluent'
import { leftAt } from '../../net/clock'
import type { Link } from '../../net/connection'
import type { Line, Member, Room, RoomTold, Seat } from '../../net/protocol'
import { Refusal } from '../../net/Refusal'
import { RoomSocket, type RoomCommand, type RoomConnection, type RoomEvents } from '../../net/roomSocket'
import { playersOf, seatName, type Player } from '../../table/players'
import { numberFor } from '../fairness/numbers'

/** Milliseconds between two updates of running clocks. */
const TICK = 250

export class RoomClient {
  link = $state<Link>('connecting')
  room = $state.raw<Room | null>(null)
  lines = $state.raw<Line[]>([])
  /** The last line of the chat since this person came. */
  latest = $state.raw<Line | null>(null)
  /** The refusal of the last act, until the next act. */
  refused = $state.raw<Refusal | null>(null)
  /** The names of the acts that are not answered yet. */
  busy = $state.raw<readonly string[]>([])
  /** The last line that this person has read. */
  readUpTo = $state(-1)
  /** The time at which clocks are read, in milliseconds of `performance.now`. */
  now = $state(performance.now())

  readonly mine: readonly number[] = $derived(this.room?.mine.seats ?? [])
  readonly players: readonly Player[] = $derived(playersOf(this.room?.seats ?? [], this.mine))
  readonly me: Member | null = $derived(this.memberOf(this.room?.mine.member ?? null))
  readonly host: Member | null = $derived(this.room?.members.find((member) => member.host) ?? null)
  readonly seated = $derived(this.mine.length > 0)
  /** Whether only bots play, and people watch. */
  readonly show = $derived(this.room?.seats.every((seat) => seat.sitter === 'bot') ?? false)
  /** Own seats whose turn it is and that no bot plays for. */
  readonly due: readonly number[] = $derived(
    (this.room?.seats ?? [])
      .filter((seat) => seat.turn && seat.bot === null && this.mine.includes(seat.seat))
      .map((seat) => seat.seat),
  )
  readonly unread = $derived(
    this.lines.filter((line) => line.line > this.readUpTo && line.member !== this.room?.mine.member).length,
  )

  /** When the clocks of `room` were received, in milliseconds of `performance.now`. */
  private clocksAt = performance.now()
  private hasChat = false
  private readonly socket: RoomConnection
  private readonly ticking: ReturnType<typeof setInterval>

  /** `connect` opens another connection instead of the room's socket. */
  constructor(
    readonly id: string,
    connect: (on: RoomEvents) => RoomConnection = (on) => new RoomSocket(id, on),
  ) {
    this.socket = connect({ message: (message) => this.hear(message), link: (link) => (this.link = link) })
    this.ticking = setInterval(() => {
      if (this.room?.seats.some((seat) => seat.running)) this.now = performance.now()
    }, TICK)
    document.addEventListener('visibilitychange', this.awake)
  }

  close(): void {
    clearInterval(this.ticking)
    document.removeEventListener('visibilitychange', this.awake)
    this.socket.close()
  }

  may(act: RoomCommand['t']): boolean {
    return this.room?.acts.includes(act) ?? false
  }

  doing(act: RoomCommand['t']): boolean {
    return this.busy.includes(act)
  }

  /** True if the room accepted the act; otherwise `refused` has the refusal. */
  async act(deed: RoomCommand): Promise<boolean> {
    this.refused = null
    this.busy = [...this.busy, deed.t]
    try {
      await this.socket.act(this.withNumber(deed))
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.refused = error
      return false
    } finally {
      const at = this.busy.indexOf(deed.t)
      this.busy = this.busy.filter((_, k) => k !== at)
    }
  }

  /** The act with this browser's number for the shuffle, if it can have one. */
  private withNumber(deed: RoomCommand): RoomCommand {
    const next = this.room?.next
    return next && (deed.t === 'sit' || deed.t === 'rematch') ? { ...deed, number: numberFor(next) } : deed
  }

  seat(number: number): Seat | null {
    return this.room?.seats[number] ?? null
  }

  memberOf(number: number | null): Member | null {
    return this.room?.members.find((member) => member.member === number) ?? null
  }

  /** Name of a seat, as in `seatName`. */
  nameOf(number: number): string {
    return seatName(this.room?.seats ?? [], number)
  }

  /** Name of a person who is or was here; "Player 2" for one without a name at seat 2, "Guest 3" for one without a seat. */
  memberName(number: number): string {
    const seat = this.room?.seats.find((each) => each.member === number)
    const name = seat?.name || this.memberOf(number)?.name
    return name || (seat ? t('table-player', { seat: seat.seat + 1 }) : t('room-guest', { number: number + 1 }))
  }

  /** Milliseconds that a seat has left now; null without a clock. */
  left(number: number): number | null {
    const seat = this.seat(number)
    return seat ? leftAt(seat, this.clocksAt, this.now) : null
  }

  read(): void {
    this.readUpTo = this.lines.at(-1)?.line ?? -1
  }

  private readonly awake = (): void => {
    if (document.visibilityState === 'visible') this.socket.catchUp(this.lines.at(-1)?.line ?? -1)
  }

  private hear(message: RoomTold): void {
    // A refusal without an id refuses the whole connection, not an act.
    if (message.t === 'refused' && message.id === '' && !this.room) this.refused = new Refusal(429, message.code)
    if (message.t === 'room' && !this.room) this.refused = null
    if (message.t === 'room' && message.room.version >= (this.room?.version ?? 0)) {
      this.clocksAt = performance.now()
      this.now = this.clocksAt
      this.room = message.room
    }
    if (message.t === 'talk') this.take(message.lines)
  }

  /** After a reconnect, known lines come again. */
  private take(lines: Line[]): void {
    const fresh = lines.filter(({ line }) => !this.lines.some((old) => old.line === line))
    this.lines = [...this.lines, ...fresh].sort((a, b) => a.line - b.line)
    if (this.hasChat) this.latest = fresh.at(-1) ?? this.latest
    else this.read()
    this.hasChat = true
  }
}
