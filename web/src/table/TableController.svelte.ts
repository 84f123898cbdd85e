/**
 * One person at one table, whatever the game: what the server told, what is on its way to it, what was refused, and the
 * sentence for those who listen. A game's own table adds what is aimed at, and what its steps say and sound like.
 * Legality and outcomes come from the offers and from the server's answers to `why`; no rule stands here.
 */
import { SvelteMap } from 'svelte/reactivity'
import { newId } from '../net/ReconnectingSocket'
import type { MatchClient } from '../net/MatchClient.svelte'
import { has, t } from '../i18n/fluent'
import type { HintWords } from './gameModule'
import type { Facts, Hello, Hint, Score, ServerMessage, Snapshot, Step } from '../net/protocol'
import { play } from '../ui/sound'

export interface Refusal {
  text: string
  rule: string
}

/** A hint as far as it was told, and its game's words for it. */
export interface Advice {
  told: Hint
  words: HintWords
}

/** Whatever stands still for so long is asked about. */
const WHY_PAUSE = 140

export abstract class Table<View = unknown, Offers = unknown, Points extends Score = Score> {
  hello = $state.raw<Hello | null>(null)
  snapshot = $state.raw<Snapshot<View, Offers, Points> | null>(null)
  /** What happened with the last state; empty when the page has just been opened. */
  news = $state.raw<Step[]>([])
  refusal = $state.raw<Refusal | null>(null)
  /** The sentence for those who listen. */
  said = $state('')
  /** A gesture is on its way to the server. */
  sending = $state(false)
  /** The one move a lesson asks for, in text form; the others wait until it is done. */
  only = $state<string | null>(null)
  /** What somebody was advised who asked, while it holds; null if nobody asked. */
  hint = $state.raw<Advice | null>(null)
  /** A hint is being thought about. */
  thinking = $state(false)
  /** In practice, what each action would cost beside the best; null where that is not shown. */
  costs = $state.raw<ReadonlyMap<number, number> | null>(null)

  /** Whether it tells what others do; where their boards are not in sight that is told elsewhere. */
  protected readonly tellsOthers: boolean = true

  private whyTimer: ReturnType<typeof setTimeout> | undefined
  private whyId = ''
  private whyText = ''
  private readonly answers = new SvelteMap<string, Refusal>()
  private playId = ''
  private deafen: () => void = () => undefined

  constructor(private readonly client: MatchClient) {}

  close(): void {
    this.deafen()
    clearTimeout(this.whyTimer)
  }

  // What the person does

  /** Plays one of the offers as it stands; the list of moves uses it. */
  playAction(action: number): void {
    this.send([action])
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
    this.client.send({ t: 'undo', id: this.playId, version: this.snapshot.version })
  }

  // What a hint shows

  /** Something is aimed at: what would come of it is said, and no hint beside it. */
  get aiming(): boolean {
    return false
  }

  /** The very move that was advised, in text form; null as long as nobody was told so much. */
  get advised(): string | null {
    return this.hint?.told.moves[0] ?? null
  }

  /** What a call refused, told like any other refusal. */
  complain(code: string, facts: Facts, rule: string): void {
    this.refuse({ text: refusalText(code, this.toldFacts(facts)), rule })
  }

  // What a game's own table uses

  /** Begins to listen: the last thing in the constructor of a game's table, when all its fields stand. */
  protected open(): void {
    this.deafen = this.client.listen((message) => this.hear(message))
  }

  /** Sends one gesture, all or none; nothing while another is on its way. */
  protected send(actions: number[]): void {
    if (!this.snapshot || this.sending) return
    this.sending = true
    this.playId = newId()
    this.client.send({ t: 'play', id: this.playId, version: this.snapshot.version, actions })
  }

  /** Asks why what is aimed at is not offered: when it has stood still for a moment, or at once. */
  protected askWhy(now = false): void {
    this.leaveOff()
    if (now) this.askNow()
    else this.whyTimer = setTimeout(() => this.askNow(), WHY_PAUSE)
  }

  /** What was aimed at is no more: neither asked about nor refused. */
  protected leaveOff(): void {
    this.refusal = null
    clearTimeout(this.whyTimer)
  }

  protected refuse(refusal: Refusal): void {
    this.refusal = refusal
    this.said = [this.aimedName(), refusal.text, refusal.rule ? t('table-rule', { rule: refusal.rule }) : '']
      .filter(Boolean)
      .join('. ')
  }

  /** The facts of a refusal as its sentence tells them: a game may have names for what the server writes in its own way. */
  protected toldFacts(facts: Facts): Facts {
    return facts
  }

  /** The move that is aimed at, in text form; null if there is none. */
  protected abstract aimed(): string | null

  /** What is aimed at, for who listens; empty if nothing is. */
  protected abstract aimedName(): string

  /** The table stands anew: what was aimed at or chosen goes, unless it still holds. */
  protected abstract settle(): void

  /** What to say of these steps, and of what is to be done now. */
  protected abstract sentences(steps: Step[]): string[]

  protected abstract sound(steps: Step[]): void

  // What the server says

  private hear(message: ServerMessage): void {
    if (message.t === 'hello') this.hello = message
    else if (message.t === 'state') this.take(message.snapshot as Snapshot<View, Offers, Points>, message.steps)
    else if (message.t === 'done') this.arrived(message.id)
    else if (message.t === 'refused') {
      this.arrived(message.id)
      this.refuse({ text: refusalText(message.code, this.toldFacts(message.facts)), rule: message.rule })
      play('no')
    } else if (message.t === 'reason' && message.id === this.whyId) {
      if (!message.code && this.only === null) return
      const text = message.code ? refusalText(message.code, this.toldFacts(message.facts)) : t('coach-elsewhere')
      const reason = { text, rule: message.rule }
      this.answers.set(this.whyText, reason)
      if (this.aimed() === this.whyText) this.refuse(reason)
    }
  }

  private take(snapshot: Snapshot<View, Offers, Points>, steps: Step[]): void {
    const first = this.snapshot === null
    if (!first && snapshot.version < this.snapshot!.version) return
    const told = snapshot.version !== this.snapshot?.version
    this.snapshot = snapshot
    // What this seat may do can change while nothing was told to it: the others are done, or a connection came back.
    if (!told) return
    const news = steps.filter(({ seat }) => this.tellsOthers || seat === null || seat === snapshot.seat)
    this.news = first ? [] : news
    this.answers.clear()
    this.whyId = ''
    this.refusal = null
    this.sending = false
    this.hint = null
    this.costs = null
    this.settle()
    if (first) return
    this.said = this.sentences(news).join(' ')
    this.sound(news)
  }

  private arrived(id: string): void {
    if (id === this.playId) this.sending = false
  }

  private askNow(): void {
    const text = this.aimed()
    if (text === null || !this.snapshot) return
    const known = this.answers.get(text)
    if (known) {
      this.refuse(known)
      return
    }
    this.whyId = newId()
    this.whyText = text
    this.client.send({ t: 'why', id: this.whyId, version: this.snapshot.version, text })
  }
}

/** The server's code as a sentence; an unknown code still says that nothing happened. */
export function refusalText(code: string, facts: Facts): string {
  return has(code) ? t(code, facts) : t('not-legal')
}
