/** What the end of a game shows of Orchard. */
export { default as Board } from './EndBoard.svelte'
export { default as Tally } from './Tally.svelte'
export { default as Reward } from './Basket.svelte'
