/** Signals the viewer's turn on a page in the background: title, icon of the tab, badge of the app, one soft sound. */
import { play } from '../../ui/sound'

/** Milliseconds: a person who waited less than this is still looking at the page. */
const LONG_WAIT = 2_000
const ICON = '/icon.svg'
const CALLING = '/icon-turn.svg'

export class Turns {
  private calling = false
  private since = performance.now()

  /** `due`: how many seats wait for this person. `title`: the page's title; `call`: the title shown instead. */
  tell(due: number, title: string, call: string): void {
    document.title = due > 0 ? `● ${call} · ${title}` : title
    if (due > 0 === this.calling) return
    this.calling = due > 0
    if (this.calling && (document.hidden || performance.now() - this.since > LONG_WAIT)) play('call')
    this.since = performance.now()
    this.show(due)
  }

  close(): void {
    this.calling = false
    this.show(0)
  }

  private show(due: number): void {
    document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', due > 0 ? CALLING : ICON)
    if (due > 0) void navigator.setAppBadge?.(due).catch(() => undefined)
    else void navigator.clearAppBadge?.().catch(() => undefined)
  }
}
