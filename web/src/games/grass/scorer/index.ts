/** The scorer of the printed game. */
export { namedFacts as factsOf } from '../cards'
export { default as Entry } from './Entry.svelte'
export { default as Referee } from './Referee.svelte'
export { empty } from './sheet'

export const options = ['one-hand']
