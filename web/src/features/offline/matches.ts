/** The matches of this device: begin, list, write to a file and read from one. */
import { callAsPerson } from '../../net/api'
import { isAlone } from '../../net/matchHost'
import { openStore } from '../../net/offline/store'
import type { StoredMatch, Summary } from '../../net/offline/words'
import { Refusal } from '../../net/Refusal'

/** The form of the files. A reader refuses those of a larger number. */
export const FORMAT = 1

/** Null where the browser stores nothing. */
export async function matchesHere(): Promise<Summary[] | null> {
  try {
    return await (await openStore()).list()
  } catch {
    return null
  }
}

/** A match that the server does not take: it stays on this device with the reason, and is not sent again. */
const REFUSED = [400, 404, 409, 413, 422]

/**
 * Sends the finished matches that the server does not have. Without a network the rest stays for another time, without a
 * server all. Returns how many were sent.
 */
export async function sendFinished(): Promise<number> {
  if (isAlone()) return 0
  const store = await openStore()
  const due = (await store.list()).filter(isDue)
  let sent = 0
  for (const { id } of due) {
    try {
      await callAsPerson('POST', '/api/offline/journals', await store.get(id))
      sent += 1
      await store.note(id, { sent: true, refused: undefined })
    } catch (error) {
      if (!(error instanceof Refusal) || !REFUSED.includes(error.status)) return sent
      const { code, facts, rule } = error
      await store.note(id, { sent: true, refused: { code, facts, rule } })
    }
  }
  return sent
}

/** Whether a match belongs into the history of the server and is not there. */
export function isDue({ outcome, sent, record }: Summary): boolean {
  return outcome !== null && !sent && record.source !== 'lesson'
}

/** All matches of this device as one file. */
export async function asFile(): Promise<Blob> {
  const store = await openStore()
  const matches = await Promise.all((await store.list()).map(({ id }) => store.get(id)))
  return new Blob([JSON.stringify({ mazzo: 'matches', format: FORMAT, matches })], { type: 'application/json' })
}

/** The matches of a file that `asFile` has made. Throws a `Refusal` if it is no such file, or of a newer version. */
export function readFile(text: string): StoredMatch[] {
  let content: { mazzo?: unknown; format?: unknown; matches?: unknown }
  try {
    content = JSON.parse(text) as typeof content
  } catch {
    throw new Refusal(400, 'offline-file')
  }
  if (content?.mazzo !== 'matches' || !Array.isArray(content.matches)) throw new Refusal(400, 'offline-file')
  if (typeof content.format !== 'number' || content.format > FORMAT) throw new Refusal(409, 'offline-file-newer')
  return content.matches as StoredMatch[]
}
