/**
 * One person at one table of any game: the state that the server sent, the gesture on its way to it, the refusal, the hint
 * and the text for screen readers. A game's table owns one and gives it the game's texts. It implements no rule:
 * legality and outcomes come from the offers and from the server's answers to `why`.
 */
import { SvelteMap } from 'svelte/reactivity'
import { has, t } from '../i18n/fluent'
import { joinSentences } from '../i18n/words'
import type { Link } from '../net/connection'
import type { MatchClient } from '../net/MatchClient.svelte'
import type { Facts, Hello, Hint, LessonStep, Score, ServerMessage, Snapshot, Step } from '../net/protocol'
import { newId } from '../net/ReconnectingSocket'
import { play } from '../ui/sound'
import { REPEATED, asNewText } from '../ui/spoken'
import type { HintWords } from './gameModule'
import { peopleOf, type People } from './matchPlayers'

export interface Refusal {
  text: string
  rule: string
}

/** The functions of a game's table that the controller calls. */
export interface TableWords {
  /** The aimed move in text form; null if there is none. */
  aimed: () => string | null
  /** The aim for screen readers; empty if there is none. */
  aimedName?: () => string
  /** Whether there is an aim: its outcome is shown, and no hint. */
  aiming: () => boolean
  /** Aims at the moves of a hint, so that the usual button or key plays them; drops the aim if there are none. */
  aimAt?: (moves: readonly string[]) => void
  /** Called with a new state: drops an aim or choice that is no longer possible. */
  settle: () => void
  /** Announces these steps, and what to do now. */
  sentences: (steps: Step[]) => string[]
  sound: (steps: Step[]) => void
  /** The variables of a refusal, with the game's names in place of the server's notation. */
  refusalFacts?: (facts: Facts) => Facts
  /** False if the moves of others are announced elsewhere, because each has a board of their own. */
  announcesOthers?: boolean
}

/** Milliseconds for which the aim must not change before the server is asked why it is not legal. */
const WHY_PAUSE = 140

export class TableController<View = unknown, Offers = unknown, Points extends Score = Score> {
  hello = $state.raw<Hello | null>(null)
  snapshot = $state.raw<Snapshot<View, Offers, Points> | null>(null)
  /** The steps before the present state; empty if the page was just opened. */
  news = $state.raw<Step[]>([])
  refusal = $state.raw<Refusal | null>(null)
  /** Text of the table's live region: the announcement, with an invisible change when it is repeated. */
  liveText = $state('')
  /** Whether a gesture is being sent to the server. */
  sending = $state(false)
  /** The step of a lesson that asks for moves. */
  task = $state.raw<LessonStep | null>(null)
  /** Whether the coach of a lesson says what to do. */
  isTaught = $state(false)
  /** The requested hint, until the state changes. */
  hint = $state.raw<Hint | null>(null)
  hintWords: HintWords | null = null
  /** Whether a hint is being computed. */
  thinking = $state(false)
  /** In practice, the cost of each action compared with the best; null if costs are not shown. */
  costs = $state.raw<ReadonlyMap<number, number> | null>(null)

  /** The state before this one; null if the page was just opened. */
  before: Snapshot<View, Offers, Points> | null = null

  client: MatchClient | null = null
  /** A move that was pressed but is not offered, in text form: the server says why. */
  private wishText: string | null = null
  private whyTimer: ReturnType<typeof setTimeout> | undefined
  private whyId = ''
  private whyText = ''
  private readonly answers = new SvelteMap<string, Refusal>()
  private playId = ''
  private stopListening: () => void = () => undefined

  constructor(private readonly words: TableWords) {}

  /** Starts listening. To be called last in the constructor of a game's table. */
  open(client: MatchClient): void {
    this.client = client
    this.stopListening = client.listen((message) => this.receive(message))
  }

  close(): void {
    this.stopListening()
    clearTimeout(this.whyTimer)
  }

  /** The text for screen readers. Each assigned text is announced, even if it is the same as before. */
  get announcement(): string {
    return this.liveText.replace(REPEATED, '')
  }

