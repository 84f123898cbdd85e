/**
 * One person at one table of any game: the state that the server sent, the gesture on its way to it, the refusal, the hint
 * and the text for screen readers. A game's table has one and gives it its words. No rule stands here: legality and
 * outcomes come from the offers and from the server's answers to `why`.
 */
import { SvelteMap } from 'svelte/reactivity'
import { has, t } from '../i18n/fluent'
import { joinSentences } from '../i18n/words'
import type { MatchClient } from '../net/MatchClient.svelte'
import type { Facts, Hello, Hint, LessonStep, Score, ServerMessage, Snapshot, Step } from '../net/protocol'
import { newId, type Link } from '../net/ReconnectingSocket'
import { play } from '../ui/sound'
import { REPEATED, spoken } from '../ui/spoken'
import type { HintWords } from './gameModule'
import { peopleOf, type People } from './matchPlayers'

export interface Refusal {
  text: string
  rule: string
}

/** What a game's table tells its controller. */
export interface TableWords {
  /** The move that is aimed at, in text form; null if there is none. */
  aimed: () => string | null
  /** What is aimed at, for screen readers; empty if nothing is. */
  aimedName?: () => string
  /** Whether something is aimed at: its outcome is shown, and no hint beside it. */
  aiming: () => boolean
  /** Aims at the moves of a hint, so that the usual button or key plays them; at nothing where there are none. */
  aimAt?: (moves: readonly string[]) => void
  /** A new state has arrived: drops what was aimed at or chosen, unless it still holds. */
  settle: () => void
  /** Announces these steps, and what is to be done now. */
  sentences: (steps: Step[]) => string[]
  sound: (steps: Step[]) => void
  /** The facts of a refusal in the game's names for what the server writes in its own way. */
  refusalFacts?: (facts: Facts) => Facts
  /** False where the moves of others are announced elsewhere, because each has a board of their own. */
  announcesOthers?: boolean
}

/** How long the aim stands still before the server is asked why it is not legal, in milliseconds. */
const WHY_PAUSE = 140

export class TableController<View = unknown, Offers = unknown, Points extends Score = Score> {
  hello = $state.raw<Hello | null>(null)
  snapshot = $state.raw<Snapshot<View, Offers, Points> | null>(null)
  /** The steps that led to the last state; empty when the page has just been opened. */
  news = $state.raw<Step[]>([])
  refusal = $state.raw<Refusal | null>(null)
  /** What the live region of the table says: the announcement, changed invisibly where it is repeated. */
  spoken = $state('')
  /** A gesture is on its way to the server. */
  sending = $state(false)
  /** The step of a lesson that asks for moves. */
  asked = $state.raw<LessonStep | null>(null)
  /** The coach of a lesson says what to do. */
  isTaught = $state(false)
  /** The hint that was asked for, as long as it holds. */
  hint = $state.raw<Hint | null>(null)
  hintWords: HintWords | null = null
  /** A hint is being computed. */
  thinking = $state(false)
  /** In practice, what each action costs compared with the best; null where that is not shown. */
  costs = $state.raw<ReadonlyMap<number, number> | null>(null)

  /** The state before this one; null when the page has just been opened. */
  before: Snapshot<View, Offers, Points> | null = null

  client: MatchClient | null = null
  /** What was pressed and is not offered, in text form: the server says why. */
  private wished: string | null = null
  private whyTimer: ReturnType<typeof setTimeout> | undefined
  private whyId = ''
  private whyText = ''
  private readonly answers = new SvelteMap<string, Refusal>()
  private playId = ''
  private stopListening: () => void = () => undefined

  constructor(private readonly words: TableWords) {}

  /** Begins to listen: the last thing in the constructor of a game's table. */
  open(client: MatchClient): void {
    this.client = client
    this.stopListening = client.listen((message) => this.receive(message))
  }

  close(): void {
    this.stopListening()
    clearTimeout(this.whyTimer)
  }

  /** The text for screen readers. What is assigned is said, also when it is the same as before. */
  get announcement(): string {
    return this.spoken.replace(REPEATED, '')
  }

  set announcement(text: string) {
    this.spoken = spoken(text, this.spoken)
  }

  get link(): Link {
    return this.client?.link ?? 'connecting'
  }

  get game(): string {
    return this.hello?.game ?? ''
  }

  get people(): People | null {
    return peopleOf(this.hello?.match)
  }

  /** Whether others play, too: who plays alone has no room. */
  get isShared(): boolean {
    return this.hello?.room != null
  }

  /** The name of a seat; null for one's own. */
  readonly naming = (seat: number): string | null =>
    seat === this.snapshot?.seat ? null : (this.people?.nameOf(seat) ?? t('table-player', { seat: seat + 1 }))

  readonly colourOf = (seat: number): number => this.people?.colourOf(seat) ?? seat

  /** The one move a lesson asks for, in text form; the others wait until it is done. */
  get only(): string | null {
    return this.asked?.actions[0] ?? null
  }

  /** Moves can be taken back without limit. */
  get isPractice(): boolean {
    return this.hello?.practice ?? false
  }

  /** The hint has the line over the hand: nothing else than what it advises is aimed at. */
  get isAdvising(): boolean {
    return this.hint !== null && (!this.aiming || this.words.aimed() === this.hint.moves[0])
  }

