/** What the end of a game with plain screens shows. */
export { default as Board } from './EndBoard.svelte'
export { default as Tally } from './Tally.svelte'
export { default as Reward } from './Reward.svelte'
