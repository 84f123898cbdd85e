/** The client at which a deck is entered: what has been entered, where the next word goes, and what is wrong so far. */
import type { Complaint, DeckInfo } from '../../net/protocol'
import { Refusal } from '../../net/Refusal'
import { decks, wireOf } from './api'
import * as drafts from './draft'
import type { At, Draft } from './draft'
import { isFilled, type RecipeDraft } from './recipe'

export type Side = 'faces' | 'recipes'
export type Standing = 'empty' | 'begun' | 'done' | 'wrong'

const SOON = 450

export class Editor {
  draft = $state() as Draft
  at = $state.raw<At>({ card: 0, cell: 0 })
  side = $state<Side>('faces')
  /** What the server found wrong in the last draft it saw. */
  complaints = $state.raw<readonly Complaint[]>([])
  /** Whether the server has not checked the present draft yet. */
  pending = $state(true)
  saving = $state(false)
  error = $state.raw<unknown>(null)
  /** The last entry, for the live region. */
  lastEntry = $state.raw<{ word: string; at: At } | null>(null)

  readonly gaps = $derived(drafts.gaps(this.draft))
  readonly bare = $derived(drafts.firstBareRecipe(this.draft))
  readonly twins = $derived(drafts.twins(this.draft))
  /** Complaints without those about empty cells, which are shown as gaps. */
  readonly wrong = $derived(this.complaints.filter((each) => !this.isGap(each)))
  readonly why = $derived<'' | 'gaps' | 'recipes' | 'name' | 'wrong'>(
    this.gaps > 0
      ? 'gaps'
      : this.bare !== null
        ? 'recipes'
        : this.wrong.length > 0
          ? 'wrong'
          : this.draft.name.trim() === ''
            ? 'name'
            : '',
  )

  private timer: ReturnType<typeof setTimeout> | undefined
  private question = 0

  constructor(
    readonly key: string,
    draft: Draft,
    /** The words of a cell. */
    readonly words: readonly string[],
  ) {
    this.draft = draft
    this.at = drafts.firstGap(draft) ?? { card: 0, cell: 0 }
  }

  go(at: At): void {
    this.at = at
  }

  card(card: number): void {
    if (card < 0 || card >= this.draft.faces.length) return
    const cell = this.draft.faces[card]!.indexOf('')
    this.at = { card, cell: Math.max(cell, 0) }
  }

  /** Shows the other side of the cards, at the first card that is incomplete there. */
  turn(side: Side): void {
    this.side = side
    if (side === 'recipes' && this.bare !== null) this.card(this.bare)
    else if (side === 'faces') this.at = drafts.firstGap(this.draft) ?? this.at
  }

  step(rows: number, cols: number): void {
    this.at = drafts.stepOf(this.draft, this.at, rows, cols)
  }

  /** Fills the cell and goes on to the next. */
  put(word: string): void {
    const { card, cell } = this.at
    this.draft.faces[card]![cell] = word
    this.lastEntry = { word, at: this.at }
    this.at = drafts.nextOf(this.draft, this.at)
    this.afterChange()
  }

  /** Empties the current cell; if it is empty already, the one before it. */
  back(): void {
    const { card, cell } = this.at
    const at = this.draft.faces[card]![cell] === '' ? drafts.beforeOf(this.draft, this.at) : this.at
    if (!at) return
    this.draft.faces[at.card]![at.cell] = ''
    this.at = at
    this.lastEntry = { word: '', at }
    this.afterChange()
  }

  afterChange(): void {
    drafts.keepDraft(this.key, $state.snapshot(this.draft))
    this.pending = true
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.check(), SOON)
  }

  standing(card: number): Standing {
    if (this.wrong.some((each) => each.card === card + 1)) return 'wrong'
    if (this.side === 'recipes') {
      const recipe: RecipeDraft = this.draft.recipes[card]!
      if (isFilled(recipe)) return 'done'
      return recipe.number !== null || recipe.amount !== null || recipe.name !== '' ? 'begun' : 'empty'
    }
    const left = drafts.gapsOn(this.draft, card)
    return left === 0 ? 'done' : left === this.draft.faces[card]!.length ? 'empty' : 'begun'
  }

  isWrong(card: number, cell: number): boolean {
    return this.wrong.some((each) => each.card === card + 1 && each.cell === cell + 1)
  }

  /** Fields of the recipe on a card's back that are wrong. */
  wrongFields(card: number): (string | null)[] {
    return this.wrong.filter((each) => each.card === card + 1).map(({ field }) => field)
  }

  /** Requests the errors of the draft from the server; an answer about an older draft is ignored. */
  async check(): Promise<void> {
    clearTimeout(this.timer)
    const number = (this.question += 1)
    try {
      const { complaints } = await decks.check(wireOf($state.snapshot(this.draft)))
      if (number !== this.question) return
      this.complaints = complaints
      this.error = null
      this.pending = false
    } catch (refused) {
      if (number === this.question && !(refused instanceof Refusal && refused.status === 429)) this.error = refused
    }
  }

  /** Saves the deck. Null if the server refused it, or if it is incomplete. */
  async save(): Promise<DeckInfo | null> {
    if (this.saving) return null
    this.saving = true
    this.error = null
    try {
      if (this.pending) await this.check()
      if (this.why !== '' || this.pending) return null
      const answer = await decks.keep(wireOf($state.snapshot(this.draft)))
      drafts.dropDraft(this.key)
      return answer
    } catch (refused) {
      this.error = refused
      return null
    } finally {
      this.saving = false
    }
  }

  stop(): void {
    clearTimeout(this.timer)
    this.question += 1
  }

  /** Whether a complaint is only about an empty cell or field. */
  private isGap({ card, cell, field }: Complaint): boolean {
    if (card === null) return this.gaps > 0 || this.bare !== null || (field === 'name' && this.draft.name.trim() === '')
    if (field !== null) {
      const value = this.draft.recipes[card - 1]?.[field as keyof RecipeDraft] ?? ''
      return typeof value === 'string' && value.trim() === ''
    }
    const face = this.draft.faces[card - 1] ?? []
    return cell === null ? face.includes('') : face[cell - 1] === ''
  }
}
