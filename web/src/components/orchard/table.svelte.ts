/**
 * One person at one Orchard table: what the server told, which card is in hand, where its ghost lies.
 * Legality and outcomes come from the offers and from the server's answers to `why`; no rule stands here.
 */
import { SvelteMap } from 'svelte/reactivity'
import type { Desk } from '../../lib/desk.svelte'
import { has, t } from '../../lib/fluent'
import { nearestSpot, type Spot } from '../../lib/drag'
import type { ClientMessage, Facts, Hello, ServerMessage, Step } from '../../lib/protocol'
import { DIE_AFTER, Effect, type Board, type DieChoice, type Fruit, type Placement, type Snapshot } from '../../lib/protocol/orchard'
import { newId } from '../../lib/cable'
import { play } from '../../lib/sound'
import { outlookOf, type Outlook } from './effects'
import { boardOf, boxAround, colsOf, facesOf, quarter, read, rowsOf, write, type Box } from './grid'
import { ghostSentence, placeName, sentenceOf } from './sentences'

export interface Ghost extends Spot {
  card: number
  turn: number
}

export interface Refusal {
  text: string
  rule: string
}

const WHY_PAUSE = 140
/** What each kind of step sounds like: a card taken back is lifted from the table. */
const SOUNDS = { card: 'lay', die: 'die', draw: 'draw', undo: 'lift' } as const

export class OrchardTable {
  hello = $state.raw<Hello | null>(null)
  snapshot = $state.raw<Snapshot | null>(null)
  /** What happened with the last state; empty when the page has just been opened. */
  news = $state.raw<Step[]>([])

  chosen = $state<number | null>(null)
  ghost = $state.raw<Ghost | null>(null)
  /** The ghost follows a hovering mouse: it goes when the mouse goes. */
  hovering = $state(false)
  dieAt = $state(0)
  refusal = $state.raw<Refusal | null>(null)
  /** The sentence for those who listen. */
  said = $state('')
  /** A gesture is on its way to the server. */
  sending = $state(false)
  /** The one move a lesson asks for, in text form; the others wait until it is done. */
  only = $state<string | null>(null)
  readonly turns = new SvelteMap<number, number>()

  readonly board: Board | null = $derived(boardOf(this.snapshot))
  readonly placements: Placement[] = $derived(this.allowed(this.snapshot?.offers.placements ?? []))
  readonly dice: DieChoice[] = $derived(this.snapshot?.offers.dice ?? [])
  readonly choosing = $derived(this.dice.length > 0)
  /** This seat has played its part of the round, or of the game; the others play on. */
  readonly waiting = $derived(['waiting', 'stopped', 'finished'].includes(this.board?.state ?? ''))
  readonly turn = $derived(this.chosen === null ? 0 : this.turnOf(this.chosen))
  /** What the chosen card may do in the turn it has. */
  readonly spots: Placement[] = $derived(
    this.placements.filter(([, card, turn]) => card === this.chosen && turn === quarter(this.turn)),
  )
  readonly placement: Placement | null = $derived(this.placementAt(this.ghost))
  readonly outlook: Outlook | null = $derived(
    this.placement && this.board ? outlookOf(this.placement, this.faceOf(this.placement[1]), this.board) : null,
  )
  /** Orchard and everything that can be reached from the hand. */
  readonly reach: Box = $derived(this.reachOf())

  private whyTimer: ReturnType<typeof setTimeout> | undefined
  private whyId = ''
  private readonly asked = new SvelteMap<string, Refusal | null>()
  private playId = ''
  private readonly deafen: () => void

  constructor(private readonly desk: Desk) {
    this.deafen = desk.listen((message) => this.hear(message))
  }

  close(): void {
    this.deafen()
    clearTimeout(this.whyTimer)
  }

  faceOf(card: number): Fruit[] {
    return this.hello ? (facesOf(this.hello)[card - 1] ?? []) : []
  }

  turnOf(card: number): number {
    return this.turns.get(card) ?? 0
  }

  // What the person does

  choose(card: number | null): void {
    if (this.choosing || this.waiting || this.snapshot?.seat === null) return
    if (card !== null && !this.board?.hand.includes(card)) return
    if (card !== this.chosen) this.ghost = null
    this.chosen = card
    this.refusal = null
    if (card !== null) this.said = t('table-said-chosen', { card, count: this.spots.length })
  }

  turnBy(by: 1 | -1, card = this.chosen): void {
    if (card === null) return
    this.turns.set(card, this.turnOf(card) + by)
    play('turn')
    const ghost = this.ghost
    if (!ghost || card !== ghost.card) {
      this.said = t('table-said-turned', { card, turn: t(`table-turn-${quarter(this.turnOf(card)) * 90}`), count: this.spots.length })
      return
    }
    const row = ghost.row + Math.trunc((rowsOf(ghost.turn) - rowsOf(ghost.turn + 1)) / 2)
    const col = ghost.col + Math.trunc((colsOf(ghost.turn) - colsOf(ghost.turn + 1)) / 2)
    this.show({ row, col }, false)
  }

