/** One person's account as the page shows it; everything comes from the server. */
import { api, meAgain, Refusal } from '../../net/api'
import type { Account, Me, TokenCard } from '../../net/protocol'
import { Doing } from '../../ui/pendingAction.svelte'
import { accounts } from './api'

export class AccountClient {
  me = $state.raw<Me | null>(null)
  account = $state.raw<Account | null>(null)
  tokens = $state.raw<TokenCard[]>([])
  /** Recovery codes that have just been made: shown until the person has stored them. */
  codes = $state.raw<string[]>([])
  error = $state.raw<unknown>(null)
  /** What has just become of the whole page, as the id of a sentence: said until something else is done. */
  news = $state('')

  readonly ready = $derived(this.me !== null && this.account !== null)
  readonly isGuest = $derived(this.account?.login === null)
  /** How this browser is called, for the passkey that is made here. */
  readonly here = $derived(this.account?.sessions.find((session) => session.here)?.device ?? '')

  doing(): Doing {
    return new Doing(this.doubt, () => (this.news = ''))
  }

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

  /** Changes the account by what the server answers. */
  async take(answer: Promise<Account>): Promise<void> {
    this.account = await answer
    if (this.account.codes.length > 0) this.codes = this.account.codes
  }

  /** Signed in or out: the page starts again, and says why. */
  async become(call: Promise<unknown>, news: string): Promise<void> {
    const answer = await call
    this.codes = isAccount(answer) ? answer.codes : []
    this.news = ''
    await this.look()
    this.news = news
  }

  /** After a refusal that tells that this session has ended elsewhere, the page shows who is signed in now. */
  readonly doubt = (error: unknown): void => {
    if (!(error instanceof Refusal) || (error.status !== 401 && error.code !== 'no-account')) return
    const again = meAgain().catch(() => undefined)
    void this.become(again, 'account-news-ended')
  }
}

function isAccount(answer: unknown): answer is Account {
  return typeof answer === 'object' && answer !== null && 'codes' in answer
}
