/** Who sits at a match of this device. */
import type { BotName } from '../../net/protocol'

/** The longest name, as of a server. */
export const NAME_LENGTH = 24

/** The seats: the people first, then the bots. */
export function seatsOf(people: number, bots: number, bot: BotName): (BotName | null)[] {
  return [...Array<null>(people).fill(null), ...Array<BotName>(bots).fill(bot)]
}
