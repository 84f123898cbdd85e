import type { BotName } from '../../net/protocol'

const ORDER: readonly BotName[] = ['master', 'novice', 'expert', 'casual', 'greedy']

/** Bots of every strength for so many seats, the strongest and the weakest first. */
export function botsOfEveryStrength(seats: number): BotName[] {
  return Array.from({ length: seats }, (_, k) => ORDER[k % ORDER.length]!)
}
