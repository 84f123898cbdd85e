/**
 * The match clients of one person at one match: one for each seat of theirs, or one to watch from. With several seats
 * at one device they take turns: `holder` has the device, and a privacy screen separates two of them. A player who
 * requests it out of turn keeps it until the player whose turn it is receives something.
 */
import { MatchClient } from '../../net/MatchClient.svelte'

export class DeviceHolder {
  /** The seat whose table is shown; null for a spectator. */
  holder = $state<number | null>(null)
  /** The seat that comes next, while the privacy screen is shown. */
  next = $state<number | null>(null)
  /** The version of each of `seats` when somebody requested the device out of turn; null otherwise. */
  private requestVersions = $state.raw<readonly number[] | null>(null)

  private readonly clients: Map<number | null, MatchClient>

  constructor(
    readonly match: string,
    readonly seats: readonly number[],
    due: readonly number[],
  ) {
    const which: (number | null)[] = seats.length > 0 ? [...seats] : [null]
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- the set of clients never changes
    this.clients = new Map(which.map((seat) => [seat, new MatchClient(match, seats.length > 1 ? seat : null)]))
    this.holder = which[0]!
    if (seats.length > 1) this.next = due[0] ?? seats[0]!
  }

  client(seat: number | null = this.holder): MatchClient {
    return this.clients.get(seat)!
  }

  /** The next seat after the holder's that has to act; null if the holder has to, or nobody. */
  after(due: readonly number[]): number | null {
    if (this.seats.length < 2 || this.holder === null || due.includes(this.holder)) return null
    const next = due.find((seat) => seat > this.holder!) ?? due[0] ?? null
    return next !== null && this.requestVersions?.[this.seats.indexOf(next)] === this.versionOf(next) ? null : next
  }

  /** Shows the privacy screen for a seat that requested the device, whether it has to act or not. */
  ask(seat: number, due: readonly number[]): void {
    this.requestVersions = due.includes(seat) ? null : this.seats.map((own) => this.versionOf(own))
    this.next = seat
  }

  /** Called when it is the holder's turn: the device is passed on afterwards. */
  settle(): void {
    this.requestVersions = null
  }

  /** Whether the holder requested the device out of turn. */
  get isAsked(): boolean {
    return this.requestVersions !== null
  }

  /** Shows the privacy screen for a seat. */
  pass(seat: number): void {
    this.requestVersions = null
    this.next = seat
  }

  take(seat: number): void {
    this.holder = seat
    this.next = null
  }

  private versionOf(seat: number): number {
    return this.client(seat).snapshot?.version ?? 0
  }

  close(): void {
    for (const client of this.clients.values()) client.close()
  }
}