  /** Puts the ghost of the chosen card there; asks why if it may not lie there. */
  show(spot: Spot | null, hovering: boolean): void {
    this.hovering = hovering
    if (spot === null || this.chosen === null) {
      this.ghost = null
      this.refusal = null
      clearTimeout(this.whyTimer)
      return
    }
    const turn = quarter(this.turn)
    const old = this.ghost
    if (old && old.row === spot.row && old.col === spot.col && old.turn === turn && old.card === this.chosen) return
    this.ghost = { card: this.chosen, turn, row: spot.row, col: spot.col }
    this.refusal = null
    clearTimeout(this.whyTimer)
    if (this.placement && this.outlook) this.said = ghostSentence(this.placement, this.outlook)
    else this.askWhy()
  }

  /** Shows the ghost at the legal place nearest to a point, or to the middle of the orchard. */
  showNearest(from?: Spot): void {
    const box = boxAround(this.board?.laid ?? [])
    const middle = { row: (box.top + box.bottom - rowsOf(this.turn)) / 2, col: (box.left + box.right - colsOf(this.turn)) / 2 }
    const spot = nearestSpot(from ?? middle, this.spots.map(([, , , row, col]) => ({ row, col })))
    this.show(spot ?? { row: Math.round(middle.row), col: Math.round(middle.col) }, false)
  }

  /** The ghost goes one cell further, within sight of the orchard. */
  step(rows: number, cols: number): void {
    if (this.chosen === null) return
    if (!this.ghost) {
      this.showNearest()
      return
    }
    const { reach } = this
    const row = Math.min(reach.bottom - rowsOf(this.turn), Math.max(reach.top, this.ghost.row + rows))
    const col = Math.min(reach.right - colsOf(this.turn), Math.max(reach.left, this.ghost.col + cols))
    this.show({ row, col }, false)
  }

  /** The next legal place in reading order, and round again. */
  nextSpot(by: 1 | -1): void {
    const spots = this.spots
    if (spots.length === 0) return
    const here = this.placement ? spots.indexOf(this.placement) : by > 0 ? -1 : 0
    const [, , , row, col] = spots[(here + by + spots.length) % spots.length]!
    this.show({ row, col }, false)
  }

  /** Lays the card where its ghost is. True if it was sent. */
  lay(): boolean {
    if (this.sending || this.choosing) return false
    if (this.placement) {
      this.send([this.placement[0]])
      return true
    }
    if (this.ghost) {
      clearTimeout(this.whyTimer)
      this.askNow()
      play('no')
    }
    return false
  }

  /** Plays one of the offers as it stands; the list of moves uses it. */
  playAction(action: number): void {
    if (!this.sending) this.send([action])
  }

  chooseDie(): void {
    const choice = this.dice[this.dieAt]
    if (choice) this.playAction(choice[0])
  }

  pickDie(row: number, col: number): void {
    const at = this.dice.findIndex(([, r, c]) => r === row && c === col)
    if (at >= 0) this.dieAt = at
    this.sayDie()
  }

  stepDie(by: 1 | -1): void {
    this.dieAt = (this.dieAt + by + this.dice.length) % this.dice.length
    this.sayDie()
  }

  undo(): void {
    if (!this.snapshot || this.snapshot.seat === null || this.sending) return
    if (!this.snapshot.can_undo) {
      this.refuse({ text: t('cannot-undo'), rule: '' })
      play('no')
      return
    }
    this.sending = true
    this.playId = newId()
    this.desk.send({ t: 'undo', id: this.playId, version: this.snapshot.version })
  }

  /** Back one step: ghost, then choice. */
  cancel(): void {
    if (this.ghost) this.show(null, false)
    else this.choose(null)
  }

  // What the server says

  private hear(message: ServerMessage): void {
    if (message.t === 'hello') this.hello = message
    else if (message.t === 'state') this.take(message.snapshot as Snapshot, message.steps)
    else if (message.t === 'done') this.settle(message.id)
    else if (message.t === 'refused') {
      this.settle(message.id)
      this.refuse({ text: refusalText(message.code, message.facts), rule: message.rule })
      play('no')
    } else if (message.t === 'reason' && message.id === this.whyId) {
      if (!message.code && this.only === null) return
      const text = message.code ? refusalText(message.code, message.facts) : t('coach-elsewhere')
      const reason = { text, rule: message.rule }
      if (this.ghost) this.asked.set(write(this.ghost), reason)
      this.refuse(reason)
    }
  }

