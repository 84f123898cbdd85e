/** The scorer of the printed game. */
export { default as Entry } from './Entry.svelte'
export { factsOf } from './facts'
export { empty } from './sheet'

export const options = ['one-hand']
