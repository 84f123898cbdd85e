/** What a hint says in a game with plain screens: the moves themselves. */
import type { HintWords } from '../gameModule'

export const words: HintWords = { text: ({ what, moves }) => moves.join(', ') || what }
