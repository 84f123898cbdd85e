/** What the end of a game shows of Clustered. */
import { touch } from './touch.svelte'

export { default as Board } from './EndBoard.svelte'
export { default as Tally } from './Tally.svelte'
export { default as Reward } from './Reward.svelte'

export const unmark = (): void => touch.clear()
