/** What the review shows of a game with plain screens. */
export { default as Board } from './ReviewBoard.svelte'

export const actionText = (action: string): string => action
