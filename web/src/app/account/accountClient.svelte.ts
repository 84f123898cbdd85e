/** One person's account as the page shows it, and what is being done about it. Everything here comes from the server. */
import { accounts } from '../../net/account'
import { api, meAgain, Refusal } from '../../net/api'
import type { Account, Me, TokenCard } from '../../net/protocol'

/** One thing a person does: whether it is on its way, and why it was refused. */
export class Doing {
  busy = $state(false)
  error = $state.raw<unknown>(null)

  constructor(private readonly client: AccountDesk) {}

  /** True when it was done; while it is on its way, it is not done twice. */
  async run(action: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.error = null
    try {
      await action()
      return true
    } catch (error) {
      this.error = error
      void this.client.doubt(error)
      return false
    } finally {
      this.busy = false
    }
  }
}

export class AccountDesk {
  me = $state.raw<Me | null>(null)
  account = $state.raw<Account | null>(null)
  tokens = $state.raw<TokenCard[]>([])
  error = $state.raw<unknown>(null)
  /** What has just become of the whole page, as the id of a sentence: said when it has become another. */
  news = $state('')

  readonly ready = $derived(this.me !== null && this.account !== null)
  readonly isGuest = $derived(this.account?.login === null)
  /** How this browser is called, for the passkey that is made here. */
  readonly here = $derived(this.account?.sessions.find((session) => session.here)?.device ?? '')

  async look(): Promise<void> {
    try {
      const account = await accounts.mine()
      this.tokens = account.login === null ? [] : await accounts.tokens()
      this.me = await api.me()
      this.account = account
      this.error = null
    } catch (error) {
      this.error = error
    }
  }

  /** Somebody came in or went: the page starts again, and says why. */
  async become(news: string): Promise<void> {
    this.news = ''
    await this.look()
    this.news = news
  }

  /** A refusal that tells that this session has ended elsewhere: the page shows who one is now. */
  async doubt(error: unknown): Promise<void> {
    if (!(error instanceof Refusal) || (error.status !== 401 && error.code !== 'no-account')) return
    await meAgain().catch(() => undefined)
    await this.become('account-news-ended')
  }
}