  /** The move that a lesson or a hint marks, in text form. */
  get suggested(): string | null {
    return this.only ?? this.hint?.moves[0] ?? null
  }

  /** The step that a lesson has come to; null where it leaves the table to the pupil. */
  ask(step: LessonStep | null): void {
    const asked = step && step.actions.length > 0 ? step : null
    if (asked !== this.asked) this.clearRefusal()
    this.asked = asked
    this.isTaught = step !== null
  }

  private get aimed(): string | null {
    return this.wished ?? this.words.aimed()
  }

  get aiming(): boolean {
    return this.words.aiming()
  }

  /** Shows a hint; its last step also aims at what it advises. */
  advise(hint: Hint, words: HintWords): void {
    this.clearRefusal()
    this.hintWords = words
    this.hint = hint
    this.words.aimAt?.(hint.moves)
  }

  /** Puts a hint away, and what it aimed at. */
  closeHint(): void {
    this.hint = null
    this.words.aimAt?.([])
  }

  /** Sends one gesture, all or none; nothing while another is on its way. */
  send(actions: readonly number[]): void {
    if (!this.snapshot || this.sending) return
    this.sending = true
    this.playId = newId()
    this.client?.send({ t: 'play', id: this.playId, version: this.snapshot.version, actions: [...actions] })
  }

  undo(): void {
    if (!this.snapshot || this.snapshot.seat === null || this.sending) return
    if (!this.snapshot.can_undo) {
      this.refuse({ text: t(this.isShared || this.isPractice ? 'cannot-undo' : 'table-undo-not'), rule: '' })
      play('no')
      return
    }
    this.sending = true
    this.playId = newId()
    this.client?.send({ t: 'undo', id: this.playId, version: this.snapshot.version })
  }

  /** Asks why the aim is not offered: when it has stood still for a moment, or at once. */
  askWhy(now = false): void {
    this.clearRefusal()
    if (now) this.askNow()
    else this.whyTimer = setTimeout(() => this.askNow(), WHY_PAUSE)
  }

  /** Asks why a move is not offered that was pressed. */
  wish(text: string): void {
    if (!this.snapshot || this.snapshot.seat === null) return
    this.clearRefusal()
    this.wished = text
    this.askNow()
    play('no')
  }

  /** The aim has changed: it is neither asked about nor refused. */
  clearRefusal(): void {
    this.wished = null
    this.refusal = null
    clearTimeout(this.whyTimer)
  }

  refuse(refusal: Refusal): void {
    this.refusal = refusal
    const rule = refusal.rule ? t('table-rule', { rule: refusal.rule }) : ''
    this.announcement = joinSentences(this.words.aimedName?.() ?? '', refusal.text, rule)
  }

  /** Shows a refusal that came from elsewhere than the socket. */
  refuseCode(code: string, facts: Facts, rule: string): void {
    this.refuse({ text: this.refusalText(code, facts), rule })
  }

  private refusalText(code: string, facts: Facts): string {
    return refusalText(code, this.words.refusalFacts?.(facts) ?? facts)
  }

  private receive(message: ServerMessage): void {
    if (message.t === 'hello') this.hello = message
    else if (message.t === 'state') this.take(message.snapshot as Snapshot<View, Offers, Points>, message.steps)
    else if (message.t === 'done') this.arrived(message.id)
    else if (message.t === 'refused') {
      this.arrived(message.id)
      this.refuseCode(message.code, message.facts, message.rule)
      play('no')
    } else if (message.t === 'reason' && message.id === this.whyId) {
      if (!message.code && this.only === null) return
      const text = message.code ? this.refusalText(message.code, message.facts) : t('coach-elsewhere')
      const reason = { text, rule: message.rule }
      this.answers.set(this.whyText, reason)
      if (this.aimed === this.whyText) this.refuse(reason)
    }
  }

  private take(snapshot: Snapshot<View, Offers, Points>, steps: Step[]): void {
    const first = this.snapshot === null
    if (!first && snapshot.version < this.snapshot!.version) return
    const changed = snapshot.version !== this.snapshot?.version
    if (changed) this.before = this.snapshot
    this.snapshot = snapshot
    // What this seat may do can change without a step of its own: the others are done, or a connection came back.
    if (!changed) return
    const all = this.words.announcesOthers ?? true
    const news = steps.filter(({ seat }) => all || seat === null || seat === snapshot.seat)
    this.news = first ? [] : news
    this.answers.clear()
    this.whyId = ''
    this.clearRefusal()
    this.sending = false
    this.hint = null
    this.costs = null
    this.words.settle()
    if (first) return
    const text = this.words.sentences(news).join(' ')
    // A state in which nothing has happened for this seat is not announced again.
    if (news.length > 0 || text !== this.announcement) this.announcement = text
    this.words.sound(news)
  }

  private arrived(id: string): void {
    if (id === this.playId) this.sending = false
  }

  private askNow(): void {
    const text = this.aimed
    if (text === null || !this.snapshot) return
    const known = this.answers.get(text)
    if (known) {
      this.refuse(known)
      return
    }
    this.whyId = newId()
    this.whyText = text
    this.client?.send({ t: 'why', id: this.whyId, version: this.snapshot.version, text })
  }
}

/** The server's code as a sentence; an unknown code still says that nothing happened. */
export function refusalText(code: string, facts: Facts): string {
  return has(code) ? t(code, facts) : t('not-legal')
}
