/** What the end of a game shows of Clustered. */
export { default as Board } from './EndBoard.svelte'
export { default as Tally } from './Tally.svelte'
export { default as Reward } from './Reward.svelte'
