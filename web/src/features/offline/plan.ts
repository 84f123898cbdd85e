/** Who sits at a match of this device, and why one cannot be opened. */
import type { BotName } from '../../net/protocol'

/** The longest name, as of a server. */
export const NAME_LENGTH = 24

/** The seats: the people first, then the bots. */
export function seatsOf(people: number, bots: number, bot: BotName): (BotName | null)[] {
  return [...Array<null>(people).fill(null), ...Array<BotName>(bots).fill(bot)]
}

/** The texts that say why a match cannot be opened. `why`: the code of the refusal. */
export function closedWords(why: string | null): { title: string; text: string } {
  if (why === null || why === 'not-found') return { title: 'missing-short', text: 'offline-not-here' }
  return { title: 'offline-shut', text: why === 'newer-version' ? 'offline-newer' : 'offline-damaged' }
}
