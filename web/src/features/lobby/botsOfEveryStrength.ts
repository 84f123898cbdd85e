import type { BotName } from '../../net/protocol'

const ORDER: readonly BotName[] = ['master', 'novice', 'expert', 'casual', 'greedy']

/** As many bots as `seats`, of every strength, beginning with the strongest and the weakest. */
export function botsOfEveryStrength(seats: number): BotName[] {
  return Array.from({ length: seats }, (_, k) => ORDER[k % ORDER.length]!)
}
