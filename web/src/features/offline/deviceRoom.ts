/** The room of a match on this device: who sits where and whose turn it is, for the table of several. */
import { device, type Turn } from '../../net/offline/deviceHost'
import type { DeviceRecord } from '../../net/offline/words'
import type { Room, Seat } from '../../net/protocol'
import { Refusal } from '../../net/Refusal'
import type { RoomConnection, RoomEvents } from '../../net/roomSocket'

/** The person of the device, to whom all seats without a bot belong. */
const OWNER = 0

export class DeviceRoom implements RoomConnection {
  private version = 0
  private readonly stop: () => void

  constructor(
    private readonly record: DeviceRecord,
    private readonly on: RoomEvents,
  ) {
    // The room's client is not made yet when this connection is.
    this.stop = device.listenTurns(record.id, (turn) => queueMicrotask(() => this.tell(turn)))
  }

  /** The device's room takes no acts: nobody joins, leaves or pauses. */
  act(): Promise<void> {
    return Promise.reject(new Refusal(409, 'not-legal'))
  }

  catchUp(): void {
    // nothing was missed
  }

  close(): void {
    this.stop()
  }

  private tell(turn: Turn): void {
    this.version += 1
    this.on.link('open')
    this.on.message({ t: 'room', room: roomOf(this.record, turn, this.version) })
  }
}

/** A match of this device as a room. */
export function roomOf({ id, game, seats, names, options }: DeviceRecord, { due }: Turn, version: number): Room {
  return {
    room: '',
    version,
    game,
    seats: seats.map((bot, seat): Seat => ({
      seat,
      sitter: bot === null ? 'person' : 'bot',
      member: bot === null ? OWNER : null,
      name: bot === null ? (names[seat] ?? '') : '',
      colour: seat,
      bot,
      handed: false,
      away: null,
      may_hand: false,
      ready: true,
      turn: due.includes(seat),
      left: null,
      running: false,
    })),
    options,
    listed: false,
    clock: { t: 'none' },
    programs: false,
    phase: 'playing',
    match: id,
    matches: [id],
    members: [{ member: OWNER, name: '', colour: 0, here: true, host: true, seated: true }],
    watching: 0,
    mine: {
      member: OWNER,
      seats: seats.flatMap((bot, seat) => (bot === null ? [seat] : [])),
      muted: [],
      barred: [],
      is_barred: false,
    },
    paused: false,
    pausing: [],
    acts: [],
    deck: null,
    begins: null,
    drawn: false,
    several: seats.length > 1,
    next: null,
  }
}
