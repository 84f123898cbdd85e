/**
 * The connection of a puzzle's table, in place of a match's socket: it sends the position, and takes a gesture as the
 * try.
 */
import type { Connection, SocketEvents } from '../../net/connection'
import type { ClientMessage, Facts, Play, Puzzle, ServerMessage, Why } from '../../net/protocol'
import { Refusal } from '../../net/Refusal'
import { puzzles } from './api'

export class PuzzleConnection implements Connection {
  private isClosed = false

  /** `ontry` sends a gesture; it rejects if the server refuses. */
  constructor(
    private readonly puzzle: Puzzle,
    private readonly on: SocketEvents,
    private readonly ontry: (actions: number[]) => Promise<void>,
  ) {
    queueMicrotask(() => this.open())
  }

  greeted(): void {
    this.on.link('open')
  }

  send(message: ClientMessage): void {
    if (message.t === 'play') void this.play(message)
    else if (message.t === 'why') void this.explain(message)
    else if (message.t === 'resume') this.tell()
  }

  close(): void {
    this.isClosed = true
  }

  private open(): void {
    const { game, deck, seats, snapshot } = this.puzzle
    const room = seats > 1 ? '' : null
    const { seat } = snapshot
    this.say({ t: 'hello', match: '', game, seat, deck, practice: false, lesson: false, room, hints: false })
    this.tell()
  }

  private tell(): void {
    this.say({ t: 'state', snapshot: this.puzzle.snapshot, steps: this.puzzle.steps })
  }

  private async play({ id, actions }: Play): Promise<void> {
    const { version } = this.puzzle.snapshot
    try {
      await this.ontry(actions)
      this.say({ t: 'done', id, version })
    } catch (error) {
      const { code, rule, facts } = refusalOf(error)
      this.say({ t: 'refused', id, code, rule, facts, version })
    }
  }

  private async explain({ id, text }: Why): Promise<void> {
    const { game, date } = this.puzzle
    const { code, facts, rule } = await puzzles.why(game, date, text).catch(refusalOf)
    this.say({ t: 'reason', id, code, rule: rule ?? '', facts: facts ?? {} })
  }

  private say(message: ServerMessage): void {
    if (!this.isClosed) this.on.message(message)
  }
}

function refusalOf(error: unknown): { code: string; rule: string; facts: Facts } {
  return error instanceof Refusal ? error : { code: 'our-fault', rule: '', facts: {} }
}
