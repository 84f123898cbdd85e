/** What the end of a game shows of Grove. */
export { default as Board } from './EndBoard.svelte'
export { default as Tally } from './Tally.svelte'
export { default as Reward } from './Harvest.svelte'
