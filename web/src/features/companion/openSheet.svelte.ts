/** The sheet of a page: its changes, which are stored before they are shown, and its count, which is never waited for. */
import { t } from '../../i18n/fluent'
import type { TableCount } from '../../net/protocol'
import { Refusal } from '../../net/Refusal'
import { companion } from './api'
import { changed, listenSheets, readSheet, redone, undone, write, type StoredSheet } from './sheets'

/** Milliseconds between the last change and its count, so that quick taps are counted once. */
const PAUSE = 150
/** Milliseconds until what was refused as too fast is tried again. */
export const LATER = 1_000

export class OpenSheet {
  stored: StoredSheet
  count = $state.raw<TableCount | null>(null)
  /** Why the last count failed. */
  error = $state.raw<unknown>(null)
  /** Whether the last change came from another window. */
  isFromElsewhere = $state(false)
  /** Whether another window has deleted the sheet. */
  isDeleted = $state(false)
  /** What was undone or redone, for screen readers. */
  said = $state('')

  private readonly stopListening: () => void
  private readonly recountAfterError = (): void => {
    if (this.error) void this.recount()
  }

  private timer: ReturnType<typeof setTimeout> | undefined
  private counts = 0

  constructor(stored: StoredSheet) {
    this.stored = $state.raw(stored)
    this.stopListening = listenSheets((id) => {
      if (id === stored.id || id === '') this.reread()
    })
    window.addEventListener('online', this.recountAfterError)
    void this.recount()
  }

  readonly sheet = $derived.by(() => JSON.parse(this.stored.text) as unknown)

  change(sheet: unknown): void {
    this.put(changed(this.stored, sheet))
  }

  undo(): void {
    if (this.put(undone(this.stored))) this.said = t('companion-said-undone', { left: this.stored.applied })
  }

  redo(): void {
    if (!this.put(redone(this.stored))) return
    this.said = t('companion-said-redone', { left: this.stored.steps.length - this.stored.applied })
  }

  /** Changes what is not entered on the sheet: names, colours, where it is kept. */
  note(news: Partial<StoredSheet>): void {
    this.stored = write({ ...this.stored, ...news })
  }

  async recount(): Promise<void> {
    clearTimeout(this.timer)
    const number = ++this.counts
    try {
      const count = await companion.count(this.stored.game, this.sheet)
      if (number !== this.counts) return
      this.count = count
      this.error = null
      const totals = count.players.map(({ total }) => total)
      if (String(totals) !== String(this.stored.totals) || count.over !== this.stored.isOver)
        this.note({ totals, isOver: count.over })
    } catch (error) {
      if (number !== this.counts) return
      if (error instanceof Refusal && error.status === 429) this.timer = setTimeout(() => void this.recount(), LATER)
      else this.error = error
    }
  }

  close(): void {
    this.stopListening()
    window.removeEventListener('online', this.recountAfterError)
    clearTimeout(this.timer)
    this.counts += 1
  }

  /** Shows what another window has stored. */
  private reread(): void {
    const stored = readSheet(this.stored.id)
    if (stored && stored.version !== this.stored.version) this.show(stored, true)
    this.isDeleted = stored === null
  }

  /** Whether the change was stored: another window may have written before. */
  private put(next: StoredSheet): boolean {
    if (next === this.stored) return false
    const written = write(next)
    const isStored = written.text === next.text
    this.show(written, !isStored)
    return isStored
  }

  private show(stored: StoredSheet, isFromElsewhere: boolean): void {
    const isOther = stored.text !== this.stored.text
    this.stored = stored
    // A live region is silent if it is given the text that it has.
    this.said = ''
    this.isFromElsewhere = isFromElsewhere && isOther
    if (!isOther) return
    this.counts += 1
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.recount(), PAUSE)
  }
}
