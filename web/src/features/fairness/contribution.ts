/** The part of this browser in the shuffle of a match that begins. */
import { callAsPerson } from '../../net/api'
import type { Announcement, Contribution } from '../../net/protocol'
import { numberFor } from './numbers'

/** Nothing if the host of the match announces none. */
export async function contribution(): Promise<{ shuffle?: Contribution }> {
  const announced = await callAsPerson<Announcement>('POST', '/api/fairness/announcements').catch(() => null)
  return announced ? { shuffle: { match: announced.match, token: announced.token, number: numberFor(announced) } } : {}
}
