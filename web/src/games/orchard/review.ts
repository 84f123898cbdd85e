/** What the review shows of Orchard. */
export { default as Board } from './ReviewBoard.svelte'
export { actionText } from '../../gridCards/review'