  set announcement(text: string) {
    this.liveText = asNewText(text, this.liveText)
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

  /** Whether others play too: a match alone has no room. */
  get isShared(): boolean {
    return this.hello?.room != null
  }

  /** The name of a seat; null for the viewer's. */
  readonly naming = (seat: number): string | null =>
    seat === this.snapshot?.seat ? null : (this.people?.nameOf(seat) ?? t('table-player', { seat: seat + 1 }))

  readonly colourOf = (seat: number): number => this.people?.colourOf(seat) ?? seat

  /** The move that a lesson asks for, in text form; other moves are refused until it is played. */
  get only(): string | null {
    return this.task?.actions[0] ?? null
  }

  /** Whether moves can be taken back without limit. */
  get isPractice(): boolean {
    return this.hello?.practice ?? false
  }

  /** Whether the line over the hand shows the hint: only its moves are aimed at. */
  get isAdvising(): boolean {
    return this.hint !== null && (!this.aiming || this.words.aimed() === this.hint.moves[0])
  }

  /** The move that a lesson or a hint marks, in text form. */
  get suggestion(): string | null {
    return this.only ?? this.hint?.moves[0] ?? null
  }

  /** The present step of a lesson; null while the learner may play freely. */
  ask(step: LessonStep | null): void {
    const task = step && step.actions.length > 0 ? step : null
    if (task !== this.task) this.clearRefusal()
    this.task = task
    this.isTaught = step !== null
  }

  private get aimed(): string | null {
    return this.wishText ?? this.words.aimed()
  }

  get aiming(): boolean {
    return this.words.aiming()
  }

  /** Shows a hint; its last step also aims at the advised move. */
  advise(hint: Hint, words: HintWords): void {
    this.clearRefusal()
    this.hintWords = words
    this.hint = hint
    this.words.aimAt?.(hint.moves)
  }

  /** Removes a hint and its aim. */
  closeHint(): void {
    this.hint = null
    this.words.aimAt?.([])
  }

  /** Sends one gesture, applied as a whole or not at all; does nothing while another is being sent. */
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

  /** Asks the server why the aim is not legal: after it has not changed for a moment, or at once. */
  askWhy(now = false): void {
    this.clearRefusal()
    if (now) this.askNow()
    else this.whyTimer = setTimeout(() => this.askNow(), WHY_PAUSE)
  }

  /** Asks the server why a pressed move is not legal. */
  wish(text: string): void {
    if (!this.snapshot || this.snapshot.seat === null) return
    this.clearRefusal()
    this.wishText = text
    this.askNow()
    play('no')
  }

  /** Called when the aim has changed: drops the question and the refusal. */
  clearRefusal(): void {
    this.wishText = null
    this.refusal = null
    clearTimeout(this.whyTimer)
  }

  refuse(refusal: Refusal): void {
    this.refusal = refusal
    const rule = refusal.rule ? t('table-rule', { rule: refusal.rule }) : ''
    this.announcement = joinSentences(this.words.aimedName?.() ?? '', refusal.text, rule)
  }

  /** Shows a refusal that did not come by the socket. */
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
    const isNew = snapshot.version !== this.snapshot?.version
    if (isNew) this.before = this.snapshot
    this.snapshot = snapshot
    // The offers can change without a step of this seat: others have acted, or the connection is back.
    if (!isNew) return
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
    // A state without new steps for this seat is not announced again.
    if (news.length > 0 || text !== this.announcement) this.announcement = text
    this.words.sound(news)
  }

  private arrived(id: string): void {
    if (id === this.playId) this.sending = false
  }

  private askNow(): void {
    const text = this.aimed
    if (text === null || !this.snapshot) return
    const answer = this.answers.get(text)
    if (answer) {
      this.refuse(answer)
      return
    }
    this.whyId = newId()
    this.whyText = text
    this.client?.send({ t: 'why', id: this.whyId, version: this.snapshot.version, text })
  }
}

/** The message of a refusal code; an unknown code gives a general one. */
function refusalText(code: string, facts: Facts): string {
  return has(code) ? t(code, facts) : t('not-legal')
}
