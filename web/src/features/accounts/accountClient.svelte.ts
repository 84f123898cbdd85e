/** The account that the page shows, as the server sends it. */
import { api, meAgain } from '../../net/api'
import type { Account, Me, TokenCard } from '../../net/protocol'
import { Refusal } from '../../net/Refusal'
import { Doing } from '../../ui/pendingAction.svelte'
import { accounts } from './api'

export class AccountClient {
  me = $state.raw<Me | null>(null)
  account = $state.raw<Account | null>(null)
  tokens = $state.raw<TokenCard[]>([])
  /** Recovery codes that have just been made: shown until the person has stored them. */
  codes = $state.raw<string[]>([])
  error = $state.raw<unknown>(null)
  /** The id of a message about the last change of the whole page; shown until the next action. */
  news = $state('')

  readonly ready = $derived(this.me !== null && this.account !== null)
  readonly isGuest = $derived(this.account?.login === null)
  /** The name of this browser, for a passkey that is created here. */
  readonly here = $derived(this.account?.sessions.find((session) => session.here)?.device ?? '')

  doing(): Doing {
    return new Doing(this.checkSession, () => (this.news = ''))
  }

  async load(): Promise<void> {
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

  /** Sends a change of the account, and shows the account in the answer. */
  async apply(answer: Promise<Account>): Promise<void> {
    this.account = await answer
    if (this.account.codes.length > 0) this.codes = this.account.codes
  }

  /** Awaits a sign-in or a sign-out, then loads the account again and shows the message `news`. */
  async changePerson(call: Promise<unknown>, news: string): Promise<void> {
    const answer = await call
    this.codes = isAccount(answer) ? answer.codes : []
    this.news = ''
    await this.load()
    this.news = news
  }

  /** After a refusal because the session was ended elsewhere, loads the current person. */
  readonly checkSession = (error: unknown): void => {
    if (!(error instanceof Refusal) || (error.status !== 401 && error.code !== 'no-account')) return
    const again = meAgain().catch(() => undefined)
    void this.changePerson(again, 'account-news-ended')
  }
}

function isAccount(answer: unknown): answer is Account {
  return typeof answer === 'object' && answer !== null && 'codes' in answer
}
