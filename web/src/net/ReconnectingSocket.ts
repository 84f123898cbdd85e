/**
 * A socket that comes back by itself, with a jittered pause that doubles, and at once when the network or the page is back.
 * What is said over it, and what is said again after a return, is its owner's affair.
 */
import { meAgain } from './api'

export type Link = 'connecting' | 'open' | 'lost' | 'closed'

export interface SocketEvents {
  message: (message: unknown) => void
  link: (link: Link) => void
}

const FIRST_PAUSE = 400
const LONGEST_PAUSE = 8_000
/** Close code after which coming back cannot help: there is no such thing. */
const NOTHING_THERE = 4404
/** Close code after which one comes back as somebody else: the session has ended. */
const ENDED = 4401

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** How long to wait before try `n` (from 0): doubling, capped, and spread so that a crowd does not return at once. */
export function pauseBefore(n: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** n)
  return Math.round(full / 2 + (full / 2) * random())
}

export class ReconnectingSocket {
  private socket: WebSocket | null = null
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private stopped = false

  constructor(
    private readonly path: string,
    private readonly on: SocketEvents,
  ) {
    window.addEventListener('online', this.soon)
    document.addEventListener('visibilitychange', this.soon)
    this.open()
  }

  /** The other end has said who it is: from now on a loss is the first one again. */
  greeted(): void {
    this.tries = 0
    this.on.link('open')
  }

  /** Sends if the connection stands; what must not be lost is kept by the owner. */
  send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  close(): void {
    this.stopped = true
    clearTimeout(this.timer)
    window.removeEventListener('online', this.soon)
    document.removeEventListener('visibilitychange', this.soon)
    this.socket?.close(1000)
  }

  private readonly soon = (): void => {
    if (this.stopped || document.visibilityState === 'hidden') return
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return
    clearTimeout(this.timer)
    this.open()
  }

  private open(): void {
    if (this.stopped) return
    this.on.link(this.tries === 0 ? 'connecting' : 'lost')
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`)
    this.socket = socket
    socket.onmessage = (event: MessageEvent<string>) => this.on.message(JSON.parse(event.data))
    socket.onclose = (event) => this.lose(event)
  }

  private async comeBack(code: number): Promise<void> {
    if (code === ENDED) await meAgain().catch(() => undefined)
    if (!this.socket || this.socket.readyState > WebSocket.OPEN) this.open()
  }

  private lose(event: CloseEvent): void {
    if (this.stopped) return
    if (event.code === NOTHING_THERE) {
      this.stopped = true
      this.on.link('closed')
      return
    }
    const pause = pauseBefore(this.tries)
    this.tries += 1
    this.on.link('lost')
    this.timer = setTimeout(() => void this.comeBack(event.code), pause)
  }
}
