/** The calls of the page that checks a shuffle. */
import { call } from '../../net/api'
import type { DayProof, DealPage, MatchInfo, MonthFile } from '../../net/protocol'
import { Refusal } from '../../net/Refusal'

export const fairness = {
  day: (date: string) => call<DayProof>('GET', `/api/fairness/days/${encodeURIComponent(date)}`),
  month: (date: string) => call<MonthFile>('GET', `/api/fairness/${encodeURIComponent(date.slice(0, 7))}`),
  /** The day of the deal on which a match was played; null if it is no deal of a day. */
  async dayOf(match: string): Promise<string | null> {
    const { deal } = await call<MatchInfo>('GET', `/api/matches/${encodeURIComponent(match)}`)
    return deal ? (await call<DealPage>('GET', `/api/deals/${encodeURIComponent(deal)}`)).day : null
  },
  /** The journal of a finished match as text. */
  async journal(match: string): Promise<string> {
    const answer = await fetch(`/api/matches/${encodeURIComponent(match)}/journal`).catch(() => null)
    if (!answer) throw new Refusal(0, 'no-connection')
    if (answer.ok) return answer.text()
    const problem = (await answer.json().catch(() => null)) as { code?: string } | null
    throw new Refusal(answer.status, problem?.code ?? 'our-fault')
  },
}
