/**
 * A socket that comes back by itself, with a jittered pause that doubles, and at once when the network or the page is
 * back. A dead connection is noticed because the browser reports that it is offline, or because an answer is late. The
 * owner decides which messages it sends, and which it repeats after a reconnect.
 */
import { meAgain } from './api'
import type { SocketEvents } from './connection'

const FIRST_PAUSE = 400
const LONGEST_PAUSE = 8_000
/** Milliseconds without an answer after which the connection is slow, and after which it is replaced. */
const SLOW = 5_000
const DEAD = 15_000
/** Milliseconds without a message after which the connection is tested. */
const SILENCE = 25_000
/** Close code of a match or room that does not exist: do not reconnect. */
const NOTHING_THERE = 4404
/** Close code of too many windows: to reconnect would close another window of the same person. */
const REPLACED = 4409
/** Close code of an ended session: reconnect as a new person. */
const ENDED = 4401

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The delay before attempt `n` (from 0): doubling, capped, and random so that many clients do not reconnect at the same
 * time.
 */
export function pauseBefore(n: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** n)
  return Math.round(full / 2 + (full / 2) * random())
}

export class ReconnectingSocket {
  private socket: WebSocket | null = null
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private slow: ReturnType<typeof setTimeout> | undefined
  private dead: ReturnType<typeof setTimeout> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined
  private isOpen = false
  private isSlow = false
  private stopped = false

  constructor(
    private readonly path: string,
    private readonly on: SocketEvents,
  ) {
    window.addEventListener('online', this.soon)
    window.addEventListener('offline', this.giveUp)
    document.addEventListener('visibilitychange', this.soon)
    this.open()
  }

  /** Called when the server's first message came: resets the number of attempts. */
  greeted(): void {
    this.tries = 0
    this.isOpen = true
    this.stopWaiting()
    this.on.link('open')
  }

  /** Called after a message was sent that the server answers: the time runs until `allAnswered`. */
  expectAnswer(): void {
    if (this.dead !== undefined) return
    if (this.isOpen)
      this.slow = setTimeout(() => {
        this.isSlow = true
        this.on.link('slow')
      }, SLOW)
    this.dead = setTimeout(this.giveUp, DEAD)
  }

  /** Called when all messages have been answered. */
  allAnswered(): void {
    if (this.isSlow) this.on.link('open')
    this.stopWaiting()
  }

  /** Sends a message if the connection is open, else drops it; the owner keeps messages that must not be lost. */
  send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  close(): void {
    this.stopped = true
    clearTimeout(this.timer)
    this.stopWaiting()
    clearTimeout(this.silence)
    window.removeEventListener('online', this.soon)
    window.removeEventListener('offline', this.giveUp)
    document.removeEventListener('visibilitychange', this.soon)
    this.socket?.close(1000)
  }

  private readonly soon = (): void => {
    if (this.stopped || document.visibilityState === 'hidden') return
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return
    clearTimeout(this.timer)
    this.open()
  }

  /** Gives up a dead connection, whether or not the browser knows it, and opens another one. */
  private readonly giveUp = (): void => {
    const { socket } = this
    if (this.stopped || !socket || socket.readyState > WebSocket.OPEN) return
    socket.onmessage = socket.onclose = null
    socket.close()
    this.socket = null
    this.retry()
  }

  private stopWaiting(): void {
    clearTimeout(this.slow)
    clearTimeout(this.dead)
    this.slow = this.dead = undefined
    this.isSlow = false
  }

  /** Called when a message came: restarts the timer of silence. */
  private restartSilence(): void {
    clearTimeout(this.silence)
    const { probe } = this.on
    if (!probe) return
    this.silence = setTimeout(() => {
      if (!this.isOpen) return
      this.send(probe())
      this.expectAnswer()
    }, SILENCE)
  }

  private open(): void {
    if (this.stopped) return
    this.on.link(this.tries === 0 ? 'connecting' : 'lost')
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`)
    this.socket = socket
    socket.onmessage = (event: MessageEvent<string>) => {
      this.restartSilence()
      this.on.message(JSON.parse(event.data))
    }
    socket.onclose = (event) => this.lose(event)
    this.expectAnswer() // the greeting
  }

  private async comeBack(code: number): Promise<void> {
    if (code === ENDED) await meAgain().catch(() => undefined)
    if (!this.socket || this.socket.readyState > WebSocket.OPEN) this.open()
  }

  private lose(event: CloseEvent): void {
    if (this.stopped) return
    if (event.code === NOTHING_THERE || event.code === REPLACED) {
      this.close()
      this.on.link(event.code === REPLACED ? 'elsewhere' : 'closed')
      return
    }
    this.retry(event.code)
  }

  private retry(code = 0): void {
    const pause = pauseBefore(this.tries)
    this.tries += 1
    this.isOpen = false
    this.stopWaiting()
    clearTimeout(this.silence)
    this.on.link('lost')
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.comeBack(code), pause)
  }
}