  private take(snapshot: Snapshot, steps: Step[]): void {
    const first = this.snapshot === null
    if (!first && snapshot.version < this.snapshot!.version) return
    const told = snapshot.version !== this.snapshot?.version
    this.snapshot = snapshot
    // What this seat may do can change while nothing was told to it: the others are done, or a connection came back.
    if (!told) return
    // What others laid in the round that closed is told over the table, not on this board.
    const own = steps.filter((step) => step.seat === null || step.seat === snapshot.seat)
    this.news = first ? [] : own
    this.asked.clear()
    this.dieAt = 0
    this.ghost = null
    this.hovering = false
    this.refusal = null
    this.sending = false
    if (this.chosen !== null && !this.board?.hand.includes(this.chosen)) this.chosen = null
    if (this.choosing || this.waiting) this.chosen = null
    if (this.board?.hand.length === 1 && !snapshot.outcome && !this.choosing && !this.waiting) this.chosen = this.board.hand[0]!
    if (!first) this.announce(own)
  }

  private announce(steps: Step[]): void {
    const board = this.board
    if (!board) return
    const sentences = steps.map((step) => sentenceOf(step, board)).filter(Boolean)
    if (this.choosing) sentences.push(this.diePrompt())
    if (this.waiting && !this.snapshot?.outcome) sentences.push(this.waitText())
    if (this.snapshot?.outcome) sentences.push(this.endText(this.snapshot))
    this.said = sentences.join(' ')
    this.sound(steps)
  }

  private sound(steps: Step[]): void {
    let delay = 0
    for (const { effects, text } of steps) {
      const kind = read(text)?.kind
      if (kind) play(SOUNDS[kind], kind === 'draw' ? delay + 60 : delay)
      const dice = effects?.filter((effect) => DIE_AFTER[effect]).length ?? 0
      for (let k = 0; k < dice; k += 1) play('die', delay + 90 + 70 * k, k)
      if (effects?.includes(Effect.rots)) play('rotten', delay + 120)
      delay += 90 + 70 * dice
    }
    if (this.snapshot?.outcome) play('end', delay + 200)
  }

  /** What somebody reads who has to wait for the others. */
  waitText(): string {
    return t(this.board?.state === 'stopped' ? 'table-do-stopped' : 'table-do-wait')
  }

  /** How it ended, for whoever listens. The reason is the table's: in company each hears of their own orchard. */
  private endText({ seat, view, outcome }: Snapshot): string {
    if (view.boards.length === 1) return t(`orchard-end-${outcome?.reason}`)
    if (seat === null) return t('table-do-over')
    return t(this.board?.state === 'stopped' ? 'orchard-end-nothing-fits' : 'orchard-end-all-placed')
  }

  diePrompt(): string {
    const fruit = this.dieFruit()
    return t('table-die-prompt', { fruit: fruit ? t(`orchard-${fruit}`) : '', count: this.dice.length })
  }

  /** The colour in short supply. */
  dieFruit(): Fruit | null {
    const choice = this.dice[this.dieAt]
    return choice ? (this.board?.trees.find((tree) => tree.row === choice[1] && tree.col === choice[2])?.fruit ?? null) : null
  }

  private sayDie(): void {
    const choice = this.dice[this.dieAt]
    if (choice) this.said = t('table-die-at', { row: choice[1], column: choice[2], at: this.dieAt + 1, count: this.dice.length })
  }

  private send(actions: number[]): void {
    if (!this.snapshot) return
    this.sending = true
    this.playId = newId()
    const message: ClientMessage = { t: 'play', id: this.playId, version: this.snapshot.version, actions }
    this.desk.send(message)
  }

  private settle(id: string): void {
    if (id === this.playId) this.sending = false
  }

  private askWhy(): void {
    this.whyTimer = setTimeout(() => this.askNow(), WHY_PAUSE)
  }

  private askNow(): void {
    if (!this.ghost || !this.snapshot) return
    const text = write(this.ghost)
    const known = this.asked.get(text)
    if (known) {
      this.refuse(known)
      return
    }
    this.whyId = newId()
    this.desk.send({ t: 'why', id: this.whyId, version: this.snapshot.version, text })
  }

  private refuse(refusal: Refusal): void {
    this.refusal = refusal
    const where = this.ghost ? placeName(this.ghost.turn, this.ghost) : ''
    this.said = [where, refusal.text, refusal.rule ? t('table-rule', { rule: refusal.rule }) : ''].filter(Boolean).join('. ')
  }

  private allowed(placements: Placement[]): Placement[] {
    if (this.only === null) return placements
    return placements.filter(([, card, turn, row, col]) => write({ card, turn, row, col }) === this.only)
  }

  private placementAt(ghost: Ghost | null): Placement | null {
    if (!ghost) return null
    return this.placements.find(
      ([, card, turn, row, col]) => card === ghost.card && turn === ghost.turn && row === ghost.row && col === ghost.col,
    ) ?? null
  }

  private reachOf(): Box {
    const laid = this.board?.laid ?? []
    const reached = (this.snapshot?.offers.placements ?? []).map(([, , turn, row, col]) => ({ turn, row, col }))
    return boxAround([...laid, ...reached])
  }
}

/** The server's code as a sentence; an unknown code still says that nothing happened. */
export function refusalText(code: string, facts: Facts): string {
  return has(code) ? t(code, facts) : t('not-legal')
}
