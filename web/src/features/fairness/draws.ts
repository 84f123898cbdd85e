/**
 * Checks that the cards of a journal are those that follow from its seed. Which cards there are, and from which of them
 * the next is drawn, is said here again: the check must not rest on what the server says.
 */
import { cardIn, type Follower } from './cards'
import { followClustered } from './clustered'
import { followGnoming } from './gnoming'
import { followGrass } from './grass'
import { followGridCards } from './gridCards'
import { hmac, textBytes } from './hashes'
import type { Entry, Journal } from './journal'

const FOLLOWERS: Record<string, (journal: Journal) => Follower> = {
  orchard: followGridCards,
  grove: followGridCards,
  clustered: followClustered,
  gnoming: followGnoming,
  grass: followGrass,
}

const TOP = 1n << 64n

/** Whether every card of the journal was drawn from the seed, among the cards that were left; null for other games. */
export async function drawsOf(seed: string, journal: Journal): Promise<boolean | null> {
  const follow = FOLLOWERS[journal.game]
  if (!follow) return null
  /** The entries that were not taken back, and how many outcomes of each stream are among them. */
  let line: Entry[] = []
  let counts = new Map<string, number>()
  let follower = follow(journal)
  const add = (entry: Entry) => {
    if (entry.author === '*') {
      const { stream } = follower.source()
      counts.set(stream, (counts.get(stream) ?? 0) + 1)
    }
    line.push(entry)
    follower.add(entry)
  }
  for (const entry of journal.entries) {
    if (entry.text === 'undo') {
      const last = line.findLastIndex(({ author }) => author === entry.author)
      // alone in practice the outcomes after the action are undone, too
      const rest = journal.isFree ? line.slice(0, last) : line.toSpliced(last, 1)
      line = []
      counts = new Map()
      follower = follow(journal)
      rest.forEach(add)
      continue
    }
    if (entry.author === '*') {
      const { stream, cards } = follower.source()
      if (cards.length === 0) return false
      const at = await draw(seed, stream, counts.get(stream) ?? 0, cards.length)
      if (cards[at] !== cardIn(entry)) return false
    }
    add(entry)
  }
  return true
}

/** The k-th draw of a stream among n. */
export async function draw(seed: string, stream: string, k: number, n: number): Promise<number> {
  const among = BigInt(n)
  for (let attempt = 0; ; attempt++) {
    const value = BigInt(`0x${(await hmac(seed, textBytes(`${stream}/${k}/${attempt}`))).slice(0, 16)}`)
    if (value < TOP - (TOP % among)) return Number(value % among)
  }
}
